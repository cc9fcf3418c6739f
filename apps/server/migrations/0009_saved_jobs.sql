CREATE TABLE "saved_jobs" (
	"id" text PRIMARY KEY DEFAULT gen_random_uuid()::text NOT NULL,
	"user_id" text NOT NULL,
	"title" text NOT NULL,
	"company" text NOT NULL,
	"location" text NOT NULL,
	"description" text NOT NULL,
	"employment_type" text NOT NULL,
	"time_ago_posted" text NOT NULL,
	"url" text NOT NULL,
	"url_hash" text NOT NULL,
	"provider" text NOT NULL,
	"status" text DEFAULT 'saved' NOT NULL,
	"note" text DEFAULT '' NOT NULL,
	"note_version" integer DEFAULT 1 NOT NULL,
	"saved_at" timestamp with time zone DEFAULT now() NOT NULL,
	"status_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "saved_jobs_status_check" CHECK ("saved_jobs"."status" in ('saved', 'applied', 'interview', 'offer', 'no')),
	CONSTRAINT "saved_jobs_url_check" CHECK ("saved_jobs"."url" ~* '^https?://'),
	CONSTRAINT "saved_jobs_title_check" CHECK (btrim("saved_jobs"."title") <> '')
);
--> statement-breakpoint
ALTER TABLE "job_search_usage" ADD COLUMN "recent_searches" jsonb DEFAULT '[]'::jsonb NOT NULL;--> statement-breakpoint
ALTER TABLE "saved_jobs" ADD CONSTRAINT "saved_jobs_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "saved_jobs_user_id_url_hash_key" ON "saved_jobs" USING btree ("user_id","url_hash");--> statement-breakpoint
CREATE INDEX "saved_jobs_user_id_saved_at_idx" ON "saved_jobs" USING btree ("user_id","saved_at","id");