CREATE TABLE "notification_mute" (
	"user_id" bigint NOT NULL,
	"company_id" bigint NOT NULL,
	"kind" integer NOT NULL,
	CONSTRAINT "notification_mute_user_id_company_id_kind_pk" PRIMARY KEY("user_id","company_id","kind")
);
--> statement-breakpoint
ALTER TABLE "session" ADD COLUMN "browser" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "session" ADD COLUMN "system" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "notification_mute" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE POLICY jobs ON "notification_mute" TO stoa_jobs USING (true) WITH CHECK (true);--> statement-breakpoint
CREATE POLICY person_in_company ON "notification_mute" TO stoa_app USING (user_id = stoa_user() AND company_id = stoa_company()) WITH CHECK (user_id = stoa_user() AND company_id = stoa_company());--> statement-breakpoint
GRANT SELECT, INSERT, UPDATE, DELETE ON "notification_mute" TO stoa_jobs;--> statement-breakpoint
GRANT SELECT, INSERT, UPDATE, DELETE ON "notification_mute" TO stoa_app;
