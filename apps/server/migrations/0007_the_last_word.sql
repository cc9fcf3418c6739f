CREATE TABLE "kept_resumes" (
	"user_id" text PRIMARY KEY NOT NULL,
	"key_id" text NOT NULL,
	"sealed" "bytea" NOT NULL,
	"network_hash" text,
	"expires_at" timestamp with time zone NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "registration_tokens" (
	"user_id" text PRIMARY KEY NOT NULL,
	"token_hash" text NOT NULL,
	"expires_at" timestamp with time zone NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "registration_tokens_token_hash_unique" UNIQUE("token_hash")
);
--> statement-breakpoint
CREATE TABLE "order_events" (
	"order_id" text NOT NULL,
	"kind" text NOT NULL,
	"number" integer NOT NULL,
	"at" timestamp with time zone NOT NULL,
	"link_hash" text,
	CONSTRAINT "order_events_order_id_kind_number_pk" PRIMARY KEY("order_id","kind","number"),
	CONSTRAINT "order_events_kind_check" CHECK ("order_events"."kind" in ('correction', 'resend')),
	CONSTRAINT "order_events_number_check" CHECK ("order_events"."number" between 1 and 3)
);
--> statement-breakpoint
CREATE TABLE "text_rules_settings" (
	"id" smallint PRIMARY KEY DEFAULT 1 NOT NULL,
	"text_rules" text DEFAULT 'ask' NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "text_rules_settings_one_row_check" CHECK ("text_rules_settings"."id" = 1),
	CONSTRAINT "text_rules_settings_text_rules_check" CHECK ("text_rules_settings"."text_rules" in ('ask', 'strict'))
);
--> statement-breakpoint
ALTER TABLE "audit_entries" DROP CONSTRAINT "audit_entries_action_check";--> statement-breakpoint
DROP INDEX "mail_messages_order_id_kind_key";--> statement-breakpoint
ALTER TABLE "orders" ADD COLUMN "corrected_resume" jsonb;--> statement-breakpoint
ALTER TABLE "kept_resumes" ADD CONSTRAINT "kept_resumes_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "registration_tokens" ADD CONSTRAINT "registration_tokens_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "order_events" ADD CONSTRAINT "order_events_order_id_orders_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."orders"("id") ON DELETE restrict ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "kept_resumes_expires_at_idx" ON "kept_resumes" USING btree ("expires_at");--> statement-breakpoint
CREATE INDEX "kept_resumes_network_hash_idx" ON "kept_resumes" USING btree ("network_hash");--> statement-breakpoint
CREATE INDEX "registration_tokens_expires_at_idx" ON "registration_tokens" USING btree ("expires_at");--> statement-breakpoint
CREATE UNIQUE INDEX "order_events_link_hash_key" ON "order_events" USING btree ("link_hash");--> statement-breakpoint
CREATE UNIQUE INDEX "mail_messages_order_id_kind_key" ON "mail_messages" USING btree ("order_id","kind") WHERE "mail_messages"."dedupe_key" is null;--> statement-breakpoint
ALTER TABLE "audit_entries" ADD CONSTRAINT "audit_entries_action_check" CHECK ("audit_entries"."action" in ('user-suspended', 'user-activated', 'plan-added', 'order-completed', 'order-failed', 'grievance-under-review', 'grievance-resolved', 'template-added', 'template-changed', 'checkout-settings-changed', 'text-rules-changed', 'admin-added', 'admin-disabled', 'admin-enabled', 'admin-password-set'));