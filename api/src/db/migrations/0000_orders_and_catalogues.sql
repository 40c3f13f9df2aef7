CREATE TABLE "catalogues" (
	"brand" text NOT NULL,
	"version" text NOT NULL,
	"body" jsonb NOT NULL,
	"stored_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "catalogues_brand_version_pk" PRIMARY KEY("brand","version")
);
--> statement-breakpoint
CREATE TABLE "coupon_uses" (
	"brand" text NOT NULL,
	"code" text NOT NULL,
	"holder" text NOT NULL,
	"used" integer NOT NULL,
	CONSTRAINT "coupon_uses_brand_code_holder_pk" PRIMARY KEY("brand","code","holder")
);
--> statement-breakpoint
CREATE TABLE "current_catalogues" (
	"brand" text PRIMARY KEY NOT NULL,
	"version" text NOT NULL,
	"changed_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "notifications" (
	"id" uuid PRIMARY KEY NOT NULL,
	"provider" text NOT NULL,
	"digest" text NOT NULL,
	"body" text NOT NULL,
	"received_at" timestamp with time zone NOT NULL,
	"taken_at" timestamp with time zone
);
--> statement-breakpoint
CREATE TABLE "order_lines" (
	"order_id" uuid NOT NULL,
	"position" integer NOT NULL,
	"kind" text NOT NULL,
	"product_id" text NOT NULL,
	"name" text NOT NULL,
	"cycle" text NOT NULL,
	"quantity" integer NOT NULL,
	"price" bigint NOT NULL,
	"discount" bigint NOT NULL,
	"total" bigint NOT NULL,
	"renewal" bigint NOT NULL,
	CONSTRAINT "order_lines_order_id_position_pk" PRIMARY KEY("order_id","position")
);
--> statement-breakpoint
CREATE TABLE "orders" (
	"id" uuid PRIMARY KEY NOT NULL,
	"number" bigint GENERATED ALWAYS AS IDENTITY (sequence name "orders_number_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1000001 CACHE 1),
	"token" text NOT NULL,
	"brand" text NOT NULL,
	"idempotency_key" text NOT NULL,
	"fingerprint" text NOT NULL,
	"quote_id" text NOT NULL,
	"status" text NOT NULL,
	"currency" text NOT NULL,
	"price" bigint NOT NULL,
	"discount" bigint NOT NULL,
	"total" bigint NOT NULL,
	"coupon" text,
	"price_book_version" text NOT NULL,
	"customer" jsonb NOT NULL,
	"cart" jsonb NOT NULL,
	"placed_at" timestamp with time zone NOT NULL,
	"changed_at" timestamp with time zone NOT NULL,
	CONSTRAINT "orders_token_unique" UNIQUE("token"),
	CONSTRAINT "orders_quote_id_unique" UNIQUE("quote_id"),
	CONSTRAINT "orders_idempotency" UNIQUE("brand","idempotency_key")
);
--> statement-breakpoint
CREATE TABLE "payments" (
	"id" uuid PRIMARY KEY NOT NULL,
	"order_id" uuid NOT NULL,
	"method" text NOT NULL,
	"status" text NOT NULL,
	"currency" text NOT NULL,
	"amount" bigint NOT NULL,
	"provider" text NOT NULL,
	"provider_payment_id" text,
	"instructions" jsonb,
	"expires_at" timestamp with time zone,
	"changed_at" timestamp with time zone NOT NULL,
	CONSTRAINT "payments_provider" UNIQUE("provider","provider_payment_id")
);
--> statement-breakpoint
ALTER TABLE "order_lines" ADD CONSTRAINT "order_lines_order_id_orders_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."orders"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "payments" ADD CONSTRAINT "payments_order_id_orders_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."orders"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "notifications_waiting" ON "notifications" USING btree ("provider","digest") WHERE taken_at is null;--> statement-breakpoint
CREATE INDEX "payments_order" ON "payments" USING btree ("order_id");