DROP INDEX "exam_guest_exam_id_phone_index";--> statement-breakpoint
CREATE UNIQUE INDEX "exam_guest_exam_id_phone_name_index" ON "exam_guest" USING btree ("exam_id","phone","name");