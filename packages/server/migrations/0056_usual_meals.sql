ALTER TABLE "school_base_day" ADD COLUMN "planned_meals" integer;--> statement-breakpoint
ALTER TABLE "school_publication" ADD COLUMN "previous_planned_meals" integer;--> statement-breakpoint
ALTER TABLE "school_base_day" ADD CONSTRAINT "school_base_day_planned_meals" CHECK ("school_base_day"."planned_meals" >= 0);