ALTER TABLE "order_lines" ADD COLUMN "data_center" text;--> statement-breakpoint
ALTER TABLE "order_lines" ADD COLUMN "transfer_code" text;--> statement-breakpoint
ALTER TABLE "orders" ADD COLUMN "origin" jsonb DEFAULT '{"salesConsultantId":null,"offerContexts":[],"vpsType":null}'::jsonb NOT NULL;