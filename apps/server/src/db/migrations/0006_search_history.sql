CREATE TABLE "search_history" (
	"user_id" bigint NOT NULL,
	"company_id" bigint NOT NULL,
	"keyword" text NOT NULL,
	"search_time" bigint NOT NULL,
	CONSTRAINT "search_history_user_id_company_id_keyword_pk" PRIMARY KEY("user_id","company_id","keyword")
);
--> statement-breakpoint
CREATE INDEX "search_history_user_id_company_id_search_time_index" ON "search_history" USING btree ("user_id","company_id","search_time");
--> statement-breakpoint
-- What somebody looks for is that person's alone, in each company by itself.
GRANT SELECT, INSERT, UPDATE, DELETE ON search_history TO stoa_app, stoa_jobs;
--> statement-breakpoint
ALTER TABLE search_history ENABLE ROW LEVEL SECURITY;
--> statement-breakpoint
CREATE POLICY jobs ON search_history TO stoa_jobs USING (true) WITH CHECK (true);
--> statement-breakpoint
CREATE POLICY person_in_company ON search_history TO stoa_app
  USING (user_id = stoa_user() AND company_id = stoa_company())
  WITH CHECK (user_id = stoa_user() AND company_id = stoa_company());
