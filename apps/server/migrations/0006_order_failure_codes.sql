ALTER TABLE "orders" ADD COLUMN "failure_code" text;--> statement-breakpoint
ALTER TABLE "orders" ADD COLUMN "failure_params" jsonb;--> statement-breakpoint
-- Until now the sentence itself was stored. What none of these says is a bank's or a member of staff's own words, and stays.
UPDATE "orders" SET "failure_reason" = NULL,
  "failure_code" = CASE
    WHEN "failure_kind" = 'staff' THEN 'order-failed-by-staff'
    WHEN "failure_kind" = 'returned' THEN 'payment-returned'
    WHEN "failure_kind" = 'attempt' THEN 'payment-attempt-failed'
    WHEN "failure_reason" LIKE 'Paid in %' THEN 'payment-currency-differs'
    WHEN "failure_reason" LIKE 'Paid %' THEN 'payment-amount-differs'
    ELSE 'order-account-gone'
  END,
  "failure_params" = CASE
    WHEN "failure_kind" <> 'held' THEN NULL
    WHEN "failure_reason" LIKE 'Paid in %' THEN
      jsonb_build_object('currency', substring("failure_reason" from '^Paid in (\S+) instead of INR: '))
    WHEN "failure_reason" LIKE 'Paid %' THEN jsonb_build_object(
      'paid', substring("failure_reason" from '^Paid (\S+) instead of '),
      'price', substring("failure_reason" from ' instead of (\S+): '))
  END
WHERE ("failure_kind" = 'staff' AND "failure_reason" IS NULL)
  OR ("failure_kind" = 'returned' AND "failure_reason" = 'The payment was returned to the payer')
  OR ("failure_kind" = 'attempt' AND "failure_reason" = 'The payment did not go through')
  OR ("failure_kind" = 'held' AND (
    "failure_reason" = 'The account of this order no longer exists'
    OR "failure_reason" ~ '^Paid in \S+ instead of INR: nothing was granted, staff will look at it$'
    OR "failure_reason" ~ '^Paid ₹\S+ instead of ₹\S+: nothing was granted, staff will look at it$'));--> statement-breakpoint
ALTER TABLE "orders" ADD CONSTRAINT "orders_failure_code_check" CHECK ("orders"."failure_code" in ('payment-attempt-failed', 'payment-returned', 'payment-amount-differs', 'payment-currency-differs', 'order-account-gone', 'order-failed-by-staff'));--> statement-breakpoint
ALTER TABLE "orders" ADD CONSTRAINT "orders_failure_words_check" CHECK ("orders"."failure_code" is null or "orders"."failure_reason" is null);