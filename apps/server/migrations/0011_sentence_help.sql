CREATE TABLE "help_consents" (
	"id" text PRIMARY KEY DEFAULT gen_random_uuid()::text NOT NULL,
	"user_id" text NOT NULL,
	"service" text NOT NULL,
	"given_at" timestamp with time zone NOT NULL,
	"withdrawn_at" timestamp with time zone
);
--> statement-breakpoint
CREATE TABLE "help_usage" (
	"user_id" text PRIMARY KEY NOT NULL,
	"day" date NOT NULL,
	"used" integer NOT NULL,
	CONSTRAINT "help_usage_used_check" CHECK ("help_usage"."used" >= 0)
);
--> statement-breakpoint
ALTER TABLE "help_consents" ADD CONSTRAINT "help_consents_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "help_usage" ADD CONSTRAINT "help_usage_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "help_consents_user_id_idx" ON "help_consents" USING btree ("user_id","given_at");--> statement-breakpoint
CREATE UNIQUE INDEX "help_consents_standing_key" ON "help_consents" USING btree ("user_id") WHERE "help_consents"."withdrawn_at" is null;