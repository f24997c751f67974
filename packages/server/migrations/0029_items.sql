CREATE TABLE "reference_food_word" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "reference_food_word_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"caterer_id" integer DEFAULT current_caterer() NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"created_by" bigint DEFAULT current_app_user(),
	"updated_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"updated_by" bigint DEFAULT current_app_user(),
	"version" integer DEFAULT 1 NOT NULL,
	"word" text NOT NULL,
	CONSTRAINT "reference_food_word_own" UNIQUE("caterer_id","word")
);
--> statement-breakpoint
ALTER TABLE "ingredient_document" DROP CONSTRAINT "ingredient_document_one_owner";--> statement-breakpoint
ALTER TABLE "ingredient_document" ADD COLUMN "menu_item_id" bigint;--> statement-breakpoint
ALTER TABLE "ingredient_document" ADD CONSTRAINT "ingredient_document_menu_item_own" FOREIGN KEY ("caterer_id","menu_item_id") REFERENCES "public"."menu_item"("caterer_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "ingredient_document_menu_item" ON "ingredient_document" USING btree ("caterer_id","menu_item_id");--> statement-breakpoint
ALTER TABLE "ingredient_document" ADD CONSTRAINT "ingredient_document_one_owner" CHECK (num_nonnulls("ingredient_document"."ingredient_id", "ingredient_document"."recipe_id", "ingredient_document"."menu_item_id") = 1);--> statement-breakpoint
select secure_table('reference_food_word', true);
--> statement-breakpoint
-- Adding or changing foods adds their words, under the same role. In one order, so that two loads do not wait for each other in a circle.
create function add_food_words() returns trigger language plpgsql as $$
begin
  insert into reference_food_word (caterer_id, word)
  select distinct food.caterer_id, lexeme from changed_food food, unnest(tsvector_to_array(food.search)) lexeme
  where lexeme !~ '[0-9]' and length(lexeme) between 3 and 40
  order by 1, 2
  on conflict do nothing;
  return null;
end $$;
--> statement-breakpoint
create trigger add_words after insert on reference_food
  referencing new table as changed_food for each statement execute function add_food_words();
create trigger add_changed_words after update on reference_food
  referencing new table as changed_food for each statement execute function add_food_words();
--> statement-breakpoint
-- The words of the foods that are there. Policies bind the owner, too, so they pause for this statement.
alter table reference_food no force row level security;
alter table reference_food_word no force row level security;
insert into reference_food_word (caterer_id, word)
  select distinct caterer_id, lexeme from reference_food, unnest(tsvector_to_array(search)) lexeme
  where lexeme !~ '[0-9]' and length(lexeme) between 3 and 40 order by 1, 2;
alter table reference_food_word force row level security;
alter table reference_food force row level security;
