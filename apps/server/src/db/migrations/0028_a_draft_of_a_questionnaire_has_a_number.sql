ALTER TABLE "questionnaire_draft" ADD COLUMN "seq" bigint DEFAULT 1 NOT NULL;--> statement-breakpoint
ALTER TABLE "questionnaire_draft" ADD COLUMN "writer" text;