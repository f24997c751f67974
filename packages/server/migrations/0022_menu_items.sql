CREATE TABLE "item_sub_category" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "item_sub_category_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"caterer_id" integer DEFAULT current_caterer() NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"created_by" bigint DEFAULT current_app_user(),
	"updated_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"updated_by" bigint DEFAULT current_app_user(),
	"version" integer DEFAULT 1 NOT NULL,
	"category" text NOT NULL,
	"name" text NOT NULL,
	CONSTRAINT "item_sub_category_own" UNIQUE("caterer_id","id")
);
--> statement-breakpoint
CREATE TABLE "menu_item" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "menu_item_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"caterer_id" integer DEFAULT current_caterer() NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"created_by" bigint DEFAULT current_app_user(),
	"updated_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"updated_by" bigint DEFAULT current_app_user(),
	"version" integer DEFAULT 1 NOT NULL,
	"name" text NOT NULL,
	"public_names" jsonb DEFAULT '{}'::jsonb NOT NULL,
	"recipe_id" bigint,
	"ingredient_id" bigint,
	"portions" jsonb DEFAULT '{}'::jsonb NOT NULL,
	"types" jsonb NOT NULL,
	"meal_category" text NOT NULL,
	"sub_category_id" bigint,
	"price" numeric(18, 6),
	"price_type" text,
	"is_active" boolean DEFAULT true NOT NULL,
	CONSTRAINT "menu_item_own" UNIQUE("caterer_id","id"),
	CONSTRAINT "menu_item_one_food" CHECK (num_nonnulls("menu_item"."recipe_id", "menu_item"."ingredient_id") = 1),
	CONSTRAINT "menu_item_price" CHECK ("menu_item"."price" >= 0),
	CONSTRAINT "menu_item_price_type" CHECK ("menu_item"."price_type" in ('Regular', 'Itemized'))
);
--> statement-breakpoint
ALTER TABLE "school_line_change" DROP CONSTRAINT "school_line_change_kind";--> statement-breakpoint
ALTER TABLE "master_line" ADD COLUMN "menu_item_id" bigint;--> statement-breakpoint
ALTER TABLE "school_line_change" ADD COLUMN "menu_item_id" bigint;--> statement-breakpoint
ALTER TABLE "menu_item" ADD CONSTRAINT "menu_item_recipe_own" FOREIGN KEY ("caterer_id","recipe_id") REFERENCES "public"."recipe"("caterer_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "menu_item" ADD CONSTRAINT "menu_item_ingredient_own" FOREIGN KEY ("caterer_id","ingredient_id") REFERENCES "public"."ingredient"("caterer_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "menu_item" ADD CONSTRAINT "menu_item_sub_category_own" FOREIGN KEY ("caterer_id","sub_category_id") REFERENCES "public"."item_sub_category"("caterer_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "item_sub_category_name" ON "item_sub_category" USING btree ("caterer_id","category",lower("name"));--> statement-breakpoint
CREATE INDEX "menu_item_name" ON "menu_item" USING btree ("caterer_id",lower("name") collate "C");--> statement-breakpoint
CREATE INDEX "menu_item_recipe" ON "menu_item" USING btree ("caterer_id","recipe_id");--> statement-breakpoint
CREATE INDEX "menu_item_ingredient" ON "menu_item" USING btree ("caterer_id","ingredient_id");--> statement-breakpoint
CREATE INDEX "menu_item_sub_category" ON "menu_item" USING btree ("caterer_id","sub_category_id");--> statement-breakpoint
ALTER TABLE "master_line" ADD CONSTRAINT "master_line_menu_item_own" FOREIGN KEY ("caterer_id","menu_item_id") REFERENCES "public"."menu_item"("caterer_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "school_line_change" ADD CONSTRAINT "school_line_change_menu_item_own" FOREIGN KEY ("caterer_id","menu_item_id") REFERENCES "public"."menu_item"("caterer_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "master_line_menu_item" ON "master_line" USING btree ("caterer_id","menu_item_id");--> statement-breakpoint
CREATE INDEX "school_line_change_menu_item" ON "school_line_change" USING btree ("caterer_id","menu_item_id");--> statement-breakpoint
ALTER TABLE "school_line_change" ADD CONSTRAINT "school_line_change_kind" CHECK (case "school_line_change"."kind"
        when 'add' then num_nonnulls("school_line_change"."recipe_id", "school_line_change"."ingredient_id") = 1
          and num_nulls("school_line_change"."category", "school_line_change"."position") = 0
        when 'replace' then num_nonnulls("school_line_change"."recipe_id", "school_line_change"."ingredient_id") <= 1
        when 'remove' then num_nonnulls("school_line_change"."recipe_id", "school_line_change"."ingredient_id", "school_line_change"."menu_item_id", "school_line_change"."position",
          "school_line_change"."category", "school_line_change"."portion_amount", "school_line_change"."portion_unit", "school_line_change"."planned_servings") = 0
        else false end);--> statement-breakpoint
-- Words to search by, as for recipes.
alter table menu_item add column search tsvector not null generated always as (to_tsvector('simple', name)) stored;
--> statement-breakpoint
select secure_table('item_sub_category'), secure_table('menu_item');
