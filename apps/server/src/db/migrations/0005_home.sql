CREATE TABLE "home_preview_module" (
	"preview_id" bigint NOT NULL,
	"module_id" bigint PRIMARY KEY NOT NULL,
	"company_id" bigint NOT NULL,
	"kind" integer NOT NULL,
	"title" jsonb NOT NULL,
	"subtitle" jsonb,
	"layout" integer DEFAULT 2 NOT NULL,
	"banner_layout" integer,
	"limit" integer DEFAULT 8 NOT NULL,
	"more_target" jsonb,
	"sort" integer DEFAULT 0 NOT NULL,
	"query" jsonb,
	"items" jsonb,
	"html" jsonb,
	"flag" text,
	"banners" jsonb
);
--> statement-breakpoint
ALTER TABLE "home_module" ADD COLUMN "banners" jsonb;--> statement-breakpoint
ALTER TABLE "notification" ADD COLUMN "sender_id" bigint;--> statement-breakpoint
ALTER TABLE "home_preview_module" ADD CONSTRAINT "home_preview_module_company_id_company_company_id_fk" FOREIGN KEY ("company_id") REFERENCES "public"."company"("company_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "home_preview_module_preview_id_index" ON "home_preview_module" USING btree ("preview_id");--> statement-breakpoint
-- The name becomes the account, of a member of the company that the message belongs to.
UPDATE "notification" SET "sender_id" = (
  SELECT min(a.user_id) FROM account a JOIN member m ON m.user_id = a.user_id
  WHERE m.company_id = "notification".company_id AND a.real_name ->> 'zh' = "notification".sender
) WHERE "sender" IS NOT NULL;--> statement-breakpoint
ALTER TABLE "notification" DROP COLUMN "sender";--> statement-breakpoint
-- Drafts of the home page: an admin of the company sees them; who holds a preview token is served by the system.
GRANT SELECT, INSERT, UPDATE, DELETE ON home_preview_module TO stoa_jobs;
--> statement-breakpoint
GRANT SELECT ON home_preview_module TO stoa_app;
--> statement-breakpoint
ALTER TABLE home_preview_module ENABLE ROW LEVEL SECURITY;
--> statement-breakpoint
CREATE POLICY jobs ON home_preview_module TO stoa_jobs USING (true) WITH CHECK (true);
--> statement-breakpoint
CREATE POLICY admin_of_company ON home_preview_module FOR SELECT TO stoa_app USING (
  company_id = stoa_company() AND EXISTS (
    SELECT 1 FROM member m
    WHERE m.company_id = stoa_company() AND m.user_id = stoa_user() AND m.admin AND m.state = 1)
);