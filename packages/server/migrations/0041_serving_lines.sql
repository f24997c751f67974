ALTER TABLE "master_line" ADD COLUMN "serving_line" integer;--> statement-breakpoint
ALTER TABLE "published_line" ADD COLUMN "serving_line" integer;--> statement-breakpoint
ALTER TABLE "school_line_change" ADD COLUMN "serving_line" integer;--> statement-breakpoint
ALTER TABLE "cycle_line" ADD COLUMN "serving_line" integer;--> statement-breakpoint
ALTER TABLE "school_program" ADD COLUMN "offer_versus_serve" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "master_line" ADD CONSTRAINT "master_line_serving_line" CHECK ("master_line"."serving_line" between 1 and 9);--> statement-breakpoint
ALTER TABLE "published_line" ADD CONSTRAINT "published_line_serving_line" CHECK ("published_line"."serving_line" between 1 and 9);--> statement-breakpoint
ALTER TABLE "school_line_change" ADD CONSTRAINT "school_line_change_serving_line" CHECK ("school_line_change"."serving_line" between 1 and 9);--> statement-breakpoint
ALTER TABLE "cycle_line" ADD CONSTRAINT "cycle_line_serving_line" CHECK ("cycle_line"."serving_line" between 1 and 9);