ALTER TABLE "master_calendar" ADD COLUMN "also_grade_groups" jsonb DEFAULT '[]'::jsonb NOT NULL;--> statement-breakpoint
ALTER TABLE "cycle_menu" ADD COLUMN "also_grade_groups" jsonb DEFAULT '[]'::jsonb NOT NULL;--> statement-breakpoint
ALTER TABLE "school_program" ADD COLUMN "also_grade_groups" jsonb DEFAULT '[]'::jsonb NOT NULL;