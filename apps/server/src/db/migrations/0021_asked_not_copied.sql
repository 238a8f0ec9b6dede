ALTER TABLE "home_module" ADD COLUMN "links" jsonb;--> statement-breakpoint
ALTER TABLE "home_preview_module" ADD COLUMN "links" jsonb;--> statement-breakpoint
-- Sections that an area fills now (special topics, institutes, live streams, people) keep which entries were picked, and
-- in which order; all other sections keep their entries, without the times and states that were copied into them.
DO $$
DECLARE name text;
BEGIN
  FOREACH name IN ARRAY ARRAY['home_module', 'home_preview_module'] LOOP
    EXECUTE format($sql$
      UPDATE %I SET query = coalesce(query, '{}') || jsonb_build_object('ids', (
        SELECT string_agg(one #>> '{target,id}', ',' ORDER BY at)
          FROM jsonb_array_elements(items) WITH ORDINALITY AS entry(one, at)
          WHERE one #>> '{target,id}' IS NOT NULL))
        WHERE kind IN (5, 6, 7, 10) AND jsonb_path_exists(items, '$[*].target.id')
    $sql$, name);
    EXECUTE format($sql$
      UPDATE %I SET links = (
        SELECT jsonb_agg(one - 'startTime' - 'status' ORDER BY at)
          FROM jsonb_array_elements(items) WITH ORDINALITY AS entry(one, at))
        WHERE kind NOT IN (4, 5, 6, 7, 10) AND jsonb_typeof(items) = 'array'
    $sql$, name);
  END LOOP;
END $$;
--> statement-breakpoint
ALTER TABLE "home_module" DROP COLUMN "items";--> statement-breakpoint
ALTER TABLE "home_preview_module" DROP COLUMN "items";--> statement-breakpoint
ALTER TABLE "upcoming_task" DROP COLUMN "state";--> statement-breakpoint
ALTER TABLE "notification" RENAME COLUMN "group_key" TO "event_key";--> statement-breakpoint
ALTER INDEX "notification_user_id_company_id_group_key_index" RENAME TO "notification_user_id_company_id_event_key_index";
