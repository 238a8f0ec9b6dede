CREATE TABLE "access_request" (
	"user_id" bigint NOT NULL,
	"company_id" bigint NOT NULL,
	"course_id" bigint NOT NULL,
	"reason" text NOT NULL,
	"create_time" bigint NOT NULL,
	CONSTRAINT "access_request_user_id_company_id_course_id_pk" PRIMARY KEY("user_id","company_id","course_id")
);
--> statement-breakpoint
ALTER TABLE "thread" ADD COLUMN "edited_time" bigint;--> statement-breakpoint
ALTER TABLE "thread" ADD COLUMN "mentions" jsonb DEFAULT '[]'::jsonb NOT NULL;--> statement-breakpoint
ALTER TABLE "access_request" ADD CONSTRAINT "access_request_course_id_course_course_id_fk" FOREIGN KEY ("course_id") REFERENCES "public"."course"("course_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "access_request" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE POLICY jobs ON "access_request" TO stoa_jobs USING (true) WITH CHECK (true);--> statement-breakpoint
CREATE POLICY person_in_company ON "access_request" TO stoa_app USING (user_id = stoa_user() AND company_id = stoa_company()) WITH CHECK (user_id = stoa_user() AND company_id = stoa_company());--> statement-breakpoint
GRANT SELECT, INSERT, UPDATE, DELETE ON "access_request" TO stoa_jobs;--> statement-breakpoint
GRANT SELECT, INSERT, UPDATE, DELETE ON "access_request" TO stoa_app;
