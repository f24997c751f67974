CREATE TABLE "menu_analysis_item" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "menu_analysis_item_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"caterer_id" integer DEFAULT current_caterer() NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"created_by" bigint DEFAULT current_app_user(),
	"updated_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"updated_by" bigint DEFAULT current_app_user(),
	"version" integer DEFAULT 1 NOT NULL,
	"master_month_id" bigint,
	"school_month_id" bigint,
	"date" date NOT NULL,
	"line_key" text,
	"grade_group" text NOT NULL,
	"planned_servings" integer,
	"served_servings" integer,
	"portion_amount" numeric(18, 6),
	"portion_unit" text,
	CONSTRAINT "menu_analysis_item_once" UNIQUE NULLS NOT DISTINCT("caterer_id","master_month_id","school_month_id","date","line_key","grade_group"),
	CONSTRAINT "menu_analysis_item_one_month" CHECK (num_nonnulls("menu_analysis_item"."master_month_id", "menu_analysis_item"."school_month_id") = 1),
	CONSTRAINT "menu_analysis_item_servings" CHECK ("menu_analysis_item"."planned_servings" >= 0 and "menu_analysis_item"."served_servings" >= 0),
	CONSTRAINT "menu_analysis_item_portion" CHECK (num_nonnulls("menu_analysis_item"."portion_amount", "menu_analysis_item"."portion_unit") in (0, case when "menu_analysis_item"."line_key" is null then 0 else 2 end))
);
--> statement-breakpoint
ALTER TABLE "menu_analysis_item" ADD CONSTRAINT "menu_analysis_item_master" FOREIGN KEY ("caterer_id","master_month_id") REFERENCES "public"."master_month"("caterer_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "menu_analysis_item" ADD CONSTRAINT "menu_analysis_item_school" FOREIGN KEY ("caterer_id","school_month_id") REFERENCES "public"."school_month"("caterer_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "menu_analysis_item_school_month" ON "menu_analysis_item" USING btree ("caterer_id","school_month_id");
--> statement-breakpoint
select secure_table('menu_analysis_item');
