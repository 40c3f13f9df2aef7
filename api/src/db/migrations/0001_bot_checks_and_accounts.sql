CREATE TABLE "used_tokens" (
	"name" text PRIMARY KEY NOT NULL,
	"expires_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE INDEX "used_tokens_expiry" ON "used_tokens" USING btree ("expires_at");--> statement-breakpoint
CREATE INDEX "orders_document" ON "orders" USING btree ("brand",(customer ->> 'document'));