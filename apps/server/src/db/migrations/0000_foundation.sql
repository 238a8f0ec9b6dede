CREATE TABLE "company" (
	"company_id" bigint PRIMARY KEY NOT NULL,
	"code" text NOT NULL,
	"name" jsonb NOT NULL,
	"short_name" jsonb NOT NULL,
	"platform_name" jsonb NOT NULL,
	"logo" text DEFAULT '' NOT NULL,
	"font_size" integer DEFAULT 2 NOT NULL,
	"industry_id" bigint,
	"status" integer DEFAULT 1 NOT NULL,
	"color_primary" text DEFAULT '' NOT NULL,
	"deep" boolean DEFAULT false NOT NULL,
	"tab_logo_url" text DEFAULT '' NOT NULL,
	"tab_title" jsonb NOT NULL,
	"footer_html" jsonb,
	"service_phone" text,
	"nav_items" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"compulsory_target" integer DEFAULT 0 NOT NULL,
	"elective_target" integer DEFAULT 0 NOT NULL,
	CONSTRAINT "company_code_unique" UNIQUE("code")
);
--> statement-breakpoint
CREATE TABLE "global_config" (
	"company_id" bigint PRIMARY KEY NOT NULL,
	"knowledge_module" boolean DEFAULT true NOT NULL,
	"show_vip_paid_course_flg" boolean DEFAULT false NOT NULL,
	"show_wanna_learn_flg" boolean DEFAULT false NOT NULL,
	"show_sharing_rewards_flg" boolean DEFAULT false NOT NULL,
	"show_search_course_flg" boolean DEFAULT false NOT NULL,
	"show_recommend_course_flg" boolean DEFAULT false NOT NULL,
	"show_ai_chat_flg" boolean DEFAULT false NOT NULL,
	"hide_pc_footer" boolean DEFAULT false NOT NULL,
	"hide_pc_header" boolean DEFAULT false NOT NULL,
	"hide_course_comment" boolean DEFAULT false NOT NULL,
	"hide_course_study_num" boolean DEFAULT false NOT NULL,
	"hide_course_collect" boolean DEFAULT false NOT NULL,
	"private_file_server" boolean DEFAULT false NOT NULL,
	"hide_my_order" boolean DEFAULT false NOT NULL
);
--> statement-breakpoint
CREATE TABLE "login_page_config" (
	"company_id" bigint PRIMARY KEY NOT NULL,
	"name" jsonb NOT NULL,
	"slogan" jsonb NOT NULL,
	"logo_url" text DEFAULT '' NOT NULL,
	"background_url" text DEFAULT '' NOT NULL,
	"bottom_description" jsonb NOT NULL,
	"show_download_button" boolean DEFAULT true NOT NULL,
	"login_types" integer[] NOT NULL,
	"download_url" text,
	"agreement_url" text,
	"privacy_url" text,
	"apps" jsonb DEFAULT '[]'::jsonb NOT NULL
);
--> statement-breakpoint
CREATE TABLE "org" (
	"org_id" bigint PRIMARY KEY NOT NULL,
	"company_id" bigint NOT NULL,
	"parent_id" bigint DEFAULT 0 NOT NULL,
	"name" jsonb NOT NULL,
	"sort" integer DEFAULT 0 NOT NULL
);
--> statement-breakpoint
CREATE TABLE "platform_grant" (
	"company_id" bigint NOT NULL,
	"target_kind" integer NOT NULL,
	"target_id" bigint NOT NULL,
	CONSTRAINT "platform_grant_company_id_target_kind_target_id_pk" PRIMARY KEY("company_id","target_kind","target_id")
);
--> statement-breakpoint
CREATE TABLE "vod_config" (
	"company_id" bigint PRIMARY KEY NOT NULL,
	"app_key" text NOT NULL,
	"app_secret" text NOT NULL,
	"audio_type_id" bigint NOT NULL,
	"audio_preset_id" bigint NOT NULL,
	"video_type_id" bigint NOT NULL,
	"video_preset_id" bigint NOT NULL,
	"callback_url" text NOT NULL,
	"upload_callback_url" text NOT NULL
);
--> statement-breakpoint
CREATE TABLE "account" (
	"user_id" bigint PRIMARY KEY NOT NULL,
	"country_code" text DEFAULT '86' NOT NULL,
	"phone" text NOT NULL,
	"email" text,
	"username" text,
	"password_hash" text NOT NULL,
	"real_name" jsonb NOT NULL,
	"face_img" text DEFAULT '' NOT NULL,
	"gender" integer DEFAULT 0 NOT NULL,
	"vip_status" integer DEFAULT 1 NOT NULL,
	"vip_expire_time" bigint,
	"last_company_id" bigint,
	"locale" text DEFAULT 'zh-CN' NOT NULL,
	CONSTRAINT "account_email_unique" UNIQUE("email"),
	CONSTRAINT "account_username_unique" UNIQUE("username"),
	CONSTRAINT "account_countryCode_phone_unique" UNIQUE("country_code","phone")
);
--> statement-breakpoint
CREATE TABLE "entitlement" (
	"user_id" bigint NOT NULL,
	"purchase_kind" integer NOT NULL,
	"biz_id" bigint NOT NULL,
	"create_time" bigint NOT NULL,
	"expire_time" bigint,
	CONSTRAINT "entitlement_user_id_purchase_kind_biz_id_pk" PRIMARY KEY("user_id","purchase_kind","biz_id")
);
--> statement-breakpoint
CREATE TABLE "member" (
	"member_id" bigint PRIMARY KEY NOT NULL,
	"user_id" bigint NOT NULL,
	"company_id" bigint NOT NULL,
	"job_number" text NOT NULL,
	"org_ids" integer[] DEFAULT '{}' NOT NULL,
	"title" jsonb NOT NULL,
	"job_level" integer NOT NULL,
	"lecturer" boolean DEFAULT false NOT NULL,
	"mentor" boolean DEFAULT false NOT NULL,
	"admin" boolean DEFAULT false NOT NULL,
	"allow_create_knowledge" boolean DEFAULT false NOT NULL,
	"hide_vip_module" boolean DEFAULT false NOT NULL,
	"state" integer DEFAULT 1 NOT NULL,
	"entry_time" bigint NOT NULL,
	CONSTRAINT "member_userId_companyId_unique" UNIQUE("user_id","company_id"),
	CONSTRAINT "member_companyId_jobNumber_unique" UNIQUE("company_id","job_number")
);
--> statement-breakpoint
CREATE TABLE "person" (
	"person_id" bigint PRIMARY KEY NOT NULL,
	"company_id" bigint NOT NULL,
	"role" text NOT NULL,
	"user_id" bigint,
	"name" jsonb NOT NULL,
	"avatar" text DEFAULT '' NOT NULL,
	"title" jsonb NOT NULL,
	"tags" jsonb DEFAULT '[]'::jsonb NOT NULL
);
--> statement-breakpoint
CREATE TABLE "session" (
	"token_hash" text PRIMARY KEY NOT NULL,
	"user_id" bigint NOT NULL,
	"company_id" bigint NOT NULL,
	"member_id" bigint DEFAULT 0 NOT NULL,
	"app_id" text DEFAULT '' NOT NULL,
	"source_type" integer DEFAULT 0 NOT NULL,
	"create_time" bigint NOT NULL,
	"last_seen_time" bigint NOT NULL,
	"revoked_time" bigint
);
--> statement-breakpoint
CREATE TABLE "category" (
	"category_id" bigint PRIMARY KEY NOT NULL,
	"parent_id" bigint DEFAULT 0 NOT NULL,
	"name" jsonb NOT NULL,
	"sort" integer DEFAULT 0 NOT NULL
);
--> statement-breakpoint
CREATE TABLE "chapter" (
	"chapter_id" bigint PRIMARY KEY NOT NULL,
	"course_id" bigint NOT NULL,
	"parent_id" bigint DEFAULT 0 NOT NULL,
	"title" jsonb NOT NULL,
	"sort" integer NOT NULL
);
--> statement-breakpoint
CREATE TABLE "course" (
	"course_id" bigint PRIMARY KEY NOT NULL,
	"company_id" bigint NOT NULL,
	"source" integer NOT NULL,
	"title" jsonb NOT NULL,
	"cover_url" text DEFAULT '' NOT NULL,
	"summary" jsonb NOT NULL,
	"intro_html" jsonb NOT NULL,
	"objectives" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"suitable_for" jsonb NOT NULL,
	"category_id" bigint NOT NULL,
	"industry_ids" integer[] DEFAULT '{}' NOT NULL,
	"job_levels" integer[] DEFAULT '{}' NOT NULL,
	"tag_ids" integer[] DEFAULT '{}' NOT NULL,
	"teacher_ids" integer[] DEFAULT '{}' NOT NULL,
	"charge_kind" integer NOT NULL,
	"price_fen" integer,
	"vip_price_fen" integer,
	"credit" double precision DEFAULT 0 NOT NULL,
	"duration" double precision DEFAULT 0 NOT NULL,
	"item_count" integer DEFAULT 0 NOT NULL,
	"score" double precision DEFAULT 0 NOT NULL,
	"rating_count" integer DEFAULT 0 NOT NULL,
	"rating_dist" integer[] DEFAULT '{0,0,0,0,0}' NOT NULL,
	"study_num" integer DEFAULT 0 NOT NULL,
	"visit_num" integer DEFAULT 0 NOT NULL,
	"hot_score" double precision DEFAULT 0 NOT NULL,
	"fresh_time" bigint NOT NULL,
	"open_time" bigint,
	"on_shelf" boolean DEFAULT true NOT NULL,
	"visible_scope" jsonb DEFAULT '{"all":true,"orgIds":[],"userIds":[]}'::jsonb NOT NULL,
	"policy" jsonb NOT NULL,
	"comment_placement" text DEFAULT '1' NOT NULL,
	"corners" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"attachments" jsonb DEFAULT '[]'::jsonb NOT NULL
);
--> statement-breakpoint
CREATE TABLE "course_collection" (
	"collection_id" bigint PRIMARY KEY NOT NULL,
	"company_id" bigint NOT NULL,
	"kind" integer NOT NULL,
	"name" jsonb NOT NULL,
	"cover_url" text DEFAULT '' NOT NULL,
	"summary" jsonb NOT NULL,
	"intro_html" jsonb NOT NULL,
	"sections" jsonb DEFAULT '[]'::jsonb NOT NULL
);
--> statement-breakpoint
CREATE TABLE "course_collection_entry" (
	"collection_id" bigint NOT NULL,
	"course_id" bigint NOT NULL,
	"section_id" bigint DEFAULT 0 NOT NULL,
	"sort" integer DEFAULT 0 NOT NULL,
	CONSTRAINT "course_collection_entry_collection_id_course_id_pk" PRIMARY KEY("collection_id","course_id")
);
--> statement-breakpoint
CREATE TABLE "course_item" (
	"item_id" bigint PRIMARY KEY NOT NULL,
	"course_id" bigint NOT NULL,
	"chapter_id" bigint NOT NULL,
	"title" jsonb NOT NULL,
	"item_kind" integer NOT NULL,
	"file_label" integer NOT NULL,
	"duration" double precision,
	"page_count" integer,
	"size" integer,
	"required" boolean DEFAULT true NOT NULL,
	"trial" boolean DEFAULT false NOT NULL,
	"sort" integer NOT NULL,
	"media" jsonb DEFAULT '{}'::jsonb NOT NULL,
	"intro" jsonb
);
--> statement-breakpoint
CREATE TABLE "course_visit" (
	"user_id" bigint NOT NULL,
	"company_id" bigint NOT NULL,
	"course_id" bigint NOT NULL,
	"day" date NOT NULL,
	CONSTRAINT "course_visit_user_id_company_id_course_id_day_pk" PRIMARY KEY("user_id","company_id","course_id","day")
);
--> statement-breakpoint
CREATE TABLE "industry" (
	"industry_id" bigint PRIMARY KEY NOT NULL,
	"name" jsonb NOT NULL,
	"sort" integer DEFAULT 0 NOT NULL
);
--> statement-breakpoint
CREATE TABLE "relation_mark" (
	"user_id" bigint NOT NULL,
	"company_id" bigint NOT NULL,
	"relation" text NOT NULL,
	"target_kind" integer NOT NULL,
	"target_id" bigint NOT NULL,
	"create_time" bigint NOT NULL,
	CONSTRAINT "relation_mark_user_id_company_id_relation_target_kind_target_id_pk" PRIMARY KEY("user_id","company_id","relation","target_kind","target_id")
);
--> statement-breakpoint
CREATE TABLE "tag" (
	"tag_id" bigint PRIMARY KEY NOT NULL,
	"name" jsonb NOT NULL
);
--> statement-breakpoint
CREATE TABLE "course_progress" (
	"user_id" bigint NOT NULL,
	"company_id" bigint NOT NULL,
	"course_id" bigint NOT NULL,
	"state" integer DEFAULT 0 NOT NULL,
	"percent" integer DEFAULT 0 NOT NULL,
	"completed_items" integer DEFAULT 0 NOT NULL,
	"required_items" integer DEFAULT 0 NOT NULL,
	"study_seconds" double precision DEFAULT 0 NOT NULL,
	"last_item_id" bigint,
	"last_time" bigint NOT NULL,
	"enrol_time" bigint NOT NULL,
	"completed_time" bigint,
	CONSTRAINT "course_progress_user_id_company_id_course_id_pk" PRIMARY KEY("user_id","company_id","course_id")
);
--> statement-breakpoint
CREATE TABLE "credit_entry" (
	"entry_id" bigint PRIMARY KEY GENERATED BY DEFAULT AS IDENTITY (sequence name "credit_entry_entry_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"user_id" bigint NOT NULL,
	"company_id" bigint NOT NULL,
	"assign_kind" integer NOT NULL,
	"source_kind" integer NOT NULL,
	"source_id" bigint NOT NULL,
	"year" integer NOT NULL,
	"reason" text DEFAULT '' NOT NULL,
	"credit" double precision NOT NULL,
	"valid" boolean DEFAULT true NOT NULL,
	"create_time" bigint NOT NULL
);
--> statement-breakpoint
CREATE TABLE "item_progress" (
	"user_id" bigint NOT NULL,
	"company_id" bigint NOT NULL,
	"item_id" bigint NOT NULL,
	"course_id" bigint NOT NULL,
	"state" integer DEFAULT 0 NOT NULL,
	"percent" integer DEFAULT 0 NOT NULL,
	"last_position" double precision DEFAULT 0 NOT NULL,
	"max_position" double precision DEFAULT 0 NOT NULL,
	"watched_seconds" double precision DEFAULT 0 NOT NULL,
	"study_seconds" double precision DEFAULT 0 NOT NULL,
	"covered" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"pages_seen" integer[] DEFAULT '{}' NOT NULL,
	"scrolled_to_end" boolean DEFAULT false NOT NULL,
	"opened_time" bigint NOT NULL,
	"updated_time" bigint NOT NULL,
	"completed_time" bigint,
	CONSTRAINT "item_progress_user_id_company_id_item_id_pk" PRIMARY KEY("user_id","company_id","item_id")
);
--> statement-breakpoint
CREATE TABLE "study_record" (
	"user_id" bigint NOT NULL,
	"company_id" bigint NOT NULL,
	"kind" integer NOT NULL,
	"ref_id" bigint NOT NULL,
	"day" date NOT NULL,
	"study_seconds" double precision DEFAULT 0 NOT NULL,
	"updated_time" bigint NOT NULL,
	CONSTRAINT "study_record_user_id_company_id_kind_ref_id_day_pk" PRIMARY KEY("user_id","company_id","kind","ref_id","day")
);
--> statement-breakpoint
CREATE TABLE "study_session" (
	"session_id" text PRIMARY KEY NOT NULL,
	"user_id" bigint NOT NULL,
	"company_id" bigint NOT NULL,
	"course_id" bigint NOT NULL,
	"item_id" bigint NOT NULL,
	"player_tag" text NOT NULL,
	"state" integer DEFAULT 1 NOT NULL,
	"start_time" bigint NOT NULL,
	"last_beat_time" bigint NOT NULL,
	"last_client_time" bigint,
	"last_seq" integer DEFAULT 0 NOT NULL,
	"superseded_time" bigint,
	"media_budget" double precision DEFAULT 0 NOT NULL,
	"media_credited" double precision DEFAULT 0 NOT NULL,
	"active_budget" double precision DEFAULT 0 NOT NULL,
	"active_credited" double precision DEFAULT 0 NOT NULL,
	"since_presence" double precision DEFAULT 0 NOT NULL,
	"presence_check_id" text,
	"presence_deadline" bigint,
	"context" jsonb DEFAULT '{}'::jsonb NOT NULL
);
--> statement-breakpoint
CREATE TABLE "advert" (
	"adv_id" bigint PRIMARY KEY NOT NULL,
	"company_id" bigint NOT NULL,
	"page_key" text NOT NULL,
	"slot" integer NOT NULL,
	"title" jsonb NOT NULL,
	"image_url" text NOT NULL,
	"corner" integer,
	"target" jsonb,
	"frequency" integer DEFAULT 1 NOT NULL,
	"closable" boolean DEFAULT true NOT NULL,
	"sort" integer DEFAULT 0 NOT NULL
);
--> statement-breakpoint
CREATE TABLE "banner" (
	"banner_id" bigint PRIMARY KEY NOT NULL,
	"company_id" bigint NOT NULL,
	"page_key" text NOT NULL,
	"title" jsonb NOT NULL,
	"image_url" text NOT NULL,
	"image_alt" jsonb NOT NULL,
	"target" jsonb,
	"sort" integer DEFAULT 0 NOT NULL,
	"start_time" bigint NOT NULL,
	"end_time" bigint NOT NULL
);
--> statement-breakpoint
CREATE TABLE "banner_group" (
	"company_id" bigint NOT NULL,
	"page_key" text NOT NULL,
	"layout" integer NOT NULL,
	"autoplay_seconds" integer DEFAULT 0 NOT NULL,
	CONSTRAINT "banner_group_company_id_page_key_pk" PRIMARY KEY("company_id","page_key")
);
--> statement-breakpoint
CREATE TABLE "home_function" (
	"function_id" bigint PRIMARY KEY NOT NULL,
	"company_id" bigint NOT NULL,
	"name" jsonb NOT NULL,
	"icon_url" text DEFAULT '' NOT NULL,
	"target" jsonb NOT NULL,
	"badge" jsonb,
	"sort" integer DEFAULT 0 NOT NULL,
	"flag" text
);
--> statement-breakpoint
CREATE TABLE "home_module" (
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
	"flag" text
);
--> statement-breakpoint
CREATE TABLE "upcoming_task" (
	"task_key" text PRIMARY KEY NOT NULL,
	"user_id" bigint NOT NULL,
	"company_id" bigint NOT NULL,
	"target" jsonb NOT NULL,
	"plan_item_type" integer,
	"task_item_kind" integer,
	"title" jsonb NOT NULL,
	"parent_title" jsonb,
	"assign_kind" integer NOT NULL,
	"start_time" bigint,
	"due_time" bigint,
	"state" integer DEFAULT 0 NOT NULL,
	"context" jsonb DEFAULT '{}'::jsonb NOT NULL
);
--> statement-breakpoint
CREATE TABLE "notification" (
	"notification_id" bigint PRIMARY KEY GENERATED BY DEFAULT AS IDENTITY (sequence name "notification_notification_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"user_id" bigint NOT NULL,
	"company_id" bigint NOT NULL,
	"kind" integer NOT NULL,
	"title" jsonb NOT NULL,
	"content" jsonb NOT NULL,
	"read_flg" boolean DEFAULT false NOT NULL,
	"create_time" bigint NOT NULL,
	"target" jsonb,
	"sender" text
);
--> statement-breakpoint
CREATE TABLE "idempotency_record" (
	"actor" text NOT NULL,
	"path" text NOT NULL,
	"idem_key" text NOT NULL,
	"body_hash" text NOT NULL,
	"response" jsonb,
	"create_time" bigint NOT NULL,
	CONSTRAINT "idempotency_record_actor_path_idem_key_pk" PRIMARY KEY("actor","path","idem_key")
);
--> statement-breakpoint
CREATE TABLE "installation" (
	"name" text PRIMARY KEY NOT NULL,
	"value" text NOT NULL
);
--> statement-breakpoint
ALTER TABLE "global_config" ADD CONSTRAINT "global_config_company_id_company_company_id_fk" FOREIGN KEY ("company_id") REFERENCES "public"."company"("company_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "login_page_config" ADD CONSTRAINT "login_page_config_company_id_company_company_id_fk" FOREIGN KEY ("company_id") REFERENCES "public"."company"("company_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "org" ADD CONSTRAINT "org_company_id_company_company_id_fk" FOREIGN KEY ("company_id") REFERENCES "public"."company"("company_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "platform_grant" ADD CONSTRAINT "platform_grant_company_id_company_company_id_fk" FOREIGN KEY ("company_id") REFERENCES "public"."company"("company_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "vod_config" ADD CONSTRAINT "vod_config_company_id_company_company_id_fk" FOREIGN KEY ("company_id") REFERENCES "public"."company"("company_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "entitlement" ADD CONSTRAINT "entitlement_user_id_account_user_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."account"("user_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "member" ADD CONSTRAINT "member_user_id_account_user_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."account"("user_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "member" ADD CONSTRAINT "member_company_id_company_company_id_fk" FOREIGN KEY ("company_id") REFERENCES "public"."company"("company_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "person" ADD CONSTRAINT "person_company_id_company_company_id_fk" FOREIGN KEY ("company_id") REFERENCES "public"."company"("company_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "session" ADD CONSTRAINT "session_user_id_account_user_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."account"("user_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "chapter" ADD CONSTRAINT "chapter_course_id_course_course_id_fk" FOREIGN KEY ("course_id") REFERENCES "public"."course"("course_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "course" ADD CONSTRAINT "course_company_id_company_company_id_fk" FOREIGN KEY ("company_id") REFERENCES "public"."company"("company_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "course" ADD CONSTRAINT "course_category_id_category_category_id_fk" FOREIGN KEY ("category_id") REFERENCES "public"."category"("category_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "course_collection" ADD CONSTRAINT "course_collection_company_id_company_company_id_fk" FOREIGN KEY ("company_id") REFERENCES "public"."company"("company_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "course_collection_entry" ADD CONSTRAINT "course_collection_entry_collection_id_course_collection_collection_id_fk" FOREIGN KEY ("collection_id") REFERENCES "public"."course_collection"("collection_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "course_collection_entry" ADD CONSTRAINT "course_collection_entry_course_id_course_course_id_fk" FOREIGN KEY ("course_id") REFERENCES "public"."course"("course_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "course_item" ADD CONSTRAINT "course_item_course_id_course_course_id_fk" FOREIGN KEY ("course_id") REFERENCES "public"."course"("course_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "course_item" ADD CONSTRAINT "course_item_chapter_id_chapter_chapter_id_fk" FOREIGN KEY ("chapter_id") REFERENCES "public"."chapter"("chapter_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "advert" ADD CONSTRAINT "advert_company_id_company_company_id_fk" FOREIGN KEY ("company_id") REFERENCES "public"."company"("company_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "banner" ADD CONSTRAINT "banner_company_id_company_company_id_fk" FOREIGN KEY ("company_id") REFERENCES "public"."company"("company_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "banner_group" ADD CONSTRAINT "banner_group_company_id_company_company_id_fk" FOREIGN KEY ("company_id") REFERENCES "public"."company"("company_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "home_function" ADD CONSTRAINT "home_function_company_id_company_company_id_fk" FOREIGN KEY ("company_id") REFERENCES "public"."company"("company_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "home_module" ADD CONSTRAINT "home_module_company_id_company_company_id_fk" FOREIGN KEY ("company_id") REFERENCES "public"."company"("company_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "upcoming_task" ADD CONSTRAINT "upcoming_task_company_id_company_company_id_fk" FOREIGN KEY ("company_id") REFERENCES "public"."company"("company_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "member_company_id_index" ON "member" USING btree ("company_id");--> statement-breakpoint
CREATE INDEX "session_user_id_index" ON "session" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "chapter_course_id_index" ON "chapter" USING btree ("course_id");--> statement-breakpoint
CREATE INDEX "course_company_id_index" ON "course" USING btree ("company_id");--> statement-breakpoint
CREATE INDEX "course_category_id_index" ON "course" USING btree ("category_id");--> statement-breakpoint
CREATE INDEX "course_item_course_id_index" ON "course_item" USING btree ("course_id");--> statement-breakpoint
CREATE UNIQUE INDEX "credit_entry_once" ON "credit_entry" USING btree ("user_id","company_id","source_kind","source_id","year","reason") WHERE "credit_entry"."valid";--> statement-breakpoint
CREATE INDEX "item_progress_user_id_company_id_course_id_index" ON "item_progress" USING btree ("user_id","company_id","course_id");--> statement-breakpoint
CREATE UNIQUE INDEX "study_session_one_active" ON "study_session" USING btree ("user_id","company_id") WHERE "study_session"."state" = 1;--> statement-breakpoint
CREATE INDEX "study_session_user_id_company_id_index" ON "study_session" USING btree ("user_id","company_id");--> statement-breakpoint
CREATE INDEX "upcoming_task_user_id_company_id_index" ON "upcoming_task" USING btree ("user_id","company_id");--> statement-breakpoint
CREATE INDEX "notification_user_id_company_id_index" ON "notification" USING btree ("user_id","company_id");