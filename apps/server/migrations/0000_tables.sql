CREATE TABLE "audit_entries" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "audit_entries_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"at" timestamp with time zone DEFAULT now() NOT NULL,
	"staff_id" text,
	"staff_email" text NOT NULL,
	"action" text NOT NULL,
	"subject" text NOT NULL,
	"subject_id" text NOT NULL,
	"reason" text,
	"before" jsonb,
	"after" jsonb,
	CONSTRAINT "audit_entries_action_check" CHECK ("audit_entries"."action" in ('user-suspended', 'user-activated', 'plan-added', 'order-completed', 'order-failed', 'grievance-under-review', 'grievance-resolved', 'template-added', 'template-changed', 'checkout-settings-changed', 'admin-added', 'admin-disabled', 'admin-enabled')),
	CONSTRAINT "audit_entries_subject_check" CHECK ("audit_entries"."subject" in ('user', 'order', 'grievance', 'template', 'settings', 'admin'))
);
--> statement-breakpoint
CREATE TABLE "row_tallies" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "row_tallies_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"kind" text NOT NULL,
	"change" bigint NOT NULL,
	CONSTRAINT "row_tallies_kind_check" CHECK ("row_tallies"."kind" in ('users', 'resumes', 'contact_submissions'))
);
--> statement-breakpoint
CREATE TABLE "accounts" (
	"id" text PRIMARY KEY NOT NULL,
	"account_id" text NOT NULL,
	"provider_id" text NOT NULL,
	"user_id" text NOT NULL,
	"password" text,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "admins" (
	"staff_id" text PRIMARY KEY NOT NULL,
	"status" text DEFAULT 'active' NOT NULL,
	"permissions" jsonb DEFAULT '{}'::jsonb NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "attempt_counts" (
	"key" text PRIMARY KEY NOT NULL,
	"count" integer NOT NULL,
	"started_at" timestamp with time zone NOT NULL,
	"ends_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "sessions" (
	"id" text PRIMARY KEY NOT NULL,
	"token" text NOT NULL,
	"user_id" text NOT NULL,
	"expires_at" timestamp with time zone NOT NULL,
	"ip_address" text,
	"user_agent" text,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "sessions_token_unique" UNIQUE("token")
);
--> statement-breakpoint
CREATE TABLE "staff" (
	"id" text PRIMARY KEY NOT NULL,
	"email" text NOT NULL,
	"email_verified" boolean DEFAULT true NOT NULL,
	"name" text NOT NULL,
	"last_login_at" timestamp with time zone,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "staff_email_lower_check" CHECK ("staff"."email" = lower("staff"."email"))
);
--> statement-breakpoint
CREATE TABLE "staff_accounts" (
	"id" text PRIMARY KEY NOT NULL,
	"account_id" text NOT NULL,
	"provider_id" text NOT NULL,
	"staff_id" text NOT NULL,
	"password" text,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "staff_sessions" (
	"id" text PRIMARY KEY NOT NULL,
	"token" text NOT NULL,
	"staff_id" text NOT NULL,
	"expires_at" timestamp with time zone NOT NULL,
	"ip_address" text,
	"user_agent" text,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "staff_sessions_token_unique" UNIQUE("token")
);
--> statement-breakpoint
CREATE TABLE "staff_verifications" (
	"id" text PRIMARY KEY NOT NULL,
	"identifier" text NOT NULL,
	"value" text NOT NULL,
	"expires_at" timestamp with time zone NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "users" (
	"id" text PRIMARY KEY NOT NULL,
	"email" text NOT NULL,
	"email_verified" boolean DEFAULT false NOT NULL,
	"display_name" text NOT NULL,
	"status" text DEFAULT 'active' NOT NULL,
	"consent_version" text,
	"consented_at" timestamp with time zone,
	"last_login_at" timestamp with time zone,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "users_status_check" CHECK ("users"."status" in ('active', 'suspended')),
	CONSTRAINT "users_email_lower_check" CHECK ("users"."email" = lower("users"."email"))
);
--> statement-breakpoint
CREATE TABLE "verifications" (
	"id" text PRIMARY KEY NOT NULL,
	"identifier" text NOT NULL,
	"value" text NOT NULL,
	"expires_at" timestamp with time zone NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "contact_submissions" (
	"id" text PRIMARY KEY DEFAULT gen_random_uuid()::text NOT NULL,
	"name" text NOT NULL,
	"email" text NOT NULL,
	"subject" text NOT NULL,
	"message" text NOT NULL,
	"status" text DEFAULT 'pending' NOT NULL,
	"spam_score" double precision NOT NULL,
	"moderation" jsonb,
	"is_accepted" boolean,
	"moderated_at" timestamp with time zone,
	"response" text,
	"resolved_at" timestamp with time zone,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "contact_submissions_status_check" CHECK ("contact_submissions"."status" in ('pending', 'under_review', 'resolved')),
	CONSTRAINT "contact_submissions_spam_score_check" CHECK ("contact_submissions"."spam_score" between 0 and 10),
	CONSTRAINT "contact_submissions_resolved_check" CHECK (("contact_submissions"."status" = 'resolved') = ("contact_submissions"."resolved_at" is not null) and ("contact_submissions"."status" = 'resolved') = ("contact_submissions"."response" is not null))
);
--> statement-breakpoint
CREATE TABLE "job_search_usage" (
	"user_id" text PRIMARY KEY NOT NULL,
	"plan_id" text NOT NULL,
	"subscription_id" text NOT NULL,
	"search_count" integer DEFAULT 0 NOT NULL,
	"last_search_at" timestamp with time zone,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "job_search_usage_plan_id_check" CHECK ("job_search_usage"."plan_id" in ('basic', 'pro', 'premium', 'enterprise')),
	CONSTRAINT "job_search_usage_count_check" CHECK ("job_search_usage"."search_count" >= 0)
);
--> statement-breakpoint
CREATE TABLE "mail_messages" (
	"id" text PRIMARY KEY DEFAULT gen_random_uuid()::text NOT NULL,
	"kind" text NOT NULL,
	"recipient" text NOT NULL,
	"params" jsonb NOT NULL,
	"dedupe_key" text,
	"order_id" text,
	"status" text DEFAULT 'queued' NOT NULL,
	"attempts" integer DEFAULT 0 NOT NULL,
	"last_error" text,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"sent_at" timestamp with time zone,
	"failed_at" timestamp with time zone,
	CONSTRAINT "mail_messages_kind_check" CHECK ("mail_messages"."kind" in ('verify-email', 'reset-password', 'already-registered', 'password-changed', 'receipt', 'guest-copy', 'contact-acknowledgement', 'grievance-resolved')),
	CONSTRAINT "mail_messages_status_check" CHECK ("mail_messages"."status" in ('queued', 'sent', 'failed')),
	CONSTRAINT "mail_messages_sent_check" CHECK (("mail_messages"."status" = 'sent') = ("mail_messages"."sent_at" is not null)),
	CONSTRAINT "mail_messages_failed_check" CHECK (("mail_messages"."status" = 'failed') = ("mail_messages"."failed_at" is not null))
);
--> statement-breakpoint
CREATE TABLE "orders" (
	"id" text PRIMARY KEY DEFAULT gen_random_uuid()::text NOT NULL,
	"user_id" text,
	"customer_name" text NOT NULL,
	"customer_email" text NOT NULL,
	"customer_phone" text NOT NULL,
	"shipping_address" text,
	"plan_id" text NOT NULL,
	"amount_paise" integer NOT NULL,
	"currency" text DEFAULT 'INR' NOT NULL,
	"status" text DEFAULT 'pending' NOT NULL,
	"payment_provider" text DEFAULT 'razorpay' NOT NULL,
	"receipt" text NOT NULL,
	"razorpay_order_id" text,
	"payment_id" text,
	"failure_kind" text,
	"failure_reason" text,
	"completed_by" text,
	"refunded_payment_ids" text[] DEFAULT '{}' NOT NULL,
	"notes" jsonb DEFAULT '{}'::jsonb NOT NULL,
	"open_key" text,
	"pending_resume" jsonb,
	"erase_resume_at" timestamp with time zone,
	"guest_token_hash" text,
	"download_token_hash" text,
	"download_token_expires_at" timestamp with time zone,
	"check_at" timestamp with time zone,
	"check_count" integer DEFAULT 0 NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	"completed_at" timestamp with time zone,
	CONSTRAINT "orders_plan_id_check" CHECK ("orders"."plan_id" in ('basic', 'pro', 'premium', 'enterprise', 'guest')),
	CONSTRAINT "orders_status_check" CHECK ("orders"."status" in ('pending', 'processing', 'completed', 'failed', 'unknown')),
	CONSTRAINT "orders_amount_check" CHECK ("orders"."amount_paise" > 0),
	CONSTRAINT "orders_currency_check" CHECK ("orders"."currency" = 'INR'),
	CONSTRAINT "orders_receipt_check" CHECK (char_length("orders"."receipt") between 1 and 40),
	CONSTRAINT "orders_completed_check" CHECK (("orders"."status" = 'completed') = ("orders"."completed_at" is not null)),
	CONSTRAINT "orders_failure_kind_check" CHECK ("orders"."failure_kind" in ('attempt', 'held', 'returned', 'staff')),
	CONSTRAINT "orders_grant_check" CHECK ("orders"."status" <> 'completed' or "orders"."payment_id" is not null or "orders"."completed_by" is not null),
	CONSTRAINT "orders_guest_check" CHECK ("orders"."plan_id" <> 'guest' or "orders"."user_id" is null),
	CONSTRAINT "orders_check_count_check" CHECK ("orders"."check_count" >= 0)
);
--> statement-breakpoint
CREATE TABLE "payments" (
	"id" text PRIMARY KEY NOT NULL,
	"order_id" text NOT NULL,
	"amount_paise" integer NOT NULL,
	"currency" text NOT NULL,
	"status" text NOT NULL,
	"failure_reason" text,
	"refund_state" text DEFAULT 'none' NOT NULL,
	"refund_id" text,
	"refunded_at" timestamp with time zone,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "payments_amount_check" CHECK ("payments"."amount_paise" > 0),
	CONSTRAINT "payments_status_check" CHECK ("payments"."status" in ('created', 'authorized', 'captured', 'refunded', 'failed')),
	CONSTRAINT "payments_refund_state_check" CHECK ("payments"."refund_state" in ('none', 'due', 'done')),
	CONSTRAINT "payments_refund_check" CHECK ("payments"."refund_state" <> 'done' or "payments"."refunded_at" is not null)
);
--> statement-breakpoint
CREATE TABLE "receipts" (
	"number" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "receipts_number_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"order_id" text NOT NULL,
	"issued_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "receipts_order_id_key" UNIQUE("order_id")
);
--> statement-breakpoint
CREATE TABLE "queue_workers" (
	"worker_id" text PRIMARY KEY NOT NULL,
	"alive_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "image_owners" (
	"user_id" text NOT NULL,
	"hash" text NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "image_owners_user_id_hash_pk" PRIMARY KEY("user_id","hash")
);
--> statement-breakpoint
CREATE TABLE "images" (
	"hash" text PRIMARY KEY NOT NULL,
	"media_type" text NOT NULL,
	"width" integer NOT NULL,
	"height" integer NOT NULL,
	"bytes" "bytea" NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "images_hash_check" CHECK ("images"."hash" ~ '^[0-9a-f]{64}$'),
	CONSTRAINT "images_media_type_check" CHECK ("images"."media_type" in ('image/jpeg', 'image/png')),
	CONSTRAINT "images_size_check" CHECK ("images"."width" > 0 and "images"."height" > 0)
);
--> statement-breakpoint
CREATE TABLE "resume_images" (
	"resume_id" text NOT NULL,
	"hash" text NOT NULL,
	CONSTRAINT "resume_images_resume_id_hash_pk" PRIMARY KEY("resume_id","hash")
);
--> statement-breakpoint
CREATE TABLE "resumes" (
	"id" text PRIMARY KEY DEFAULT gen_random_uuid()::text NOT NULL,
	"user_id" text NOT NULL,
	"name" text DEFAULT 'Untitled Resume' NOT NULL,
	"template" text NOT NULL,
	"formatting" jsonb NOT NULL,
	"data" jsonb NOT NULL,
	"plan_used" text DEFAULT 'basic' NOT NULL,
	"status" text DEFAULT 'active' NOT NULL,
	"download_count" integer DEFAULT 0 NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"subscription_id" text,
	"order_id" text,
	"save_key" text,
	"deleted_at" timestamp with time zone,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "resumes_name_check" CHECK (btrim("resumes"."name") <> ''),
	CONSTRAINT "resumes_plan_used_check" CHECK ("resumes"."plan_used" in ('basic', 'pro', 'premium', 'enterprise')),
	CONSTRAINT "resumes_status_check" CHECK ("resumes"."status" in ('active', 'deleted')),
	CONSTRAINT "resumes_deleted_check" CHECK (("resumes"."status" = 'deleted') = ("resumes"."deleted_at" is not null)),
	CONSTRAINT "resumes_download_count_check" CHECK ("resumes"."download_count" >= 0),
	CONSTRAINT "resumes_version_check" CHECK ("resumes"."version" >= 1)
);
--> statement-breakpoint
CREATE TABLE "checkout_settings" (
	"id" smallint PRIMARY KEY DEFAULT 1 NOT NULL,
	"is_enabled" boolean DEFAULT true NOT NULL,
	"maintenance_message" text DEFAULT 'Checkout is currently unavailable. Please try again later.' NOT NULL,
	"show_on_landing" boolean DEFAULT false NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "checkout_settings_one_row_check" CHECK ("checkout_settings"."id" = 1)
);
--> statement-breakpoint
CREATE TABLE "subscriptions" (
	"id" text PRIMARY KEY DEFAULT gen_random_uuid()::text NOT NULL,
	"user_id" text NOT NULL,
	"plan_id" text NOT NULL,
	"start_date" timestamp with time zone NOT NULL,
	"end_date" timestamp with time zone NOT NULL,
	"resumes_remaining" integer NOT NULL,
	"total_resumes" integer NOT NULL,
	"formats_remaining" integer NOT NULL,
	"total_formats" integer NOT NULL,
	"allowed_formats" jsonb NOT NULL,
	"order_id" text,
	"renewal_reason" text,
	"renewed_by" text,
	"replaced_at" timestamp with time zone,
	"cancelled_at" timestamp with time zone,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "subscriptions_plan_id_check" CHECK ("subscriptions"."plan_id" in ('basic', 'pro', 'premium', 'enterprise')),
	CONSTRAINT "subscriptions_period_check" CHECK ("subscriptions"."end_date" > "subscriptions"."start_date"),
	CONSTRAINT "subscriptions_resumes_check" CHECK ("subscriptions"."resumes_remaining" between 0 and "subscriptions"."total_resumes"),
	CONSTRAINT "subscriptions_formats_check" CHECK (("subscriptions"."total_formats" = -1 and "subscriptions"."formats_remaining" = -1) or ("subscriptions"."total_formats" >= 0 and "subscriptions"."formats_remaining" between 0 and "subscriptions"."total_formats")),
	CONSTRAINT "subscriptions_allowed_formats_check" CHECK (jsonb_typeof("subscriptions"."allowed_formats") = 'array' and "subscriptions"."allowed_formats" <@ '["pdf","docx"]'::jsonb),
	CONSTRAINT "subscriptions_source_check" CHECK ("subscriptions"."order_id" is not null or ("subscriptions"."renewal_reason" is not null and "subscriptions"."renewed_by" is not null))
);
--> statement-breakpoint
CREATE TABLE "templates" (
	"id" text PRIMARY KEY NOT NULL,
	"name" text NOT NULL,
	"description" text NOT NULL,
	"features" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"layout" text NOT NULL,
	"popular" boolean DEFAULT false NOT NULL,
	"enabled" boolean DEFAULT true NOT NULL,
	"download_format" text DEFAULT 'PDF' NOT NULL,
	"position" integer DEFAULT 100 NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "templates_layout_check" CHECK ("templates"."layout" in ('modern', 'classic', 'creative', 'business', 'executive', 'minimalist', 'minimalist-pro')),
	CONSTRAINT "templates_download_format_check" CHECK ("templates"."download_format" in ('PDF', 'DOCX'))
);
--> statement-breakpoint
ALTER TABLE "audit_entries" ADD CONSTRAINT "audit_entries_staff_id_staff_id_fk" FOREIGN KEY ("staff_id") REFERENCES "public"."staff"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "accounts" ADD CONSTRAINT "accounts_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "admins" ADD CONSTRAINT "admins_staff_id_staff_id_fk" FOREIGN KEY ("staff_id") REFERENCES "public"."staff"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "sessions" ADD CONSTRAINT "sessions_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "staff_accounts" ADD CONSTRAINT "staff_accounts_staff_id_staff_id_fk" FOREIGN KEY ("staff_id") REFERENCES "public"."staff"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "staff_sessions" ADD CONSTRAINT "staff_sessions_staff_id_staff_id_fk" FOREIGN KEY ("staff_id") REFERENCES "public"."staff"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "job_search_usage" ADD CONSTRAINT "job_search_usage_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "job_search_usage" ADD CONSTRAINT "job_search_usage_subscription_id_subscriptions_id_fk" FOREIGN KEY ("subscription_id") REFERENCES "public"."subscriptions"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "mail_messages" ADD CONSTRAINT "mail_messages_order_id_orders_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."orders"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "orders" ADD CONSTRAINT "orders_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "payments" ADD CONSTRAINT "payments_order_id_orders_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."orders"("id") ON DELETE restrict ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "receipts" ADD CONSTRAINT "receipts_order_id_orders_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."orders"("id") ON DELETE restrict ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "image_owners" ADD CONSTRAINT "image_owners_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "image_owners" ADD CONSTRAINT "image_owners_hash_images_hash_fk" FOREIGN KEY ("hash") REFERENCES "public"."images"("hash") ON DELETE restrict ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "resume_images" ADD CONSTRAINT "resume_images_resume_id_resumes_id_fk" FOREIGN KEY ("resume_id") REFERENCES "public"."resumes"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "resume_images" ADD CONSTRAINT "resume_images_hash_images_hash_fk" FOREIGN KEY ("hash") REFERENCES "public"."images"("hash") ON DELETE restrict ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "resumes" ADD CONSTRAINT "resumes_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "resumes" ADD CONSTRAINT "resumes_subscription_id_subscriptions_id_fk" FOREIGN KEY ("subscription_id") REFERENCES "public"."subscriptions"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "resumes" ADD CONSTRAINT "resumes_order_id_orders_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."orders"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "subscriptions" ADD CONSTRAINT "subscriptions_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "subscriptions" ADD CONSTRAINT "subscriptions_order_id_orders_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."orders"("id") ON DELETE restrict ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "audit_entries_at_idx" ON "audit_entries" USING btree ("at","id");--> statement-breakpoint
CREATE INDEX "audit_entries_subject_idx" ON "audit_entries" USING btree ("subject","subject_id","at","id");--> statement-breakpoint
CREATE INDEX "audit_entries_subject_at_idx" ON "audit_entries" USING btree ("subject","at","id");--> statement-breakpoint
CREATE INDEX "audit_entries_staff_id_idx" ON "audit_entries" USING btree ("staff_id");--> statement-breakpoint
CREATE UNIQUE INDEX "accounts_user_id_provider_id_key" ON "accounts" USING btree ("user_id","provider_id");--> statement-breakpoint
CREATE INDEX "attempt_counts_ends_at_idx" ON "attempt_counts" USING btree ("ends_at");--> statement-breakpoint
CREATE INDEX "sessions_user_id_idx" ON "sessions" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "sessions_expires_at_idx" ON "sessions" USING btree ("expires_at");--> statement-breakpoint
CREATE UNIQUE INDEX "staff_email_key" ON "staff" USING btree ("email");--> statement-breakpoint
CREATE UNIQUE INDEX "staff_accounts_staff_id_provider_id_key" ON "staff_accounts" USING btree ("staff_id","provider_id");--> statement-breakpoint
CREATE INDEX "staff_sessions_staff_id_idx" ON "staff_sessions" USING btree ("staff_id");--> statement-breakpoint
CREATE INDEX "staff_sessions_expires_at_idx" ON "staff_sessions" USING btree ("expires_at");--> statement-breakpoint
CREATE INDEX "staff_verifications_identifier_idx" ON "staff_verifications" USING btree ("identifier");--> statement-breakpoint
CREATE UNIQUE INDEX "users_email_key" ON "users" USING btree ("email");--> statement-breakpoint
CREATE INDEX "users_created_at_idx" ON "users" USING btree ("created_at","id");--> statement-breakpoint
CREATE INDEX "verifications_identifier_idx" ON "verifications" USING btree ("identifier");--> statement-breakpoint
CREATE INDEX "verifications_expires_at_idx" ON "verifications" USING btree ("expires_at");--> statement-breakpoint
CREATE INDEX "contact_submissions_created_at_idx" ON "contact_submissions" USING btree ("created_at","id");--> statement-breakpoint
CREATE INDEX "contact_submissions_status_created_at_idx" ON "contact_submissions" USING btree ("status","created_at","id");--> statement-breakpoint
CREATE UNIQUE INDEX "mail_messages_dedupe_key" ON "mail_messages" USING btree ("dedupe_key");--> statement-breakpoint
CREATE UNIQUE INDEX "mail_messages_order_id_kind_key" ON "mail_messages" USING btree ("order_id","kind");--> statement-breakpoint
CREATE INDEX "mail_messages_status_created_at_idx" ON "mail_messages" USING btree ("status","created_at","id");--> statement-breakpoint
CREATE UNIQUE INDEX "orders_razorpay_order_id_key" ON "orders" USING btree ("razorpay_order_id");--> statement-breakpoint
CREATE UNIQUE INDEX "orders_payment_id_key" ON "orders" USING btree ("payment_id");--> statement-breakpoint
CREATE UNIQUE INDEX "orders_receipt_key" ON "orders" USING btree ("receipt");--> statement-breakpoint
CREATE UNIQUE INDEX "orders_open_key" ON "orders" USING btree ("open_key") WHERE "orders"."status" <> 'completed';--> statement-breakpoint
CREATE UNIQUE INDEX "orders_download_token_hash_key" ON "orders" USING btree ("download_token_hash");--> statement-breakpoint
CREATE INDEX "orders_created_at_idx" ON "orders" USING btree ("created_at","id");--> statement-breakpoint
CREATE INDEX "orders_status_created_at_idx" ON "orders" USING btree ("status","created_at","id");--> statement-breakpoint
CREATE INDEX "orders_revenue_idx" ON "orders" USING btree ("created_at","amount_paise") WHERE "orders"."status" = 'completed';--> statement-breakpoint
CREATE INDEX "orders_held_idx" ON "orders" USING btree ("updated_at") WHERE "orders"."failure_kind" = 'held';--> statement-breakpoint
CREATE INDEX "orders_user_id_created_at_idx" ON "orders" USING btree ("user_id","created_at","id");--> statement-breakpoint
CREATE INDEX "orders_check_at_idx" ON "orders" USING btree ("check_at") WHERE "orders"."check_at" is not null;--> statement-breakpoint
CREATE INDEX "orders_erase_resume_at_idx" ON "orders" USING btree ("erase_resume_at") WHERE "orders"."pending_resume" is not null;--> statement-breakpoint
CREATE INDEX "payments_order_id_idx" ON "payments" USING btree ("order_id");--> statement-breakpoint
CREATE UNIQUE INDEX "payments_refund_id_key" ON "payments" USING btree ("refund_id");--> statement-breakpoint
CREATE INDEX "payments_refund_due_idx" ON "payments" USING btree ("created_at") WHERE "payments"."refund_state" = 'due';--> statement-breakpoint
CREATE INDEX "queue_workers_alive_at_idx" ON "queue_workers" USING btree ("alive_at");--> statement-breakpoint
CREATE INDEX "image_owners_hash_idx" ON "image_owners" USING btree ("hash");--> statement-breakpoint
CREATE INDEX "image_owners_created_at_idx" ON "image_owners" USING btree ("created_at");--> statement-breakpoint
CREATE INDEX "images_created_at_idx" ON "images" USING btree ("created_at");--> statement-breakpoint
CREATE INDEX "resume_images_hash_idx" ON "resume_images" USING btree ("hash");--> statement-breakpoint
CREATE UNIQUE INDEX "resumes_order_id_key" ON "resumes" USING btree ("order_id");--> statement-breakpoint
CREATE UNIQUE INDEX "resumes_user_id_save_key" ON "resumes" USING btree ("user_id","save_key");--> statement-breakpoint
CREATE INDEX "resumes_user_id_created_at_idx" ON "resumes" USING btree ("user_id","created_at","id");--> statement-breakpoint
CREATE INDEX "resumes_created_at_idx" ON "resumes" USING btree ("created_at") WHERE "resumes"."deleted_at" is null;--> statement-breakpoint
CREATE INDEX "resumes_subscription_id_idx" ON "resumes" USING btree ("subscription_id");--> statement-breakpoint
CREATE INDEX "resumes_deleted_at_idx" ON "resumes" USING btree ("deleted_at") WHERE "resumes"."deleted_at" is not null;--> statement-breakpoint
CREATE UNIQUE INDEX "subscriptions_current_key" ON "subscriptions" USING btree ("user_id") WHERE "subscriptions"."replaced_at" is null and "subscriptions"."cancelled_at" is null;--> statement-breakpoint
CREATE UNIQUE INDEX "subscriptions_order_id_key" ON "subscriptions" USING btree ("order_id");--> statement-breakpoint
CREATE INDEX "subscriptions_user_id_created_at_idx" ON "subscriptions" USING btree ("user_id","created_at","id");--> statement-breakpoint
CREATE INDEX "subscriptions_created_at_idx" ON "subscriptions" USING btree ("created_at","id");--> statement-breakpoint
CREATE INDEX "subscriptions_active_idx" ON "subscriptions" USING btree ("end_date","created_at") WHERE "subscriptions"."replaced_at" is null and "subscriptions"."cancelled_at" is null and "subscriptions"."resumes_remaining" > 0;