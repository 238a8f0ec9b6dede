CREATE TABLE "course_invite" (
	"user_id" bigint NOT NULL,
	"company_id" bigint NOT NULL,
	"course_id" bigint NOT NULL,
	"shared_by" bigint NOT NULL,
	"create_time" bigint NOT NULL,
	CONSTRAINT "course_invite_user_id_company_id_course_id_pk" PRIMARY KEY("user_id","company_id","course_id")
);
--> statement-breakpoint
CREATE TABLE "course_share" (
	"user_id" bigint NOT NULL,
	"company_id" bigint NOT NULL,
	"course_id" bigint NOT NULL,
	"share_code" text NOT NULL,
	"create_time" bigint NOT NULL,
	CONSTRAINT "course_share_user_id_company_id_course_id_pk" PRIMARY KEY("user_id","company_id","course_id")
);
--> statement-breakpoint
DROP INDEX "credit_entry_once";--> statement-breakpoint
ALTER TABLE "credit_entry" ADD COLUMN "invited_user_id" bigint DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "course_invite" ADD CONSTRAINT "course_invite_course_id_course_course_id_fk" FOREIGN KEY ("course_id") REFERENCES "public"."course"("course_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "course_share" ADD CONSTRAINT "course_share_course_id_course_course_id_fk" FOREIGN KEY ("course_id") REFERENCES "public"."course"("course_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "course_invite_shared_by_company_id_course_id_index" ON "course_invite" USING btree ("shared_by","company_id","course_id");--> statement-breakpoint
CREATE UNIQUE INDEX "course_share_code" ON "course_share" USING btree ("share_code");--> statement-breakpoint
CREATE UNIQUE INDEX "credit_entry_once" ON "credit_entry" USING btree ("user_id","company_id","source_kind","source_id","year","reason","invited_user_id") WHERE "credit_entry"."valid";--> statement-breakpoint
GRANT SELECT, INSERT, UPDATE, DELETE ON course_share, course_invite TO stoa_jobs;
--> statement-breakpoint
GRANT SELECT, INSERT ON course_share TO stoa_app;
--> statement-breakpoint
-- Through whom somebody came is noted by the system: a code is not to be tried out here.
GRANT SELECT ON course_invite TO stoa_app;
--> statement-breakpoint
DO $$
DECLARE
  name text;
BEGIN
  FOREACH name IN ARRAY ARRAY['course_share', 'course_invite'] LOOP
    EXECUTE format('ALTER TABLE %I ENABLE ROW LEVEL SECURITY', name);
    EXECUTE format('CREATE POLICY jobs ON %I TO stoa_jobs USING (true) WITH CHECK (true)', name);
    EXECUTE format('CREATE POLICY person_in_company ON %I TO stoa_app '
      'USING (user_id = stoa_user() AND company_id = stoa_company()) '
      'WITH CHECK (user_id = stoa_user() AND company_id = stoa_company())', name);
  END LOOP;
END $$;
