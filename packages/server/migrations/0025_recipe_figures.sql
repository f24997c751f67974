CREATE TABLE "retention_factor" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "retention_factor_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"caterer_id" integer DEFAULT current_caterer() NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"created_by" bigint DEFAULT current_app_user(),
	"updated_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"updated_by" bigint DEFAULT current_app_user(),
	"version" integer DEFAULT 1 NOT NULL,
	"code" text NOT NULL,
	"description" text NOT NULL,
	"factors" jsonb NOT NULL,
	CONSTRAINT "retention_factor_code" UNIQUE("caterer_id","code")
);
--> statement-breakpoint
ALTER TABLE "recipe" ADD COLUMN "cooking_loss_pct" double precision;--> statement-breakpoint
ALTER TABLE "recipe" ADD COLUMN "moisture_change_pct" double precision;--> statement-breakpoint
ALTER TABLE "recipe" ADD COLUMN "fat_change_pct" double precision;--> statement-breakpoint
ALTER TABLE "recipe_line" ADD COLUMN "plus_amount" numeric(18, 6);--> statement-breakpoint
ALTER TABLE "recipe_line" ADD COLUMN "plus_unit" text;--> statement-breakpoint
ALTER TABLE "recipe_line" ADD COLUMN "plus_measure" text;--> statement-breakpoint
ALTER TABLE "recipe_line" ADD COLUMN "yield_pct" double precision;--> statement-breakpoint
ALTER TABLE "recipe_line" ADD COLUMN "retention_code" text;--> statement-breakpoint
ALTER TABLE "recipe" ADD CONSTRAINT "recipe_cooking_loss" CHECK ("recipe"."cooking_loss_pct" between 0 and 95);--> statement-breakpoint
ALTER TABLE "recipe" ADD CONSTRAINT "recipe_moisture_change" CHECK ("recipe"."moisture_change_pct" between -95 and 900);--> statement-breakpoint
ALTER TABLE "recipe" ADD CONSTRAINT "recipe_fat_change" CHECK ("recipe"."fat_change_pct" between -95 and 100);--> statement-breakpoint
ALTER TABLE "recipe" ADD CONSTRAINT "recipe_loss_or_moisture" CHECK (num_nonnulls("recipe"."cooking_loss_pct", "recipe"."moisture_change_pct") < 2);--> statement-breakpoint
ALTER TABLE "recipe_line" ADD CONSTRAINT "recipe_line_whole_plus" CHECK ("recipe_line"."plus_amount" is null or "recipe_line"."plus_unit" is not null);--> statement-breakpoint
ALTER TABLE "recipe_line" ADD CONSTRAINT "recipe_line_plus_measure" CHECK ((coalesce("recipe_line"."plus_unit", '') = 'measure') = ("recipe_line"."plus_measure" is not null));--> statement-breakpoint
ALTER TABLE "recipe_line" ADD CONSTRAINT "recipe_line_yield" CHECK ("recipe_line"."yield_pct" > 0 and "recipe_line"."yield_pct" <= 100);--> statement-breakpoint
select secure_table('retention_factor', true);
