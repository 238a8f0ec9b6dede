-- What later migrations create belongs to system work as well; what requests may see is granted table by table.
ALTER DEFAULT PRIVILEGES IN SCHEMA public GRANT SELECT, INSERT, UPDATE, DELETE ON TABLES TO stoa_jobs;
--> statement-breakpoint
-- A guest of an external exam has neither a company nor a user: the policies of both show nothing.
CREATE FUNCTION stoa_guest() RETURNS bigint LANGUAGE sql STABLE
  RETURN nullif(current_setting('stoa.guest_id', true), '')::bigint;
--> statement-breakpoint
CREATE FUNCTION stoa_exam() RETURNS bigint LANGUAGE sql STABLE
  RETURN nullif(current_setting('stoa.exam_id', true), '')::bigint;
--> statement-breakpoint
GRANT SELECT, INSERT, UPDATE, DELETE ON limit_counter, guest_session, job_run TO stoa_jobs;
--> statement-breakpoint
-- Counters, guests' tokens and jobs are the system's alone: requests have no grant and no policy.
DO $$
DECLARE
  name text;
BEGIN
  FOREACH name IN ARRAY ARRAY['limit_counter', 'guest_session', 'job_run'] LOOP
    EXECUTE format('ALTER TABLE %I ENABLE ROW LEVEL SECURITY', name);
    EXECUTE format('CREATE POLICY jobs ON %I TO stoa_jobs USING (true) WITH CHECK (true)', name);
  END LOOP;
END $$;
--> statement-breakpoint
-- A guest repeats calls too.
ALTER POLICY actor ON idempotency_record
  USING (actor = stoa_user() || '@' || stoa_company() OR actor = 'guest ' || stoa_guest())
  WITH CHECK (actor = stoa_user() || '@' || stoa_company() OR actor = 'guest ' || stoa_guest());
