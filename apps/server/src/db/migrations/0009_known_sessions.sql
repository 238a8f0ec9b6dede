-- Says which session no longer is what it was; '' when it may be any: http/knownSessions.ts keeps what it was told.
CREATE FUNCTION stoa_session_changed() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM pg_notify('stoa_session', coalesce(to_jsonb(OLD) ->> 'token_hash', ''));
  RETURN NULL;
END $$;
--> statement-breakpoint
CREATE TRIGGER changed AFTER UPDATE OF revoked_time, user_id, company_id, member_id, app_id OR DELETE ON session
  FOR EACH ROW EXECUTE FUNCTION stoa_session_changed();
--> statement-breakpoint
CREATE TRIGGER member_changed AFTER UPDATE OF state, user_id, company_id OR DELETE ON member
  FOR EACH ROW EXECUTE FUNCTION stoa_session_changed();
--> statement-breakpoint
CREATE TRIGGER company_changed AFTER UPDATE OF status OR DELETE ON company
  FOR EACH ROW EXECUTE FUNCTION stoa_session_changed();
