CREATE TABLE "study_evidence" (
	"user_id" bigint NOT NULL,
	"company_id" bigint NOT NULL,
	"item_id" bigint NOT NULL,
	"refused" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"again_seconds" double precision DEFAULT 0 NOT NULL,
	"updated_time" bigint NOT NULL,
	CONSTRAINT "study_evidence_user_id_company_id_item_id_pk" PRIMARY KEY("user_id","company_id","item_id")
);
--> statement-breakpoint
ALTER TABLE "item_progress" ADD COLUMN "grace_used" double precision DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "study_session" ADD COLUMN "presence_client_time" bigint;
--> statement-breakpoint
-- Why a percentage is what it is: of one person inside one company.
GRANT SELECT, INSERT, UPDATE, DELETE ON study_evidence TO stoa_app, stoa_jobs;
--> statement-breakpoint
ALTER TABLE study_evidence ENABLE ROW LEVEL SECURITY;
--> statement-breakpoint
CREATE POLICY jobs ON study_evidence TO stoa_jobs USING (true) WITH CHECK (true);
--> statement-breakpoint
CREATE POLICY person_in_company ON study_evidence TO stoa_app
  USING (user_id = stoa_user() AND company_id = stoa_company())
  WITH CHECK (user_id = stoa_user() AND company_id = stoa_company());
