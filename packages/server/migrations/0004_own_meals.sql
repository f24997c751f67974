ALTER TABLE "school_day" ADD COLUMN "has_own_meals" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "school_day" ADD COLUMN "has_own_selections" boolean DEFAULT false NOT NULL;