DROP INDEX "ingredient_gtin";--> statement-breakpoint
CREATE TABLE "ingredient_gtin" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "ingredient_gtin_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"caterer_id" integer DEFAULT current_caterer() NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"created_by" bigint DEFAULT current_app_user(),
	"updated_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"updated_by" bigint DEFAULT current_app_user(),
	"version" integer DEFAULT 1 NOT NULL,
	"ingredient_id" bigint NOT NULL,
	"gtin" text NOT NULL,
	CONSTRAINT "ingredient_gtin_own" UNIQUE("caterer_id","gtin","ingredient_id")
);
--> statement-breakpoint
ALTER TABLE "ingredient_gtin" ADD CONSTRAINT "ingredient_gtin_ingredient_own" FOREIGN KEY ("caterer_id","ingredient_id") REFERENCES "public"."ingredient"("caterer_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "ingredient_gtin_ingredient" ON "ingredient_gtin" USING btree ("caterer_id","ingredient_id");--> statement-breakpoint
ALTER TABLE "ingredient" DROP COLUMN "gtin_key";--> statement-breakpoint
select secure_table('ingredient_gtin');
--> statement-breakpoint
-- The GTINs of packs, of every level. 12 and 13 digits begin with zeros.
create function gtins_of(packs jsonb) returns setof text language sql immutable as $$
  select distinct lpad(level.value ->> 'gtin', 14, '0')
  from jsonb_array_elements(packs) pack, jsonb_each(pack.value) level where level.value ->> 'gtin' <> ''
$$;
--> statement-breakpoint
-- Every way to save packs keeps their GTINs, under the same role.
create function add_gtins() returns trigger language plpgsql as $$
begin
  insert into ingredient_gtin (caterer_id, ingredient_id, gtin)
  select food.caterer_id, food.id, gtin from changed_food food, gtins_of(food.packs) gtin;
  return null;
end $$;
--> statement-breakpoint
create function change_gtins() returns trigger language plpgsql as $$
begin
  delete from ingredient_gtin known using changed_food food join earlier_food earlier on earlier.id = food.id
  where known.caterer_id = food.caterer_id and known.ingredient_id = food.id and food.packs <> earlier.packs;
  insert into ingredient_gtin (caterer_id, ingredient_id, gtin)
  select food.caterer_id, food.id, gtin
  from changed_food food join earlier_food earlier on earlier.id = food.id, gtins_of(food.packs) gtin
  where food.packs <> earlier.packs;
  return null;
end $$;
--> statement-breakpoint
create trigger add_gtins after insert on ingredient
  referencing new table as changed_food for each statement execute function add_gtins();
create trigger change_gtins after update on ingredient
  referencing old table as earlier_food new table as changed_food for each statement execute function change_gtins();
--> statement-breakpoint
-- The GTINs of the foods that are there. Policies bind the owner, too, so they pause for this statement.
alter table ingredient no force row level security;
alter table ingredient_gtin no force row level security;
insert into ingredient_gtin (caterer_id, ingredient_id, gtin)
  select food.caterer_id, food.id, gtin from ingredient food, gtins_of(food.packs) gtin;
alter table ingredient_gtin force row level security;
alter table ingredient force row level security;
