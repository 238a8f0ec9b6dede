ALTER TABLE "session" ADD COLUMN "login_hash" text;--> statement-breakpoint
ALTER TABLE "qr_login" ADD COLUMN "browser" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "qr_login" ADD COLUMN "system" text DEFAULT '' NOT NULL;