-- Finds the session of a token and lets the transaction see what its person may see, in one statement: a request has
-- no right to the table of sessions. What has ended is found as well, and refused by the caller before anything else
-- is asked. Without a session nothing is set, and so nothing is seen.
CREATE FUNCTION stoa_enter(
  INOUT token_hash text, OUT user_id bigint, OUT company_id bigint, OUT member_id bigint, OUT app_id text,
  OUT source_type integer, OUT create_time bigint, OUT last_seen_time bigint, OUT revoked_time bigint,
  OUT member_state integer, OUT company_status integer
) LANGUAGE plpgsql SECURITY DEFINER SET search_path = pg_catalog, public, pg_temp AS $$
BEGIN
  SELECT s.token_hash, s.user_id, s.company_id, s.member_id, s.app_id, s.source_type, s.create_time,
      s.last_seen_time, s.revoked_time, m.state, c.status
    INTO token_hash, user_id, company_id, member_id, app_id, source_type, create_time,
      last_seen_time, revoked_time, member_state, company_status
    FROM session s
    LEFT JOIN member m ON m.member_id = s.member_id
    LEFT JOIN company c ON c.company_id = s.company_id
    WHERE s.token_hash = stoa_enter.token_hash;
  PERFORM set_config('stoa.company_id', coalesce(company_id::text, ''), true),
    set_config('stoa.user_id', coalesce(user_id::text, ''), true),
    set_config('stoa.guest_id', '', true), set_config('stoa.exam_id', '', true);
END $$;
--> statement-breakpoint
REVOKE ALL ON FUNCTION stoa_enter(text) FROM PUBLIC;
--> statement-breakpoint
GRANT EXECUTE ON FUNCTION stoa_enter(text) TO stoa_app;
