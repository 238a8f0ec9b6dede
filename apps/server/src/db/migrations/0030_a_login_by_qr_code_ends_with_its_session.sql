ALTER TABLE "qr_login" ADD COLUMN "confirmed_with" text;--> statement-breakpoint
CREATE TRIGGER changed AFTER UPDATE OF revoked_time OR DELETE ON guest_session
  FOR EACH ROW EXECUTE FUNCTION stoa_session_changed();
