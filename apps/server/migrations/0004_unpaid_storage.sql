ALTER TABLE "orders" ADD COLUMN "erase_pictures_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "orders" ADD COLUMN "resume_bytes" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "orders" ADD COLUMN "network_hash" text;--> statement-breakpoint
CREATE INDEX "orders_erase_pictures_at_idx" ON "orders" USING btree ("erase_pictures_at") WHERE "orders"."erase_pictures_at" is not null;--> statement-breakpoint
CREATE INDEX "orders_network_hash_idx" ON "orders" USING btree ("network_hash","resume_bytes") WHERE "orders"."network_hash" is not null;--> statement-breakpoint
ALTER TABLE "orders" ADD CONSTRAINT "orders_resume_bytes_check" CHECK ("orders"."resume_bytes" >= 0);