-- Live rooms of the platform are for everybody who is signed in, in whichever company; what people say there is not for
-- guests of an exam, nor for anybody without a session.
ALTER POLICY company_or_platform ON live
  USING (stoa_company() IS NOT NULL AND (company_id = stoa_company() OR company_id = 500));
--> statement-breakpoint
ALTER POLICY company_or_platform ON live_room
  USING (stoa_company() IS NOT NULL AND (company_id = stoa_company() OR company_id = 500));
--> statement-breakpoint
ALTER POLICY company_or_platform ON live_message
  USING (stoa_company() IS NOT NULL AND (company_id = stoa_company() OR company_id = 500));
--> statement-breakpoint
ALTER POLICY next_number ON live_room
  USING (stoa_company() IS NOT NULL AND (company_id = stoa_company() OR company_id = 500));
