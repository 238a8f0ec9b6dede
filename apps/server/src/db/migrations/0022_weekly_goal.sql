CREATE TABLE "weekly_goal" (
	"user_id" bigint NOT NULL,
	"company_id" bigint NOT NULL,
	"minutes" integer NOT NULL,
	"updated_time" bigint NOT NULL,
	CONSTRAINT "weekly_goal_user_id_company_id_pk" PRIMARY KEY("user_id","company_id")
);--> statement-breakpoint
ALTER TABLE "weekly_goal" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE POLICY jobs ON "weekly_goal" TO stoa_jobs USING (true) WITH CHECK (true);--> statement-breakpoint
CREATE POLICY person_in_company ON "weekly_goal" TO stoa_app USING (user_id = stoa_user() AND company_id = stoa_company()) WITH CHECK (user_id = stoa_user() AND company_id = stoa_company());--> statement-breakpoint
GRANT SELECT, INSERT, UPDATE, DELETE ON "weekly_goal" TO stoa_jobs;--> statement-breakpoint
GRANT SELECT, INSERT, UPDATE, DELETE ON "weekly_goal" TO stoa_app;
