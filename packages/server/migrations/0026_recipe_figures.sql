ALTER TABLE "recipe_line" ADD COLUMN "plus_amount" numeric(18, 6);--> statement-breakpoint
ALTER TABLE "recipe_line" ADD COLUMN "plus_unit" text;--> statement-breakpoint
ALTER TABLE "recipe_line" ADD COLUMN "plus_measure" text;--> statement-breakpoint
ALTER TABLE "recipe_line" ADD COLUMN "yield_pct" double precision;--> statement-breakpoint
ALTER TABLE "recipe_line" ADD CONSTRAINT "recipe_line_whole_plus" CHECK ("recipe_line"."plus_amount" is null or "recipe_line"."plus_unit" is not null);--> statement-breakpoint
ALTER TABLE "recipe_line" ADD CONSTRAINT "recipe_line_plus_measure" CHECK ((coalesce("recipe_line"."plus_unit", '') = 'measure') = ("recipe_line"."plus_measure" is not null));--> statement-breakpoint
ALTER TABLE "recipe_line" ADD CONSTRAINT "recipe_line_yield" CHECK ("recipe_line"."yield_pct" > 0 and "recipe_line"."yield_pct" <= 100);