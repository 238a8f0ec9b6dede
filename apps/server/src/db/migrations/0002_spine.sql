CREATE TABLE "guest_session" (
	"token_hash" text PRIMARY KEY NOT NULL,
	"guest_id" bigint NOT NULL,
	"exam_id" bigint NOT NULL,
	"company_id" bigint NOT NULL,
	"create_time" bigint NOT NULL,
	"last_seen_time" bigint NOT NULL,
	"revoked_time" bigint
);
--> statement-breakpoint
CREATE TABLE "limit_counter" (
	"name" text PRIMARY KEY NOT NULL,
	"times" bigint[] NOT NULL,
	"last_time" bigint NOT NULL
);
--> statement-breakpoint
CREATE TABLE "job_run" (
	"name" text PRIMARY KEY NOT NULL,
	"last_time" bigint NOT NULL,
	"changed" integer DEFAULT 0 NOT NULL
);
--> statement-breakpoint
CREATE INDEX "limit_counter_last_time_index" ON "limit_counter" USING btree ("last_time");