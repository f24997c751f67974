CREATE TABLE "master_month" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "master_month_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"caterer_id" integer DEFAULT current_caterer() NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"created_by" bigint DEFAULT current_app_user(),
	"updated_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"updated_by" bigint DEFAULT current_app_user(),
	"version" integer DEFAULT 1 NOT NULL,
	"master_calendar_id" bigint NOT NULL,
	"year_month" text NOT NULL,
	"checked_at" timestamp (3) with time zone,
	"published_at" timestamp (3) with time zone,
	"is_active" boolean DEFAULT true NOT NULL,
	"recurring_days" jsonb DEFAULT '{}'::jsonb NOT NULL,
	"archived_at" timestamp (3) with time zone,
	CONSTRAINT "master_month_own" UNIQUE("caterer_id","id"),
	CONSTRAINT "master_month_year_month" CHECK ("master_month"."year_month" ~ '^[0-9]{4}-(0[1-9]|1[0-2])$')
);
--> statement-breakpoint
CREATE TABLE "publication" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "publication_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"caterer_id" integer DEFAULT current_caterer() NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"created_by" bigint DEFAULT current_app_user(),
	"updated_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"updated_by" bigint DEFAULT current_app_user(),
	"version" integer DEFAULT 1 NOT NULL,
	"master_month_id" bigint NOT NULL,
	"reason" text,
	"taken_back_at" timestamp (3) with time zone,
	CONSTRAINT "publication_own" UNIQUE("caterer_id","id")
);
--> statement-breakpoint
CREATE TABLE "published_day" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "published_day_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"caterer_id" integer DEFAULT current_caterer() NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"created_by" bigint DEFAULT current_app_user(),
	"updated_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"updated_by" bigint DEFAULT current_app_user(),
	"version" integer DEFAULT 1 NOT NULL,
	"publication_id" bigint NOT NULL,
	"date" date NOT NULL,
	"planned_meals" integer,
	"selections" jsonb,
	"note" text,
	CONSTRAINT "published_day_own" UNIQUE("caterer_id","id"),
	CONSTRAINT "published_day_date" UNIQUE("caterer_id","publication_id","date"),
	CONSTRAINT "published_day_planned_meals" CHECK ("published_day"."planned_meals" >= 0)
);
--> statement-breakpoint
CREATE TABLE "published_line" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "published_line_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"caterer_id" integer DEFAULT current_caterer() NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"created_by" bigint DEFAULT current_app_user(),
	"updated_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"updated_by" bigint DEFAULT current_app_user(),
	"version" integer DEFAULT 1 NOT NULL,
	"published_day_id" bigint NOT NULL,
	"line_key" text NOT NULL,
	"position" integer NOT NULL,
	"recipe_id" bigint,
	"ingredient_id" bigint,
	"menu_item_id" bigint,
	"placeholder_id" bigint,
	"text" text,
	"portion_amount" numeric(18, 6),
	"portion_unit" text,
	"category" text NOT NULL,
	"planned_servings" integer,
	CONSTRAINT "published_line_key" UNIQUE("caterer_id","published_day_id","line_key"),
	CONSTRAINT "published_line_one_offer" CHECK (num_nonnulls("published_line"."recipe_id", "published_line"."ingredient_id", "published_line"."placeholder_id", "published_line"."text") = 1),
	CONSTRAINT "published_line_planned_servings" CHECK ("published_line"."planned_servings" >= 0)
);
--> statement-breakpoint
CREATE TABLE "school_base_day" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "school_base_day_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"caterer_id" integer DEFAULT current_caterer() NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"created_by" bigint DEFAULT current_app_user(),
	"updated_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"updated_by" bigint DEFAULT current_app_user(),
	"version" integer DEFAULT 1 NOT NULL,
	"school_calendar_id" bigint NOT NULL,
	"date" date NOT NULL,
	"published_day_id" bigint NOT NULL,
	CONSTRAINT "school_base_day_date" UNIQUE("caterer_id","school_calendar_id","date")
);
--> statement-breakpoint
CREATE TABLE "school_month" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "school_month_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"caterer_id" integer DEFAULT current_caterer() NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"created_by" bigint DEFAULT current_app_user(),
	"updated_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"updated_by" bigint DEFAULT current_app_user(),
	"version" integer DEFAULT 1 NOT NULL,
	"school_calendar_id" bigint NOT NULL,
	"year_month" text NOT NULL,
	"is_active" boolean DEFAULT true NOT NULL,
	"publication_id" bigint,
	CONSTRAINT "school_month_own" UNIQUE("caterer_id","id"),
	CONSTRAINT "school_month_once" UNIQUE("caterer_id","school_calendar_id","year_month"),
	CONSTRAINT "school_month_year_month" CHECK ("school_month"."year_month" ~ '^[0-9]{4}-(0[1-9]|1[0-2])$')
);
--> statement-breakpoint
CREATE TABLE "school_publication" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "school_publication_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"caterer_id" integer DEFAULT current_caterer() NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"created_by" bigint DEFAULT current_app_user(),
	"updated_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"updated_by" bigint DEFAULT current_app_user(),
	"version" integer DEFAULT 1 NOT NULL,
	"publication_id" bigint NOT NULL,
	"school_month_id" bigint NOT NULL,
	"previous_publication_id" bigint,
	"result" jsonb NOT NULL,
	"taken_back_at" timestamp (3) with time zone
);
--> statement-breakpoint
CREATE TABLE "cycle_day" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "cycle_day_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"caterer_id" integer DEFAULT current_caterer() NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"created_by" bigint DEFAULT current_app_user(),
	"updated_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"updated_by" bigint DEFAULT current_app_user(),
	"version" integer DEFAULT 1 NOT NULL,
	"cycle_menu_id" bigint NOT NULL,
	"week" integer NOT NULL,
	"weekday" integer NOT NULL,
	"planned_meals" integer,
	"selections" jsonb,
	"note" text,
	CONSTRAINT "cycle_day_own" UNIQUE("caterer_id","id"),
	CONSTRAINT "cycle_day_once" UNIQUE("caterer_id","cycle_menu_id","week","weekday"),
	CONSTRAINT "cycle_day_place" CHECK ("cycle_day"."week" between 1 and 26 and "cycle_day"."weekday" between 1 and 7),
	CONSTRAINT "cycle_day_planned_meals" CHECK ("cycle_day"."planned_meals" >= 0)
);
--> statement-breakpoint
CREATE TABLE "cycle_line" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "cycle_line_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"caterer_id" integer DEFAULT current_caterer() NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"created_by" bigint DEFAULT current_app_user(),
	"updated_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"updated_by" bigint DEFAULT current_app_user(),
	"version" integer DEFAULT 1 NOT NULL,
	"cycle_day_id" bigint NOT NULL,
	"line_key" text NOT NULL,
	"position" integer NOT NULL,
	"recipe_id" bigint,
	"ingredient_id" bigint,
	"menu_item_id" bigint,
	"placeholder_id" bigint,
	"text" text,
	"portion_amount" numeric(18, 6),
	"portion_unit" text,
	"category" text NOT NULL,
	"planned_servings" integer,
	CONSTRAINT "cycle_line_key" UNIQUE("caterer_id","cycle_day_id","line_key"),
	CONSTRAINT "cycle_line_one_offer" CHECK (num_nonnulls("cycle_line"."recipe_id", "cycle_line"."ingredient_id", "cycle_line"."placeholder_id", "cycle_line"."text") = 1),
	CONSTRAINT "cycle_line_planned_servings" CHECK ("cycle_line"."planned_servings" >= 0)
);
--> statement-breakpoint
CREATE TABLE "cycle_menu" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "cycle_menu_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"caterer_id" integer DEFAULT current_caterer() NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"created_by" bigint DEFAULT current_app_user(),
	"updated_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"updated_by" bigint DEFAULT current_app_user(),
	"version" integer DEFAULT 1 NOT NULL,
	"meal_program_id" bigint NOT NULL,
	"menu_type" text NOT NULL,
	"name" text NOT NULL,
	"weeks" integer NOT NULL,
	"days_per_week" integer NOT NULL,
	"status" text DEFAULT 'draft' NOT NULL,
	"archived_at" timestamp (3) with time zone,
	CONSTRAINT "cycle_menu_own" UNIQUE("caterer_id","id"),
	CONSTRAINT "cycle_menu_weeks" CHECK ("cycle_menu"."weeks" between 1 and 26),
	CONSTRAINT "cycle_menu_days_per_week" CHECK ("cycle_menu"."days_per_week" between 1 and 7),
	CONSTRAINT "cycle_menu_status" CHECK ("cycle_menu"."status" in ('draft', 'active'))
);
--> statement-breakpoint
CREATE TABLE "menu_placeholder" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "menu_placeholder_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"caterer_id" integer DEFAULT current_caterer() NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"created_by" bigint DEFAULT current_app_user(),
	"updated_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"updated_by" bigint DEFAULT current_app_user(),
	"version" integer DEFAULT 1 NOT NULL,
	"name" text NOT NULL,
	"category" text NOT NULL,
	"menu_type" text NOT NULL,
	"credits" jsonb DEFAULT '{}'::jsonb NOT NULL,
	"note" text,
	"archived_at" timestamp (3) with time zone,
	CONSTRAINT "menu_placeholder_own" UNIQUE("caterer_id","id")
);
--> statement-breakpoint
ALTER TABLE "master_calendar" DROP CONSTRAINT "master_calendar_status";--> statement-breakpoint
ALTER TABLE "master_line" DROP CONSTRAINT "master_line_one_food";--> statement-breakpoint
ALTER TABLE "school_line_change" DROP CONSTRAINT "school_line_change_kind";--> statement-breakpoint
ALTER TABLE "school_calendar" DROP CONSTRAINT "school_calendar_master_own";
--> statement-breakpoint
DROP INDEX "school_calendar_master";--> statement-breakpoint
ALTER TABLE "master_day" ADD COLUMN "note" text;--> statement-breakpoint
ALTER TABLE "master_line" ADD COLUMN "placeholder_id" bigint;--> statement-breakpoint
ALTER TABLE "master_line" ADD COLUMN "text" text;--> statement-breakpoint
ALTER TABLE "school_day" ADD COLUMN "has_own_note" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "school_day" ADD COLUMN "note" text;--> statement-breakpoint
ALTER TABLE "school_day" ADD COLUMN "conflicts" jsonb DEFAULT '[]'::jsonb NOT NULL;--> statement-breakpoint
ALTER TABLE "school_line_change" ADD COLUMN "placeholder_id" bigint;--> statement-breakpoint
ALTER TABLE "school_line_change" ADD COLUMN "text" text;--> statement-breakpoint
ALTER TABLE "master_month" ADD CONSTRAINT "master_month_calendar" FOREIGN KEY ("caterer_id","master_calendar_id") REFERENCES "public"."master_calendar"("caterer_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "publication" ADD CONSTRAINT "publication_month_own" FOREIGN KEY ("caterer_id","master_month_id") REFERENCES "public"."master_month"("caterer_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "published_day" ADD CONSTRAINT "published_day_publication" FOREIGN KEY ("caterer_id","publication_id") REFERENCES "public"."publication"("caterer_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "published_line" ADD CONSTRAINT "published_line_day" FOREIGN KEY ("caterer_id","published_day_id") REFERENCES "public"."published_day"("caterer_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "published_line" ADD CONSTRAINT "published_line_recipe_own" FOREIGN KEY ("caterer_id","recipe_id") REFERENCES "public"."recipe"("caterer_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "published_line" ADD CONSTRAINT "published_line_ingredient_own" FOREIGN KEY ("caterer_id","ingredient_id") REFERENCES "public"."ingredient"("caterer_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "published_line" ADD CONSTRAINT "published_line_menu_item_own" FOREIGN KEY ("caterer_id","menu_item_id") REFERENCES "public"."menu_item"("caterer_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "published_line" ADD CONSTRAINT "published_line_placeholder_own" FOREIGN KEY ("caterer_id","placeholder_id") REFERENCES "public"."menu_placeholder"("caterer_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "school_base_day" ADD CONSTRAINT "school_base_day_calendar" FOREIGN KEY ("caterer_id","school_calendar_id") REFERENCES "public"."school_calendar"("caterer_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "school_base_day" ADD CONSTRAINT "school_base_day_published_own" FOREIGN KEY ("caterer_id","published_day_id") REFERENCES "public"."published_day"("caterer_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "school_month" ADD CONSTRAINT "school_month_calendar" FOREIGN KEY ("caterer_id","school_calendar_id") REFERENCES "public"."school_calendar"("caterer_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "school_month" ADD CONSTRAINT "school_month_publication_own" FOREIGN KEY ("caterer_id","publication_id") REFERENCES "public"."publication"("caterer_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "school_publication" ADD CONSTRAINT "school_publication_own" FOREIGN KEY ("caterer_id","publication_id") REFERENCES "public"."publication"("caterer_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "school_publication" ADD CONSTRAINT "school_publication_month_own" FOREIGN KEY ("caterer_id","school_month_id") REFERENCES "public"."school_month"("caterer_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "school_publication" ADD CONSTRAINT "school_publication_previous_own" FOREIGN KEY ("caterer_id","previous_publication_id") REFERENCES "public"."publication"("caterer_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "cycle_day" ADD CONSTRAINT "cycle_day_menu" FOREIGN KEY ("caterer_id","cycle_menu_id") REFERENCES "public"."cycle_menu"("caterer_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "cycle_line" ADD CONSTRAINT "cycle_line_day" FOREIGN KEY ("caterer_id","cycle_day_id") REFERENCES "public"."cycle_day"("caterer_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "cycle_line" ADD CONSTRAINT "cycle_line_recipe_own" FOREIGN KEY ("caterer_id","recipe_id") REFERENCES "public"."recipe"("caterer_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "cycle_line" ADD CONSTRAINT "cycle_line_ingredient_own" FOREIGN KEY ("caterer_id","ingredient_id") REFERENCES "public"."ingredient"("caterer_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "cycle_line" ADD CONSTRAINT "cycle_line_menu_item_own" FOREIGN KEY ("caterer_id","menu_item_id") REFERENCES "public"."menu_item"("caterer_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "cycle_line" ADD CONSTRAINT "cycle_line_placeholder_own" FOREIGN KEY ("caterer_id","placeholder_id") REFERENCES "public"."menu_placeholder"("caterer_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "cycle_menu" ADD CONSTRAINT "cycle_menu_program_own" FOREIGN KEY ("caterer_id","meal_program_id") REFERENCES "public"."meal_program"("caterer_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "master_month_once" ON "master_month" USING btree ("caterer_id","master_calendar_id","year_month") WHERE "master_month"."archived_at" is null;--> statement-breakpoint
CREATE INDEX "master_month_listed" ON "master_month" USING btree ("caterer_id","year_month");--> statement-breakpoint
CREATE INDEX "publication_month" ON "publication" USING btree ("caterer_id","master_month_id");--> statement-breakpoint
CREATE INDEX "published_line_recipe" ON "published_line" USING btree ("caterer_id","recipe_id");--> statement-breakpoint
CREATE INDEX "published_line_ingredient" ON "published_line" USING btree ("caterer_id","ingredient_id");--> statement-breakpoint
CREATE INDEX "published_line_menu_item" ON "published_line" USING btree ("caterer_id","menu_item_id");--> statement-breakpoint
CREATE INDEX "published_line_placeholder" ON "published_line" USING btree ("caterer_id","placeholder_id");--> statement-breakpoint
CREATE INDEX "school_base_day_published" ON "school_base_day" USING btree ("caterer_id","published_day_id");--> statement-breakpoint
CREATE INDEX "school_month_publication" ON "school_month" USING btree ("caterer_id","publication_id");--> statement-breakpoint
CREATE INDEX "school_publication_publication" ON "school_publication" USING btree ("caterer_id","publication_id");--> statement-breakpoint
CREATE INDEX "school_publication_month" ON "school_publication" USING btree ("caterer_id","school_month_id");--> statement-breakpoint
CREATE INDEX "school_publication_previous" ON "school_publication" USING btree ("caterer_id","previous_publication_id");--> statement-breakpoint
CREATE INDEX "cycle_line_recipe" ON "cycle_line" USING btree ("caterer_id","recipe_id");--> statement-breakpoint
CREATE INDEX "cycle_line_ingredient" ON "cycle_line" USING btree ("caterer_id","ingredient_id");--> statement-breakpoint
CREATE INDEX "cycle_line_menu_item" ON "cycle_line" USING btree ("caterer_id","menu_item_id");--> statement-breakpoint
CREATE INDEX "cycle_line_placeholder" ON "cycle_line" USING btree ("caterer_id","placeholder_id");--> statement-breakpoint
CREATE INDEX "cycle_menu_program" ON "cycle_menu" USING btree ("caterer_id","meal_program_id");--> statement-breakpoint
CREATE UNIQUE INDEX "menu_placeholder_name" ON "menu_placeholder" USING btree ("caterer_id","menu_type",lower("name")) WHERE "menu_placeholder"."archived_at" is null;--> statement-breakpoint
ALTER TABLE "master_line" ADD CONSTRAINT "master_line_placeholder_own" FOREIGN KEY ("caterer_id","placeholder_id") REFERENCES "public"."menu_placeholder"("caterer_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "school_line_change" ADD CONSTRAINT "school_line_change_placeholder_own" FOREIGN KEY ("caterer_id","placeholder_id") REFERENCES "public"."menu_placeholder"("caterer_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "master_line_placeholder" ON "master_line" USING btree ("caterer_id","placeholder_id");--> statement-breakpoint
CREATE INDEX "school_line_change_placeholder" ON "school_line_change" USING btree ("caterer_id","placeholder_id");--> statement-breakpoint
-- Policies bind the owner, too, so they pause while rows are copied.
ALTER TABLE "master_calendar" NO FORCE ROW LEVEL SECURITY;--> statement-breakpoint
ALTER TABLE "master_day" NO FORCE ROW LEVEL SECURITY;--> statement-breakpoint
ALTER TABLE "master_line" NO FORCE ROW LEVEL SECURITY;--> statement-breakpoint
ALTER TABLE "school_calendar" NO FORCE ROW LEVEL SECURITY;--> statement-breakpoint
ALTER TABLE "school_day" NO FORCE ROW LEVEL SECURITY;--> statement-breakpoint
-- What schools saw of their master menus becomes a publication of each month, so that they see the same as before.
insert into master_month (caterer_id, master_calendar_id, year_month, checked_at)
select distinct day.caterer_id, day.master_calendar_id, to_char(day.date, 'YYYY-MM'), case when calendar.status <> 'draft' then now() end
from master_day day
join master_calendar calendar on calendar.caterer_id = day.caterer_id and calendar.id = day.master_calendar_id;
--> statement-breakpoint
insert into publication (caterer_id, master_month_id, created_by, updated_by)
select month.caterer_id, month.id, null, null from master_month month
where exists (select from school_calendar school
  where school.caterer_id = month.caterer_id and school.master_calendar_id = month.master_calendar_id);
--> statement-breakpoint
update master_month month set published_at = now() from publication
where publication.caterer_id = month.caterer_id and publication.master_month_id = month.id;
--> statement-breakpoint
insert into published_day (caterer_id, publication_id, date, planned_meals, selections)
select day.caterer_id, publication.id, day.date, day.planned_meals, day.selections
from publication
join master_month month on month.caterer_id = publication.caterer_id and month.id = publication.master_month_id
join master_day day on day.caterer_id = month.caterer_id and day.master_calendar_id = month.master_calendar_id
  and to_char(day.date, 'YYYY-MM') = month.year_month;
--> statement-breakpoint
insert into published_line (caterer_id, published_day_id, line_key, position, recipe_id, ingredient_id, menu_item_id,
  portion_amount, portion_unit, category, planned_servings)
select line.caterer_id, published.id, line.line_key, line.position, line.recipe_id, line.ingredient_id, line.menu_item_id,
  line.portion_amount, line.portion_unit, line.category, line.planned_servings
from published_day published
join publication on publication.caterer_id = published.caterer_id and publication.id = published.publication_id
join master_month month on month.caterer_id = publication.caterer_id and month.id = publication.master_month_id
join master_day day on day.caterer_id = month.caterer_id and day.master_calendar_id = month.master_calendar_id
  and day.date = published.date
join master_line line on line.caterer_id = day.caterer_id and line.master_day_id = day.id;
--> statement-breakpoint
insert into school_month (caterer_id, school_calendar_id, year_month, publication_id)
select school.caterer_id, school.id, month.year_month, publication.id
from school_calendar school
join master_month month on month.caterer_id = school.caterer_id and month.master_calendar_id = school.master_calendar_id
join publication on publication.caterer_id = month.caterer_id and publication.master_month_id = month.id;
--> statement-breakpoint
insert into school_month (caterer_id, school_calendar_id, year_month)
select distinct caterer_id, school_calendar_id, to_char(date, 'YYYY-MM') from school_day
on conflict (caterer_id, school_calendar_id, year_month) do nothing;
--> statement-breakpoint
insert into school_base_day (caterer_id, school_calendar_id, date, published_day_id)
select month.caterer_id, month.school_calendar_id, published.date, published.id
from school_month month
join published_day published on published.caterer_id = month.caterer_id and published.publication_id = month.publication_id;
--> statement-breakpoint
insert into school_publication (caterer_id, publication_id, school_month_id, result, created_by, updated_by)
select caterer_id, publication_id, id, '{"came": [], "kept": [], "conflicts": [], "locked": []}', null, null
from school_month where publication_id is not null;
--> statement-breakpoint
ALTER TABLE "master_calendar" FORCE ROW LEVEL SECURITY;--> statement-breakpoint
ALTER TABLE "master_day" FORCE ROW LEVEL SECURITY;--> statement-breakpoint
ALTER TABLE "master_line" FORCE ROW LEVEL SECURITY;--> statement-breakpoint
ALTER TABLE "school_calendar" FORCE ROW LEVEL SECURITY;--> statement-breakpoint
ALTER TABLE "school_day" FORCE ROW LEVEL SECURITY;--> statement-breakpoint
ALTER TABLE "master_calendar" DROP COLUMN "status";--> statement-breakpoint
ALTER TABLE "school_calendar" DROP COLUMN "master_calendar_id";--> statement-breakpoint
ALTER TABLE "master_line" ADD CONSTRAINT "master_line_one_offer" CHECK (num_nonnulls("master_line"."recipe_id", "master_line"."ingredient_id", "master_line"."placeholder_id", "master_line"."text") = 1);--> statement-breakpoint
ALTER TABLE "school_line_change" ADD CONSTRAINT "school_line_change_kind" CHECK (case "school_line_change"."kind"
        when 'add' then num_nonnulls("school_line_change"."recipe_id", "school_line_change"."ingredient_id", "school_line_change"."placeholder_id", "school_line_change"."text") = 1 and num_nulls("school_line_change"."category", "school_line_change"."position") = 0
        when 'replace' then num_nonnulls("school_line_change"."recipe_id", "school_line_change"."ingredient_id", "school_line_change"."placeholder_id", "school_line_change"."text") <= 1
        when 'remove' then num_nonnulls("school_line_change"."recipe_id", "school_line_change"."ingredient_id", "school_line_change"."placeholder_id", "school_line_change"."text") + num_nonnulls("school_line_change"."menu_item_id", "school_line_change"."position", "school_line_change"."category",
          "school_line_change"."portion_amount", "school_line_change"."portion_unit", "school_line_change"."planned_servings") = 0
        else false end);
--> statement-breakpoint
select secure_table('master_month');
--> statement-breakpoint
select secure_table('publication');
--> statement-breakpoint
select secure_table('published_day');
--> statement-breakpoint
select secure_table('published_line');
--> statement-breakpoint
select secure_table('school_month');
--> statement-breakpoint
select secure_table('school_base_day');
--> statement-breakpoint
select secure_table('school_publication');
--> statement-breakpoint
select secure_table('cycle_menu');
--> statement-breakpoint
select secure_table('cycle_day');
--> statement-breakpoint
select secure_table('cycle_line');
--> statement-breakpoint
select secure_table('menu_placeholder');
