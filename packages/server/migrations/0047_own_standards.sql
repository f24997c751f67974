DROP INDEX "school_calendar_once";--> statement-breakpoint
ALTER TABLE "analysis_settings" ADD COLUMN "own_standards" jsonb DEFAULT '[]'::jsonb NOT NULL;--> statement-breakpoint
CREATE UNIQUE INDEX "school_calendar_once" ON "school_calendar" USING btree ("caterer_id","school_id","meal_program_id");--> statement-breakpoint
ALTER TABLE "school_calendar" DROP COLUMN "archived_at";