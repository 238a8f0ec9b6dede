CREATE TABLE "login_ticket" (
	"ticket_hash" text PRIMARY KEY NOT NULL,
	"source" text NOT NULL,
	"company_id" bigint NOT NULL,
	"subject" text NOT NULL,
	"app_id" text DEFAULT '' NOT NULL,
	"corp_id" text DEFAULT '' NOT NULL,
	"state" text DEFAULT '' NOT NULL,
	"expire_time" bigint NOT NULL,
	"used_time" bigint
);
--> statement-breakpoint
CREATE TABLE "qr_login" (
	"qr_id" text PRIMARY KEY NOT NULL,
	"poll_hash" text NOT NULL,
	"domain_name" text NOT NULL,
	"address" text NOT NULL,
	"status" integer DEFAULT 0 NOT NULL,
	"user_id" bigint,
	"create_time" bigint NOT NULL,
	"expire_time" bigint NOT NULL
);
--> statement-breakpoint
CREATE TABLE "sms_code" (
	"phone" text NOT NULL,
	"scene" integer NOT NULL,
	"code_hash" text NOT NULL,
	"signature" text,
	"tries" integer DEFAULT 0 NOT NULL,
	"create_time" bigint NOT NULL,
	"used_time" bigint,
	CONSTRAINT "sms_code_phone_scene_pk" PRIMARY KEY("phone","scene")
);
--> statement-breakpoint
CREATE TABLE "workplace_app" (
	"company_id" bigint NOT NULL,
	"source" text NOT NULL,
	"app_id" text NOT NULL,
	"corp_id" text DEFAULT '' NOT NULL,
	"agent_id" text DEFAULT '' NOT NULL,
	CONSTRAINT "workplace_app_company_id_source_pk" PRIMARY KEY("company_id","source")
);
--> statement-breakpoint
CREATE TABLE "workplace_identity" (
	"company_id" bigint NOT NULL,
	"source" text NOT NULL,
	"subject" text NOT NULL,
	"user_id" bigint NOT NULL,
	CONSTRAINT "workplace_identity_company_id_source_subject_pk" PRIMARY KEY("company_id","source","subject")
);
--> statement-breakpoint
ALTER TABLE "login_ticket" ADD CONSTRAINT "login_ticket_company_id_company_company_id_fk" FOREIGN KEY ("company_id") REFERENCES "public"."company"("company_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "qr_login" ADD CONSTRAINT "qr_login_user_id_account_user_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."account"("user_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "workplace_app" ADD CONSTRAINT "workplace_app_company_id_company_company_id_fk" FOREIGN KEY ("company_id") REFERENCES "public"."company"("company_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "workplace_identity" ADD CONSTRAINT "workplace_identity_company_id_company_company_id_fk" FOREIGN KEY ("company_id") REFERENCES "public"."company"("company_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "workplace_identity" ADD CONSTRAINT "workplace_identity_user_id_account_user_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."account"("user_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "login_ticket_expire_time_index" ON "login_ticket" USING btree ("expire_time");--> statement-breakpoint
CREATE INDEX "qr_login_create_time_index" ON "qr_login" USING btree ("create_time");--> statement-breakpoint
CREATE INDEX "sms_code_create_time_index" ON "sms_code" USING btree ("create_time");--> statement-breakpoint
-- Codes, tickets and identities are the system's alone: requests have no grant and no policy.
DO $$
DECLARE
  name text;
BEGIN
  FOREACH name IN ARRAY ARRAY['login_ticket', 'qr_login', 'sms_code', 'workplace_app', 'workplace_identity'] LOOP
    EXECUTE format('GRANT SELECT, INSERT, UPDATE, DELETE ON %I TO stoa_jobs', name);
    EXECUTE format('ALTER TABLE %I ENABLE ROW LEVEL SECURITY', name);
    EXECUTE format('CREATE POLICY jobs ON %I TO stoa_jobs USING (true) WITH CHECK (true)', name);
  END LOOP;
END $$;
--> statement-breakpoint
-- An empty address stands for the installation's own provider, whose path depends on its settings.
UPDATE "login_page_config" SET "apps" = regexp_replace("apps"::text, '"/demo-idp/authorize\?app=app-\d"', '""', 'g')::jsonb;
