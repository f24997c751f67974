ALTER TABLE "ingredient_document" ALTER COLUMN "ingredient_id" DROP NOT NULL;--> statement-breakpoint
ALTER TABLE "ingredient_document" ADD COLUMN "recipe_id" bigint;--> statement-breakpoint
ALTER TABLE "recipe" ADD COLUMN "prep_minutes" integer;--> statement-breakpoint
ALTER TABLE "recipe" ADD COLUMN "cook_minutes" integer;--> statement-breakpoint
ALTER TABLE "recipe" ADD COLUMN "haccp_process" integer;--> statement-breakpoint
ALTER TABLE "recipe" ADD COLUMN "equipment" text;--> statement-breakpoint
ALTER TABLE "recipe" ADD COLUMN "steps" jsonb DEFAULT '[]'::jsonb NOT NULL;--> statement-breakpoint
ALTER TABLE "recipe" ADD COLUMN "grade_portions" jsonb DEFAULT '{}'::jsonb NOT NULL;--> statement-breakpoint
ALTER TABLE "recipe" ADD COLUMN "pans" jsonb DEFAULT '[]'::jsonb NOT NULL;--> statement-breakpoint
ALTER TABLE "ingredient_document" ADD CONSTRAINT "ingredient_document_recipe_own" FOREIGN KEY ("caterer_id","recipe_id") REFERENCES "public"."recipe"("caterer_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "ingredient_document_recipe" ON "ingredient_document" USING btree ("caterer_id","recipe_id");--> statement-breakpoint
-- Each written line of the directions becomes a step; a recipe has at most 100, so further lines stay together in the last.
-- Policies bind the owner, too, so they pause for this statement, and no one has changed the rows.
ALTER TABLE "recipe" NO FORCE ROW LEVEL SECURITY;--> statement-breakpoint
ALTER TABLE "recipe" DISABLE TRIGGER "touch_row";--> statement-breakpoint
update recipe set steps = (
  select coalesce(jsonb_agg(jsonb_build_object('text', text, 'ccp', null) order by step), '[]') from (
    select least(number, 100) as step, string_agg(text, E'\n' order by number) as text from (
      select row_number() over (order by position) as number, btrim(line, E' \t\r') as text
      from regexp_split_to_table(directions, E'\n') with ordinality as lines (line, position)
      where btrim(line, E' \t\r') <> ''
    ) written group by least(number, 100)
  ) numbered
) where directions is not null;--> statement-breakpoint
ALTER TABLE "recipe" ENABLE TRIGGER "touch_row";--> statement-breakpoint
ALTER TABLE "recipe" FORCE ROW LEVEL SECURITY;--> statement-breakpoint
ALTER TABLE "recipe" DROP COLUMN "directions";--> statement-breakpoint
ALTER TABLE "ingredient_document" ADD CONSTRAINT "ingredient_document_one_owner" CHECK (num_nonnulls("ingredient_document"."ingredient_id", "ingredient_document"."recipe_id") = 1);--> statement-breakpoint
ALTER TABLE "recipe" ADD CONSTRAINT "recipe_haccp_process" CHECK ("recipe"."haccp_process" in (1, 2, 3));--> statement-breakpoint
ALTER TABLE "recipe" ADD CONSTRAINT "recipe_minutes" CHECK (least("recipe"."prep_minutes", "recipe"."cook_minutes") >= 0);