CREATE TABLE "visit_tallies" (
	"day" date NOT NULL,
	"step" text NOT NULL,
	"part" integer NOT NULL,
	"visits" bigint NOT NULL,
	CONSTRAINT "visit_tallies_day_step_part_pk" PRIMARY KEY("day","step","part"),
	CONSTRAINT "visit_tallies_step_check" CHECK ("visit_tallies"."step" in ('opened', 'begun', 'checkout'))
);
--> statement-breakpoint
CREATE TABLE "email_changes" (
	"user_id" text PRIMARY KEY NOT NULL,
	"new_email" text NOT NULL,
	"old_token_hash" text NOT NULL,
	"new_token_hash" text NOT NULL,
	"old_confirmed_at" timestamp with time zone,
	"new_confirmed_at" timestamp with time zone,
	"session_id" text NOT NULL,
	"expires_at" timestamp with time zone NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "email_changes_old_token_hash_unique" UNIQUE("old_token_hash"),
	CONSTRAINT "email_changes_new_token_hash_unique" UNIQUE("new_token_hash"),
	CONSTRAINT "email_changes_email_lower_check" CHECK ("email_changes"."new_email" = lower("email_changes"."new_email"))
);
--> statement-breakpoint
CREATE TABLE "former_emails" (
	"user_id" text NOT NULL,
	"email" text NOT NULL,
	"until" timestamp with time zone NOT NULL,
	CONSTRAINT "former_emails_user_id_email_pk" PRIMARY KEY("user_id","email")
);
--> statement-breakpoint
CREATE TABLE "known_devices" (
	"user_id" text NOT NULL,
	"device_hash" text NOT NULL,
	"first_seen_at" timestamp with time zone NOT NULL,
	"last_seen_at" timestamp with time zone NOT NULL,
	"expires_at" timestamp with time zone NOT NULL,
	CONSTRAINT "known_devices_user_id_device_hash_pk" PRIMARY KEY("user_id","device_hash")
);
--> statement-breakpoint
CREATE TABLE "staff_invitations" (
	"id" text PRIMARY KEY NOT NULL,
	"email" text NOT NULL,
	"role" text NOT NULL,
	"token_hash" text NOT NULL,
	"invited_by" text,
	"sent_at" timestamp with time zone NOT NULL,
	"expires_at" timestamp with time zone NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "staff_invitations_token_hash_unique" UNIQUE("token_hash"),
	CONSTRAINT "staff_invitations_role_check" CHECK ("staff_invitations"."role" in ('owner', 'support', 'finance', 'reader')),
	CONSTRAINT "staff_invitations_email_lower_check" CHECK ("staff_invitations"."email" = lower("staff_invitations"."email"))
);
--> statement-breakpoint
CREATE TABLE "staff_two_factors" (
	"id" text PRIMARY KEY NOT NULL,
	"staff_id" text NOT NULL,
	"secret" text NOT NULL,
	"backup_codes" text NOT NULL,
	"verified" boolean DEFAULT false NOT NULL,
	"failed_verification_count" integer DEFAULT 0 NOT NULL,
	"locked_until" timestamp with time zone
);
--> statement-breakpoint
CREATE TABLE "grievance_notes" (
	"id" text PRIMARY KEY DEFAULT gen_random_uuid()::text NOT NULL,
	"grievance_id" text NOT NULL,
	"text" text NOT NULL,
	"staff_id" text,
	"staff_email" text NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "grievance_replies" (
	"id" text PRIMARY KEY DEFAULT gen_random_uuid()::text NOT NULL,
	"grievance_id" text NOT NULL,
	"text" text NOT NULL,
	"staff_id" text,
	"staff_email" text NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"kind" text NOT NULL,
	CONSTRAINT "grievance_replies_kind_check" CHECK ("grievance_replies"."kind" in ('interim', 'final'))
);
--> statement-breakpoint
CREATE TABLE "grievance_watchers" (
	"staff_id" text PRIMARY KEY NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "saved_answers" (
	"id" text PRIMARY KEY DEFAULT gen_random_uuid()::text NOT NULL,
	"title" text NOT NULL,
	"english" text NOT NULL,
	"hindi" text DEFAULT '' NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "order_billing" (
	"order_id" text PRIMARY KEY NOT NULL,
	"state" text NOT NULL,
	"gstin" text DEFAULT '' NOT NULL,
	"business_name" text DEFAULT '' NOT NULL,
	"business_address" text DEFAULT '' NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "order_billing_state_check" CHECK ("order_billing"."state" in ('35', '37', '12', '18', '10', '04', '22', '26', '07', '30', '24', '06', '02', '01', '20', '29', '32', '38', '31', '23', '27', '14', '17', '15', '13', '21', '34', '03', '08', '11', '33', '36', '16', '09', '05', '19', '97'))
);
--> statement-breakpoint
CREATE TABLE "tax_documents" (
	"id" text PRIMARY KEY DEFAULT gen_random_uuid()::text NOT NULL,
	"kind" text NOT NULL,
	"financial_year" text NOT NULL,
	"number" integer NOT NULL,
	"serial" text NOT NULL,
	"order_id" text NOT NULL,
	"refund_id" text,
	"facts" jsonb NOT NULL,
	"issued_at" timestamp with time zone NOT NULL,
	CONSTRAINT "tax_documents_kind_check" CHECK ("tax_documents"."kind" in ('invoice', 'credit-note')),
	CONSTRAINT "tax_documents_number_check" CHECK ("tax_documents"."number" > 0),
	CONSTRAINT "tax_documents_serial_check" CHECK (char_length("tax_documents"."serial") between 1 and 16),
	CONSTRAINT "tax_documents_refund_check" CHECK (("tax_documents"."kind" = 'credit-note') = ("tax_documents"."refund_id" is not null))
);
--> statement-breakpoint
CREATE TABLE "outside_services" (
	"service" text PRIMARY KEY NOT NULL,
	"answered_at" timestamp with time zone,
	"failed_at" timestamp with time zone,
	"failure" text,
	CONSTRAINT "outside_services_service_check" CHECK ("outside_services"."service" in ('jobs', 'ai', 'rewriting'))
);
--> statement-breakpoint
CREATE TABLE "refunds" (
	"id" text PRIMARY KEY DEFAULT gen_random_uuid()::text NOT NULL,
	"order_id" text NOT NULL,
	"payment_id" text NOT NULL,
	"amount_paise" integer NOT NULL,
	"origin" text NOT NULL,
	"asked_by" text,
	"reason" text,
	"overruled_reason" text,
	"state" text NOT NULL,
	"provider_refund_id" text,
	"failure_reason" text,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	"made_at" timestamp with time zone,
	CONSTRAINT "refunds_amount_check" CHECK ("refunds"."amount_paise" > 0),
	CONSTRAINT "refunds_origin_check" CHECK ("refunds"."origin" in ('staff', 'system', 'provider')),
	CONSTRAINT "refunds_state_check" CHECK ("refunds"."state" in ('asked', 'accepted', 'made', 'failed')),
	CONSTRAINT "refunds_staff_check" CHECK ("refunds"."origin" <> 'staff' or ("refunds"."asked_by" is not null and "refunds"."reason" is not null)),
	CONSTRAINT "refunds_made_check" CHECK (("refunds"."state" = 'made') = ("refunds"."made_at" is not null))
);
--> statement-breakpoint
CREATE TABLE "dismissed_jobs" (
	"job_id" text PRIMARY KEY NOT NULL,
	"revision" integer NOT NULL,
	"attempts" integer NOT NULL,
	"dismissed_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "queue_tasks" (
	"task" text PRIMARY KEY NOT NULL,
	"succeeded_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "shared_links" (
	"id" text PRIMARY KEY DEFAULT gen_random_uuid()::text NOT NULL,
	"user_id" text NOT NULL,
	"resume_id" text NOT NULL,
	"reference" text NOT NULL,
	"token_hash" text NOT NULL,
	"with_phone" boolean NOT NULL,
	"with_address" boolean NOT NULL,
	"edited_at" timestamp with time zone NOT NULL,
	"person_name" text NOT NULL,
	"file" "bytea",
	"pages" jsonb,
	"text" text,
	"open_count" integer DEFAULT 0 NOT NULL,
	"opened_on" date,
	"opened_that_day" integer DEFAULT 0 NOT NULL,
	"last_opened_at" timestamp with time zone,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"expires_at" timestamp with time zone NOT NULL,
	"ended_at" timestamp with time zone,
	"ended_because" text,
	CONSTRAINT "shared_links_ended_because_check" CHECK ("shared_links"."ended_because" in ('person', 'resume-deleted', 'suspended', 'refunded', 'staff', 'expired')),
	CONSTRAINT "shared_links_ended_check" CHECK (("shared_links"."ended_at" is null) = ("shared_links"."ended_because" is null)),
	CONSTRAINT "shared_links_contents_check" CHECK (("shared_links"."ended_at" is null) = ("shared_links"."file" is not null) and ("shared_links"."file" is null) = ("shared_links"."pages" is null) and ("shared_links"."file" is null) = ("shared_links"."text" is null))
);
--> statement-breakpoint
ALTER TABLE "audit_entries" DROP CONSTRAINT "audit_entries_action_check";--> statement-breakpoint
ALTER TABLE "audit_entries" DROP CONSTRAINT "audit_entries_subject_check";--> statement-breakpoint
ALTER TABLE "mail_messages" DROP CONSTRAINT "mail_messages_kind_check";--> statement-breakpoint
ALTER TABLE "payments" DROP CONSTRAINT "payments_refund_state_check";--> statement-breakpoint
ALTER TABLE "payments" DROP CONSTRAINT "payments_refund_check";--> statement-breakpoint
DROP INDEX "payments_refund_id_key";--> statement-breakpoint
DROP INDEX "payments_refund_due_idx";--> statement-breakpoint
DROP INDEX "orders_revenue_idx";--> statement-breakpoint
ALTER TABLE "staff" ADD COLUMN "two_factor_enabled" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "users" ADD COLUMN "language" text DEFAULT 'en' NOT NULL;--> statement-breakpoint
ALTER TABLE "users" ADD COLUMN "plan_reminders" boolean DEFAULT true NOT NULL;--> statement-breakpoint
ALTER TABLE "users" ADD COLUMN "suspended_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "users" ADD COLUMN "suspension_reason" text;--> statement-breakpoint
ALTER TABLE "contact_submissions" ADD COLUMN "number" integer NOT NULL GENERATED BY DEFAULT AS IDENTITY (sequence name "contact_submissions_number_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1);--> statement-breakpoint
ALTER TABLE "contact_submissions" ADD COLUMN "language" text DEFAULT 'en' NOT NULL;--> statement-breakpoint
ALTER TABLE "contact_submissions" ADD COLUMN "staff_told_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "contact_submissions" ADD COLUMN "assignee_id" text;--> statement-breakpoint
ALTER TABLE "contact_submissions" ADD COLUMN "reopened_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "contact_submissions" ADD COLUMN "reopenings" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "contact_submissions" ADD COLUMN "list_place" timestamp with time zone GENERATED ALWAYS AS (case status
  when 'pending' then ((created_at at time zone 'Asia/Kolkata') + interval '48 hours') at time zone 'Asia/Kolkata'
  when 'under_review' then ((coalesce(reopened_at, created_at) at time zone 'Asia/Kolkata') + interval '1 month') at time zone 'Asia/Kolkata'
  else (timestamp '2900-01-01' - ((resolved_at at time zone 'UTC') - timestamp '2000-01-01')) at time zone 'UTC'
end) STORED NOT NULL;--> statement-breakpoint
ALTER TABLE "mail_messages" ADD COLUMN "language" text DEFAULT 'en' NOT NULL;--> statement-breakpoint
ALTER TABLE "mail_messages" ADD COLUMN "not_after" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "mail_messages" ADD COLUMN "dismissed_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "orders" ADD COLUMN "language" text DEFAULT 'en' NOT NULL;--> statement-breakpoint
ALTER TABLE "orders" ADD COLUMN "paid_paise" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "orders" ADD COLUMN "refunded_paise" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "payments" ADD COLUMN "refunded_paise" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "email_changes" ADD CONSTRAINT "email_changes_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "former_emails" ADD CONSTRAINT "former_emails_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "known_devices" ADD CONSTRAINT "known_devices_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "staff_invitations" ADD CONSTRAINT "staff_invitations_invited_by_staff_id_fk" FOREIGN KEY ("invited_by") REFERENCES "public"."staff"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "staff_two_factors" ADD CONSTRAINT "staff_two_factors_staff_id_staff_id_fk" FOREIGN KEY ("staff_id") REFERENCES "public"."staff"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "grievance_notes" ADD CONSTRAINT "grievance_notes_grievance_id_contact_submissions_id_fk" FOREIGN KEY ("grievance_id") REFERENCES "public"."contact_submissions"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "grievance_notes" ADD CONSTRAINT "grievance_notes_staff_id_staff_id_fk" FOREIGN KEY ("staff_id") REFERENCES "public"."staff"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "grievance_replies" ADD CONSTRAINT "grievance_replies_grievance_id_contact_submissions_id_fk" FOREIGN KEY ("grievance_id") REFERENCES "public"."contact_submissions"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "grievance_replies" ADD CONSTRAINT "grievance_replies_staff_id_staff_id_fk" FOREIGN KEY ("staff_id") REFERENCES "public"."staff"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "grievance_watchers" ADD CONSTRAINT "grievance_watchers_staff_id_staff_id_fk" FOREIGN KEY ("staff_id") REFERENCES "public"."staff"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "order_billing" ADD CONSTRAINT "order_billing_order_id_orders_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."orders"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "tax_documents" ADD CONSTRAINT "tax_documents_order_id_orders_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."orders"("id") ON DELETE restrict ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "tax_documents" ADD CONSTRAINT "tax_documents_refund_id_refunds_id_fk" FOREIGN KEY ("refund_id") REFERENCES "public"."refunds"("id") ON DELETE restrict ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "refunds" ADD CONSTRAINT "refunds_order_id_orders_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."orders"("id") ON DELETE restrict ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "refunds" ADD CONSTRAINT "refunds_payment_id_payments_id_fk" FOREIGN KEY ("payment_id") REFERENCES "public"."payments"("id") ON DELETE restrict ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "shared_links" ADD CONSTRAINT "shared_links_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "shared_links" ADD CONSTRAINT "shared_links_resume_id_resumes_id_fk" FOREIGN KEY ("resume_id") REFERENCES "public"."resumes"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "email_changes_expires_at_idx" ON "email_changes" USING btree ("expires_at");--> statement-breakpoint
CREATE INDEX "known_devices_expires_at_idx" ON "known_devices" USING btree ("expires_at");--> statement-breakpoint
CREATE UNIQUE INDEX "staff_invitations_email_key" ON "staff_invitations" USING btree ("email");--> statement-breakpoint
CREATE INDEX "staff_invitations_invited_by_idx" ON "staff_invitations" USING btree ("invited_by");--> statement-breakpoint
CREATE UNIQUE INDEX "staff_two_factors_staff_id_key" ON "staff_two_factors" USING btree ("staff_id");--> statement-breakpoint
CREATE INDEX "grievance_notes_grievance_id_idx" ON "grievance_notes" USING btree ("grievance_id","created_at");--> statement-breakpoint
CREATE INDEX "grievance_notes_staff_id_idx" ON "grievance_notes" USING btree ("staff_id");--> statement-breakpoint
CREATE INDEX "grievance_replies_grievance_id_idx" ON "grievance_replies" USING btree ("grievance_id","created_at");--> statement-breakpoint
CREATE INDEX "grievance_replies_staff_id_idx" ON "grievance_replies" USING btree ("staff_id");--> statement-breakpoint
CREATE UNIQUE INDEX "saved_answers_title_key" ON "saved_answers" USING btree (lower("title"));--> statement-breakpoint
CREATE UNIQUE INDEX "tax_documents_series_key" ON "tax_documents" USING btree ("kind","financial_year","number");--> statement-breakpoint
CREATE UNIQUE INDEX "tax_documents_serial_key" ON "tax_documents" USING btree ("serial");--> statement-breakpoint
CREATE UNIQUE INDEX "tax_documents_invoice_key" ON "tax_documents" USING btree ("order_id") WHERE "tax_documents"."kind" = 'invoice';--> statement-breakpoint
CREATE UNIQUE INDEX "tax_documents_refund_key" ON "tax_documents" USING btree ("refund_id");--> statement-breakpoint
CREATE INDEX "tax_documents_order_id_idx" ON "tax_documents" USING btree ("order_id");--> statement-breakpoint
CREATE UNIQUE INDEX "refunds_provider_refund_id_key" ON "refunds" USING btree ("provider_refund_id");--> statement-breakpoint
CREATE INDEX "refunds_order_id_idx" ON "refunds" USING btree ("order_id","created_at");--> statement-breakpoint
CREATE INDEX "refunds_payment_id_idx" ON "refunds" USING btree ("payment_id");--> statement-breakpoint
CREATE INDEX "refunds_open_idx" ON "refunds" USING btree ("created_at") WHERE "refunds"."state" in ('asked', 'accepted');--> statement-breakpoint
CREATE INDEX "refunds_failed_idx" ON "refunds" USING btree ("created_at") WHERE "refunds"."state" = 'failed';--> statement-breakpoint
CREATE UNIQUE INDEX "shared_links_reference_key" ON "shared_links" USING btree ("reference");--> statement-breakpoint
CREATE UNIQUE INDEX "shared_links_token_hash_key" ON "shared_links" USING btree ("token_hash");--> statement-breakpoint
CREATE UNIQUE INDEX "shared_links_open_key" ON "shared_links" USING btree ("resume_id") WHERE "shared_links"."ended_at" is null;--> statement-breakpoint
CREATE INDEX "shared_links_user_id_idx" ON "shared_links" USING btree ("user_id","created_at");--> statement-breakpoint
CREATE INDEX "shared_links_resume_id_idx" ON "shared_links" USING btree ("resume_id","created_at");--> statement-breakpoint
CREATE INDEX "shared_links_expires_at_idx" ON "shared_links" USING btree ("expires_at") WHERE "shared_links"."ended_at" is null;--> statement-breakpoint
CREATE INDEX "shared_links_ended_at_idx" ON "shared_links" USING btree ("ended_at") WHERE "shared_links"."ended_at" is not null;--> statement-breakpoint
ALTER TABLE "contact_submissions" ADD CONSTRAINT "contact_submissions_assignee_id_staff_id_fk" FOREIGN KEY ("assignee_id") REFERENCES "public"."staff"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "users_last_login_idx" ON "users" USING btree (coalesce("last_login_at", to_timestamp(0)),"id");--> statement-breakpoint
-- By hand, to be kept: numbers and replies of messages that are there already.
-- Messages that came before numbers did get theirs in the order they came in.
UPDATE contact_submissions SET number = ranked.place
FROM (SELECT id, row_number() OVER (ORDER BY created_at, id) AS place FROM contact_submissions) AS ranked
WHERE ranked.id = contact_submissions.id;--> statement-breakpoint
-- Nobody is mailed about messages that were there before such mails were.
UPDATE contact_submissions SET staff_told_at = created_at;--> statement-breakpoint
-- Answers given so far become the first replies.
INSERT INTO grievance_replies (grievance_id, kind, text, staff_email, created_at)
SELECT c.id, 'final', c.response,
  coalesce((SELECT a.staff_email FROM audit_entries a
    WHERE a.subject = 'grievance' AND a.subject_id = c.id AND a.action = 'grievance-resolved'
    ORDER BY a.at DESC LIMIT 1), 'system'),
  c.resolved_at
FROM contact_submissions c WHERE c.status = 'resolved';--> statement-breakpoint
CREATE UNIQUE INDEX "contact_submissions_number_key" ON "contact_submissions" USING btree ("number");--> statement-breakpoint
CREATE INDEX "contact_submissions_email_idx" ON "contact_submissions" USING btree (lower("email"),"created_at","id");--> statement-breakpoint
CREATE INDEX "contact_submissions_list_place_idx" ON "contact_submissions" USING btree ("list_place","id");--> statement-breakpoint
CREATE INDEX "contact_submissions_assignee_id_idx" ON "contact_submissions" USING btree ("assignee_id","list_place","id");--> statement-breakpoint
CREATE INDEX "contact_submissions_staff_told_at_idx" ON "contact_submissions" USING btree ("staff_told_at");--> statement-breakpoint
CREATE INDEX "mail_messages_recipient_idx" ON "mail_messages" USING btree (lower("recipient"),"created_at","id");--> statement-breakpoint
CREATE INDEX "orders_amount_idx" ON "orders" USING btree ("amount_paise","id");--> statement-breakpoint
CREATE INDEX "orders_customer_email_idx" ON "orders" USING btree ("customer_email","id");--> statement-breakpoint
CREATE INDEX "orders_customer_address_idx" ON "orders" USING btree (lower("customer_email"),"created_at","id");--> statement-breakpoint
CREATE INDEX "subscriptions_end_date_idx" ON "subscriptions" USING btree ("end_date","id");--> statement-breakpoint
CREATE INDEX "orders_revenue_idx" ON "orders" USING btree ("created_at","paid_paise","refunded_paise") WHERE "orders"."status" = 'completed';--> statement-breakpoint
-- By hand, to be kept: what was known of refunds until now becomes rows. A second payment's row has the payment's own id, by
-- which the provider knows it already; what went back of any other payment was returned at the provider.
INSERT INTO "refunds" ("id", "order_id", "payment_id", "amount_paise", "origin", "state", "provider_refund_id", "created_at", "updated_at", "made_at")
SELECT "id", "order_id", "id", "amount_paise", 'system',
  CASE WHEN "refund_state" = 'done' OR "status" = 'refunded' THEN 'made' ELSE 'asked' END,
  "refund_id", "created_at", "updated_at",
  CASE WHEN "refund_state" = 'done' OR "status" = 'refunded' THEN coalesce("refunded_at", "updated_at") END
FROM "payments" WHERE "refund_state" <> 'none';--> statement-breakpoint
INSERT INTO "refunds" ("order_id", "payment_id", "amount_paise", "origin", "state", "created_at", "updated_at", "made_at")
SELECT "order_id", "id", "amount_paise", 'provider', 'made', "updated_at", "updated_at", "updated_at"
FROM "payments" WHERE "refund_state" = 'none' AND "status" = 'refunded';--> statement-breakpoint
UPDATE "payments" SET "refunded_paise" = "payments"."amount_paise" FROM "refunds"
WHERE "refunds"."payment_id" = "payments"."id" AND "refunds"."state" = 'made';--> statement-breakpoint
UPDATE "orders" SET "paid_paise" = coalesce(
    (SELECT "payments"."amount_paise" FROM "payments" WHERE "payments"."id" = "orders"."payment_id"), "amount_paise"),
  "refunded_paise" = coalesce(
    (SELECT "payments"."refunded_paise" FROM "payments" WHERE "payments"."id" = "orders"."payment_id"), 0)
WHERE "status" = 'completed';--> statement-breakpoint
ALTER TABLE "orders" DROP COLUMN "refunded_payment_ids";--> statement-breakpoint
ALTER TABLE "payments" DROP COLUMN "refund_state";--> statement-breakpoint
ALTER TABLE "payments" DROP COLUMN "refund_id";--> statement-breakpoint
ALTER TABLE "payments" DROP COLUMN "refunded_at";--> statement-breakpoint
ALTER TABLE "audit_entries" ADD CONSTRAINT "audit_entries_action_check" CHECK ("audit_entries"."action" in ('user-suspended', 'user-activated', 'verification-resent', 'person-viewed', 'person-exported', 'person-erased', 'plan-added', 'order-completed', 'order-failed', 'order-taken-back', 'order-refund-asked', 'grievance-under-review', 'grievance-resolved', 'grievance-reopened', 'grievance-assigned', 'grievance-note-added', 'grievance-interim-reply', 'saved-answer-added', 'saved-answer-changed', 'saved-answer-removed', 'template-added', 'template-changed', 'checkout-settings-changed', 'text-rules-changed', 'shared-link-ended', 'admin-added', 'admin-disabled', 'admin-enabled', 'admin-password-set', 'admin-invited', 'admin-invitation-sent-again', 'admin-invitation-withdrawn', 'admin-joined', 'admin-role-changed', 'admin-password-changed', 'admin-password-reset', 'admin-second-factor-on', 'admin-second-factor-off', 'admin-second-factor-reset', 'admin-recovery-codes-renewed', 'admin-recovery-code-used', 'admin-sign-in-failed', 'list-exported', 'job-retried', 'job-dismissed', 'mail-retried', 'mail-dismissed'));--> statement-breakpoint
ALTER TABLE "audit_entries" ADD CONSTRAINT "audit_entries_subject_check" CHECK ("audit_entries"."subject" in ('user', 'order', 'grievance', 'saved-answer', 'template', 'settings', 'admin', 'list', 'job', 'mail'));--> statement-breakpoint
ALTER TABLE "users" ADD CONSTRAINT "users_language_check" CHECK ("users"."language" in ('en', 'hi'));--> statement-breakpoint
ALTER TABLE "users" ADD CONSTRAINT "users_suspended_check" CHECK ("users"."status" = 'suspended' or ("users"."suspended_at" is null and "users"."suspension_reason" is null));--> statement-breakpoint
ALTER TABLE "contact_submissions" ADD CONSTRAINT "contact_submissions_language_check" CHECK ("contact_submissions"."language" in ('en', 'hi'));--> statement-breakpoint
ALTER TABLE "mail_messages" ADD CONSTRAINT "mail_messages_language_check" CHECK ("mail_messages"."language" in ('en', 'hi'));--> statement-breakpoint
ALTER TABLE "mail_messages" ADD CONSTRAINT "mail_messages_kind_check" CHECK ("mail_messages"."kind" in ('verify-email', 'reset-password', 'already-registered', 'password-changed', 'new-sign-in', 'account-suspended', 'confirm-email-change', 'email-changed', 'plan-granted', 'plan-ending', 'receipt', 'guest-copy', 'refunded', 'contact-acknowledgement', 'grievance-resolved', 'grievance-interim', 'grievance-reopened', 'grievance-new', 'staff-invitation', 'staff-second-factor'));--> statement-breakpoint
ALTER TABLE "orders" ADD CONSTRAINT "orders_language_check" CHECK ("orders"."language" in ('en', 'hi'));--> statement-breakpoint
ALTER TABLE "orders" ADD CONSTRAINT "orders_paid_check" CHECK ("orders"."paid_paise" >= 0);--> statement-breakpoint
ALTER TABLE "orders" ADD CONSTRAINT "orders_refunded_check" CHECK ("orders"."refunded_paise" between 0 and "orders"."paid_paise");--> statement-breakpoint
ALTER TABLE "payments" ADD CONSTRAINT "payments_refunded_check" CHECK ("payments"."refunded_paise" between 0 and "payments"."amount_paise");