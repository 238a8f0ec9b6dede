ALTER TABLE "qr_login" ADD COLUMN "confirmed_with" text;--> statement-breakpoint
CREATE TRIGGER changed AFTER UPDATE OF revoked_time OR DELETE ON guest_session
  FOR EACH ROW EXECUTE FUNCTION stoa_session_changed();
--> statement-breakpoint
-- Says that a token was issued: http/issuedTokens.ts lets it pass where made-up ones are turned away.
CREATE FUNCTION stoa_session_begun() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM pg_notify('stoa_session_begun', NEW.token_hash);
  RETURN NULL;
END $$;
--> statement-breakpoint
CREATE TRIGGER begun AFTER INSERT ON session FOR EACH ROW EXECUTE FUNCTION stoa_session_begun();
--> statement-breakpoint
CREATE TRIGGER begun AFTER INSERT ON guest_session FOR EACH ROW EXECUTE FUNCTION stoa_session_begun();
