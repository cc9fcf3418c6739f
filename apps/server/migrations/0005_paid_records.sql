ALTER TABLE "receipts" ALTER COLUMN "number" DROP IDENTITY;--> statement-breakpoint
ALTER TABLE "subscriptions" ADD COLUMN "cancelled_because" text;--> statement-breakpoint
-- Payments returned in full before plans ended with them.
UPDATE "subscriptions" SET "cancelled_at" = "orders"."updated_at", "cancelled_because" = 'refunded', "updated_at" = "orders"."updated_at"
FROM "orders" WHERE "orders"."id" = "subscriptions"."order_id" AND "orders"."notes"->>'refund' = 'refunded'
  AND "orders"."completed_by" IS NULL AND "subscriptions"."cancelled_at" IS NULL;--> statement-breakpoint
ALTER TABLE "subscriptions" ADD CONSTRAINT "subscriptions_cancelled_check" CHECK (("subscriptions"."cancelled_at" is null) = ("subscriptions"."cancelled_because" is null));--> statement-breakpoint
ALTER TABLE "subscriptions" ADD CONSTRAINT "subscriptions_cancelled_because_check" CHECK ("subscriptions"."cancelled_because" in ('refunded'));