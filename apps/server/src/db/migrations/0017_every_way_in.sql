ALTER TABLE "session" ADD COLUMN "login_hash" text;--> statement-breakpoint
ALTER TABLE "qr_login" ADD COLUMN "browser" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "qr_login" ADD COLUMN "system" text DEFAULT '' NOT NULL;--> statement-breakpoint
CREATE INDEX "account_email_typed" ON "account" USING btree (lower("email"));--> statement-breakpoint
CREATE INDEX "account_username_typed" ON "account" USING btree (lower("username"));--> statement-breakpoint
CREATE INDEX "member_job_number_typed" ON "member" USING btree ("company_id",lower("job_number"));