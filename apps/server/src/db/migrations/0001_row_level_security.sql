-- The second lock of tenancy (decision 26). A request runs as stoa_app with stoa.company_id and stoa.user_id set
-- for its transaction; without them nothing that belongs to anybody is visible. System work runs as stoa_jobs.
DO $$ BEGIN CREATE ROLE stoa_app NOLOGIN; EXCEPTION WHEN duplicate_object OR unique_violation THEN NULL; END $$;
--> statement-breakpoint
DO $$ BEGIN CREATE ROLE stoa_jobs NOLOGIN; EXCEPTION WHEN duplicate_object OR unique_violation THEN NULL; END $$;
--> statement-breakpoint
GRANT stoa_app, stoa_jobs TO CURRENT_USER;
--> statement-breakpoint
GRANT USAGE ON SCHEMA public TO stoa_app, stoa_jobs;
--> statement-breakpoint
CREATE FUNCTION stoa_company() RETURNS bigint LANGUAGE sql STABLE
  RETURN nullif(current_setting('stoa.company_id', true), '')::bigint;
--> statement-breakpoint
CREATE FUNCTION stoa_user() RETURNS bigint LANGUAGE sql STABLE
  RETURN nullif(current_setting('stoa.user_id', true), '')::bigint;
--> statement-breakpoint
GRANT SELECT, INSERT, UPDATE, DELETE ON ALL TABLES IN SCHEMA public TO stoa_jobs;
--> statement-breakpoint
DO $$
DECLARE
  name text;
BEGIN
  FOR name IN SELECT tablename FROM pg_tables WHERE schemaname = 'public' AND tablename <> 'stoa_migration' LOOP
    EXECUTE format('ALTER TABLE %I ENABLE ROW LEVEL SECURITY', name);
    EXECUTE format('CREATE POLICY jobs ON %I TO stoa_jobs USING (true) WITH CHECK (true)', name);
  END LOOP;

  -- P: the platform's lists, the same for everybody.
  FOREACH name IN ARRAY ARRAY['category', 'industry', 'tag'] LOOP
    EXECUTE format('GRANT SELECT ON %I TO stoa_app', name);
    EXECUTE format('CREATE POLICY platform ON %I FOR SELECT TO stoa_app USING (true)', name);
  END LOOP;

  -- T: rows of one company, read by its members.
  FOREACH name IN ARRAY ARRAY['company', 'login_page_config', 'global_config', 'vod_config', 'org',
      'platform_grant', 'home_function', 'home_module'] LOOP
    EXECUTE format('GRANT SELECT ON %I TO stoa_app', name);
    EXECUTE format('CREATE POLICY company ON %I FOR SELECT TO stoa_app USING (company_id = stoa_company())', name);
  END LOOP;

  -- T/P: of the company, or of the platform for all.
  FOREACH name IN ARRAY ARRAY['person', 'course_collection', 'banner_group', 'banner', 'advert'] LOOP
    EXECUTE format('GRANT SELECT ON %I TO stoa_app', name);
    EXECUTE format('CREATE POLICY company_or_platform ON %I FOR SELECT TO stoa_app '
      'USING (company_id = stoa_company() OR company_id = 500)', name);
  END LOOP;

  -- U: one person inside one company.
  FOREACH name IN ARRAY ARRAY['study_session', 'item_progress', 'course_progress', 'study_record', 'credit_entry',
      'relation_mark', 'course_visit', 'notification', 'upcoming_task'] LOOP
    EXECUTE format('GRANT SELECT, INSERT, UPDATE, DELETE ON %I TO stoa_app', name);
    EXECUTE format('CREATE POLICY person_in_company ON %I TO stoa_app '
      'USING (user_id = stoa_user() AND company_id = stoa_company()) '
      'WITH CHECK (user_id = stoa_user() AND company_id = stoa_company())', name);
  END LOOP;

  -- A: one account, in any company.
  FOREACH name IN ARRAY ARRAY['account', 'entitlement'] LOOP
    EXECUTE format('GRANT SELECT ON %I TO stoa_app', name);
    EXECUTE format('CREATE POLICY account ON %I FOR SELECT TO stoa_app USING (user_id = stoa_user())', name);
  END LOOP;
END $$;
--> statement-breakpoint
-- Members of the company, and one's own memberships in others.
GRANT SELECT ON member TO stoa_app;
--> statement-breakpoint
CREATE POLICY company_or_self ON member FOR SELECT TO stoa_app
  USING (company_id = stoa_company() OR user_id = stoa_user());
--> statement-breakpoint
-- Courses: own, or of the platform and granted to the company; parts of a course are as the course.
GRANT SELECT ON course, chapter, course_item, course_collection_entry TO stoa_app;
--> statement-breakpoint
GRANT UPDATE (study_num, visit_num) ON course TO stoa_app;
--> statement-breakpoint
CREATE POLICY own_or_granted ON course TO stoa_app USING (
  company_id = stoa_company()
  OR (company_id = 500 AND EXISTS (
    SELECT 1 FROM platform_grant g
    WHERE g.company_id = stoa_company() AND g.target_kind = 1 AND g.target_id = course_id))
);
--> statement-breakpoint
CREATE POLICY as_course ON chapter FOR SELECT TO stoa_app
  USING (EXISTS (SELECT 1 FROM course c WHERE c.course_id = chapter.course_id));
--> statement-breakpoint
CREATE POLICY as_course ON course_item FOR SELECT TO stoa_app
  USING (EXISTS (SELECT 1 FROM course c WHERE c.course_id = course_item.course_id));
--> statement-breakpoint
CREATE POLICY as_course ON course_collection_entry FOR SELECT TO stoa_app
  USING (EXISTS (SELECT 1 FROM course c WHERE c.course_id = course_collection_entry.course_id));
--> statement-breakpoint
-- The stored answer of a repeated call is the caller's own.
GRANT SELECT, INSERT, UPDATE, DELETE ON idempotency_record TO stoa_app;
--> statement-breakpoint
CREATE POLICY actor ON idempotency_record TO stoa_app
  USING (actor = stoa_user() || '@' || stoa_company())
  WITH CHECK (actor = stoa_user() || '@' || stoa_company());
