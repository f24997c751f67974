ALTER TABLE "recipe" DROP CONSTRAINT "recipe_type";--> statement-breakpoint
ALTER TABLE "replacement" DROP CONSTRAINT "replacement_one_kind";--> statement-breakpoint
ALTER TABLE "replacement" ADD COLUMN "planned" jsonb;--> statement-breakpoint
ALTER TABLE "recipe" ADD CONSTRAINT "recipe_type" CHECK ("recipe"."type" in ('myRecipe', 'usda', 'shared', 'subRecipe', 'saladBar'));--> statement-breakpoint
ALTER TABLE "replacement" ADD CONSTRAINT "replacement_one_kind" CHECK (num_nonnulls("replacement"."ingredient_id", "replacement"."by_ingredient_id") in (0, 2)
        and num_nonnulls("replacement"."recipe_id", "replacement"."by_recipe_id") in (0, 2)
        and num_nonnulls("replacement"."ingredient_id", "replacement"."recipe_id", "replacement"."planned") = 1);