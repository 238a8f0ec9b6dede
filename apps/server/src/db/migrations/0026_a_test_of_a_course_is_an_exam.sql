ALTER TABLE "course_item" ADD COLUMN "exam_id" bigint;--> statement-breakpoint
ALTER TABLE "course_item" ADD CONSTRAINT "course_item_exam_id_exam_exam_id_fk" FOREIGN KEY ("exam_id") REFERENCES "public"."exam"("exam_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "course_item_exam_id_index" ON "course_item" USING btree ("exam_id");