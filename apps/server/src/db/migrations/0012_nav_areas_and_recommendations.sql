-- Words as a search compares them: width and case do not count, any space is one space. What stands between the two
-- languages is nothing that somebody types.
CREATE FUNCTION stoa_folded(words jsonb) RETURNS text LANGUAGE sql IMMUTABLE PARALLEL SAFE
  AS $$ SELECT lower(regexp_replace(normalize(concat_ws(chr(31), words->>'zh', words->>'en'), NFKC), '\s+', ' ', 'g')) $$;
--> statement-breakpoint
CREATE TABLE "course_affinity" (
	"company_id" bigint NOT NULL,
	"course_id" bigint NOT NULL,
	"other_id" bigint NOT NULL,
	"learners" integer NOT NULL,
	CONSTRAINT "course_affinity_company_id_course_id_other_id_pk" PRIMARY KEY("company_id","course_id","other_id")
);
--> statement-breakpoint
CREATE TABLE "nav_area" (
	"area_id" bigint PRIMARY KEY NOT NULL,
	"company_id" bigint NOT NULL,
	"area_kind" integer NOT NULL,
	"name" jsonb NOT NULL,
	"description_html" jsonb NOT NULL,
	"banner_url" text DEFAULT '' NOT NULL,
	"tabs" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"target_ids" integer[] DEFAULT '{}' NOT NULL
);
--> statement-breakpoint
ALTER TABLE "course" ADD COLUMN "folded_title" text GENERATED ALWAYS AS (stoa_folded(title)) STORED;--> statement-breakpoint
ALTER TABLE "course" ADD COLUMN "folded_summary" text GENERATED ALWAYS AS (stoa_folded(summary)) STORED;--> statement-breakpoint
ALTER TABLE "course_affinity" ADD CONSTRAINT "course_affinity_company_id_company_company_id_fk" FOREIGN KEY ("company_id") REFERENCES "public"."company"("company_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "course_affinity" ADD CONSTRAINT "course_affinity_course_id_course_course_id_fk" FOREIGN KEY ("course_id") REFERENCES "public"."course"("course_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "course_affinity" ADD CONSTRAINT "course_affinity_other_id_course_course_id_fk" FOREIGN KEY ("other_id") REFERENCES "public"."course"("course_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "nav_area" ADD CONSTRAINT "nav_area_company_id_company_company_id_fk" FOREIGN KEY ("company_id") REFERENCES "public"."company"("company_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
GRANT SELECT ON nav_area, course_affinity TO stoa_app;
--> statement-breakpoint
GRANT SELECT, INSERT, UPDATE, DELETE ON nav_area, course_affinity TO stoa_jobs;
--> statement-breakpoint
DO $$
DECLARE
  name text;
BEGIN
  FOREACH name IN ARRAY ARRAY['nav_area', 'course_affinity'] LOOP
    EXECUTE format('ALTER TABLE %I ENABLE ROW LEVEL SECURITY', name);
    EXECUTE format('CREATE POLICY jobs ON %I TO stoa_jobs USING (true) WITH CHECK (true)', name);
    EXECUTE format('CREATE POLICY company ON %I FOR SELECT TO stoa_app USING (company_id = stoa_company())', name);
  END LOOP;
END $$;
