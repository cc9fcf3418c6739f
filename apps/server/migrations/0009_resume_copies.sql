CREATE TABLE "resume_copies" (
	"resume_id" text PRIMARY KEY NOT NULL,
	"parent_id" text,
	"base" jsonb,
	"base_before" jsonb,
	"agreement" integer DEFAULT 0 NOT NULL,
	"settled_version" integer NOT NULL,
	"job" jsonb
);
--> statement-breakpoint
ALTER TABLE "resume_copies" ADD CONSTRAINT "resume_copies_resume_id_resumes_id_fk" FOREIGN KEY ("resume_id") REFERENCES "public"."resumes"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "resume_copies" ADD CONSTRAINT "resume_copies_parent_id_resumes_id_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."resumes"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "resume_copies_parent_id_idx" ON "resume_copies" USING btree ("parent_id");