CREATE TABLE "text_rules_settings" (
	"id" smallint PRIMARY KEY DEFAULT 1 NOT NULL,
	"text_rules" text DEFAULT 'ask' NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "text_rules_settings_one_row_check" CHECK ("text_rules_settings"."id" = 1)
);
--> statement-breakpoint
ALTER TABLE "audit_entries" DROP CONSTRAINT "audit_entries_action_check";--> statement-breakpoint
ALTER TABLE "audit_entries" ADD CONSTRAINT "audit_entries_action_check" CHECK ("audit_entries"."action" in ('user-suspended', 'user-activated', 'plan-added', 'order-completed', 'order-failed', 'grievance-under-review', 'grievance-resolved', 'template-added', 'template-changed', 'checkout-settings-changed', 'text-rules-changed', 'admin-added', 'admin-disabled', 'admin-enabled', 'admin-password-set'));