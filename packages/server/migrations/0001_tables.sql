CREATE TABLE "master_calendar" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "master_calendar_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"caterer_id" integer DEFAULT current_caterer() NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"created_by" bigint DEFAULT current_app_user(),
	"updated_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"updated_by" bigint DEFAULT current_app_user(),
	"version" integer DEFAULT 1 NOT NULL,
	"meal_program_id" bigint NOT NULL,
	"menu_type" text NOT NULL,
	"name" text NOT NULL,
	"status" text DEFAULT 'draft' NOT NULL,
	"archived_at" timestamp (3) with time zone,
	CONSTRAINT "master_calendar_own" UNIQUE("caterer_id","id"),
	CONSTRAINT "master_calendar_status" CHECK ("master_calendar"."status" in ('draft', 'checked', 'published', 'superseded'))
);
--> statement-breakpoint
CREATE TABLE "master_day" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "master_day_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"caterer_id" integer DEFAULT current_caterer() NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"created_by" bigint DEFAULT current_app_user(),
	"updated_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"updated_by" bigint DEFAULT current_app_user(),
	"version" integer DEFAULT 1 NOT NULL,
	"master_calendar_id" bigint NOT NULL,
	"date" date NOT NULL,
	"planned_meals" integer,
	"selections" jsonb,
	CONSTRAINT "master_day_own" UNIQUE("caterer_id","id"),
	CONSTRAINT "master_day_date" UNIQUE("caterer_id","master_calendar_id","date"),
	CONSTRAINT "master_day_planned_meals" CHECK ("master_day"."planned_meals" >= 0)
);
--> statement-breakpoint
CREATE TABLE "master_line" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "master_line_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"caterer_id" integer DEFAULT current_caterer() NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"created_by" bigint DEFAULT current_app_user(),
	"updated_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"updated_by" bigint DEFAULT current_app_user(),
	"version" integer DEFAULT 1 NOT NULL,
	"master_day_id" bigint NOT NULL,
	"line_key" text NOT NULL,
	"position" integer NOT NULL,
	"recipe_id" bigint,
	"ingredient_id" bigint,
	"portion_amount" numeric(18, 6),
	"portion_unit" text,
	"category" text NOT NULL,
	"planned_servings" integer,
	CONSTRAINT "master_line_key" UNIQUE("caterer_id","master_day_id","line_key"),
	CONSTRAINT "master_line_one_food" CHECK (num_nonnulls("master_line"."recipe_id", "master_line"."ingredient_id") = 1),
	CONSTRAINT "master_line_planned_servings" CHECK ("master_line"."planned_servings" >= 0)
);
--> statement-breakpoint
CREATE TABLE "school_calendar" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "school_calendar_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"caterer_id" integer DEFAULT current_caterer() NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"created_by" bigint DEFAULT current_app_user(),
	"updated_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"updated_by" bigint DEFAULT current_app_user(),
	"version" integer DEFAULT 1 NOT NULL,
	"school_id" bigint NOT NULL,
	"menu_type" text NOT NULL,
	"meal_program_id" bigint NOT NULL,
	"master_calendar_id" bigint,
	"archived_at" timestamp (3) with time zone,
	CONSTRAINT "school_calendar_own" UNIQUE("caterer_id","id")
);
--> statement-breakpoint
CREATE TABLE "school_day" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "school_day_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"caterer_id" integer DEFAULT current_caterer() NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"created_by" bigint DEFAULT current_app_user(),
	"updated_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"updated_by" bigint DEFAULT current_app_user(),
	"version" integer DEFAULT 1 NOT NULL,
	"school_calendar_id" bigint NOT NULL,
	"date" date NOT NULL,
	"planned_meals" integer,
	"selections" jsonb,
	CONSTRAINT "school_day_own" UNIQUE("caterer_id","id"),
	CONSTRAINT "school_day_date" UNIQUE("caterer_id","school_calendar_id","date"),
	CONSTRAINT "school_day_planned_meals" CHECK ("school_day"."planned_meals" >= 0)
);
--> statement-breakpoint
CREATE TABLE "school_line_change" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "school_line_change_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"caterer_id" integer DEFAULT current_caterer() NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"created_by" bigint DEFAULT current_app_user(),
	"updated_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"updated_by" bigint DEFAULT current_app_user(),
	"version" integer DEFAULT 1 NOT NULL,
	"school_day_id" bigint NOT NULL,
	"kind" text NOT NULL,
	"line_key" text NOT NULL,
	"position" integer,
	"recipe_id" bigint,
	"ingredient_id" bigint,
	"portion_amount" numeric(18, 6),
	"portion_unit" text,
	"category" text,
	"planned_servings" integer,
	CONSTRAINT "school_line_change_key" UNIQUE("caterer_id","school_day_id","line_key"),
	CONSTRAINT "school_line_change_planned_servings" CHECK ("school_line_change"."planned_servings" >= 0),
	CONSTRAINT "school_line_change_kind" CHECK (case "school_line_change"."kind"
        when 'add' then num_nonnulls("school_line_change"."recipe_id", "school_line_change"."ingredient_id") = 1
          and num_nulls("school_line_change"."category", "school_line_change"."position") = 0
        when 'replace' then num_nonnulls("school_line_change"."recipe_id", "school_line_change"."ingredient_id") <= 1
        when 'remove' then num_nonnulls("school_line_change"."recipe_id", "school_line_change"."ingredient_id", "school_line_change"."position", "school_line_change"."category",
          "school_line_change"."portion_amount", "school_line_change"."portion_unit", "school_line_change"."planned_servings") = 0
        else false end)
);
--> statement-breakpoint
CREATE TABLE "caterer" (
	"id" bigint PRIMARY KEY GENERATED BY DEFAULT AS IDENTITY (sequence name "caterer_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"caterer_id" integer DEFAULT current_caterer() NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"created_by" bigint DEFAULT current_app_user(),
	"updated_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"updated_by" bigint DEFAULT current_app_user(),
	"version" integer DEFAULT 1 NOT NULL,
	"name" text NOT NULL,
	"country" text DEFAULT 'US' NOT NULL,
	"time_zone" text DEFAULT 'America/New_York' NOT NULL,
	"currency" text DEFAULT 'USD' NOT NULL,
	"nutrition_analysis" boolean DEFAULT true NOT NULL,
	"inventory_enabled" boolean DEFAULT true NOT NULL,
	"production_record" boolean DEFAULT true NOT NULL,
	"archived_at" timestamp (3) with time zone,
	CONSTRAINT "caterer_own" UNIQUE("caterer_id","id"),
	CONSTRAINT "caterer_is_its_own" CHECK ("caterer"."id" = "caterer"."caterer_id" and "caterer"."id" > 0)
);
--> statement-breakpoint
CREATE TABLE "file_chunk" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "file_chunk_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"caterer_id" integer DEFAULT current_caterer() NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"created_by" bigint DEFAULT current_app_user(),
	"updated_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"updated_by" bigint DEFAULT current_app_user(),
	"version" integer DEFAULT 1 NOT NULL,
	"file_id" bigint NOT NULL,
	"seq" integer NOT NULL,
	"bytes" "bytea" NOT NULL,
	CONSTRAINT "file_chunk_seq" UNIQUE("caterer_id","file_id","seq")
);
--> statement-breakpoint
CREATE TABLE "file" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "file_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"caterer_id" integer DEFAULT current_caterer() NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"created_by" bigint DEFAULT current_app_user(),
	"updated_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"updated_by" bigint DEFAULT current_app_user(),
	"version" integer DEFAULT 1 NOT NULL,
	"name" text NOT NULL,
	"media_type" text NOT NULL,
	"size_bytes" bigint,
	"sha256" text,
	CONSTRAINT "file_own" UNIQUE("caterer_id","id")
);
--> statement-breakpoint
CREATE TABLE "idempotency_key" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "idempotency_key_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"caterer_id" integer DEFAULT current_caterer() NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"created_by" bigint DEFAULT current_app_user(),
	"updated_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"updated_by" bigint DEFAULT current_app_user(),
	"version" integer DEFAULT 1 NOT NULL,
	"key" text NOT NULL,
	"operation" text NOT NULL,
	"request_hash" text NOT NULL,
	"response_status" integer,
	"response_body" jsonb,
	CONSTRAINT "idempotency_key_once" UNIQUE("caterer_id","operation","key")
);
--> statement-breakpoint
CREATE TABLE "import_job" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "import_job_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"caterer_id" integer DEFAULT current_caterer() NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"created_by" bigint DEFAULT current_app_user(),
	"updated_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"updated_by" bigint DEFAULT current_app_user(),
	"version" integer DEFAULT 1 NOT NULL,
	"kind" text NOT NULL,
	"file_name" text NOT NULL,
	"file_id" bigint,
	"state" text DEFAULT 'uploading' NOT NULL,
	"total_rows" integer,
	"done_rows" integer DEFAULT 0 NOT NULL,
	"counts" jsonb DEFAULT '{}'::jsonb NOT NULL,
	"lease_owner" text,
	"lease_until" timestamp (3) with time zone,
	"error" text,
	CONSTRAINT "import_job_own" UNIQUE("caterer_id","id"),
	CONSTRAINT "import_job_state_known" CHECK ("import_job"."state" in ('uploading', 'reading', 'ready', 'applying', 'done', 'failed', 'cancelled'))
);
--> statement-breakpoint
CREATE TABLE "import_row" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "import_row_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"caterer_id" integer DEFAULT current_caterer() NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"created_by" bigint DEFAULT current_app_user(),
	"updated_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"updated_by" bigint DEFAULT current_app_user(),
	"version" integer DEFAULT 1 NOT NULL,
	"import_job_id" bigint NOT NULL,
	"row_number" integer NOT NULL,
	"data" jsonb NOT NULL,
	"problems" jsonb DEFAULT '[]'::jsonb NOT NULL,
	CONSTRAINT "import_row_number" UNIQUE("caterer_id","import_job_id","row_number")
);
--> statement-breakpoint
CREATE TABLE "ingredient" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "ingredient_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"caterer_id" integer DEFAULT current_caterer() NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"created_by" bigint DEFAULT current_app_user(),
	"updated_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"updated_by" bigint DEFAULT current_app_user(),
	"version" integer DEFAULT 1 NOT NULL,
	"code" text NOT NULL,
	"name" text NOT NULL,
	"category" text,
	"brand" text,
	"shared_reference_food_id" bigint,
	"shared_caterer_id" integer GENERATED ALWAYS AS (0) STORED,
	"own_reference_food_id" bigint,
	"source" jsonb,
	"base_unit" text DEFAULT 'g' NOT NULL,
	"density_gml" double precision,
	"each_weight_g" double precision,
	"edible_pct" double precision,
	"price_amount" numeric(18, 6),
	"price_per_amount" numeric(18, 6),
	"price_per_unit" text,
	"serving_amount" numeric(18, 6),
	"serving_unit" text,
	"meal_category" text,
	"nutrients" jsonb DEFAULT '{}'::jsonb NOT NULL,
	"nutrient_notes" jsonb DEFAULT '{}'::jsonb NOT NULL,
	"allergens" jsonb DEFAULT '{}'::jsonb NOT NULL,
	"crediting" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"credit_evidence" text,
	"milk" jsonb,
	"is_discontinued" boolean DEFAULT false NOT NULL,
	"archived_at" timestamp (3) with time zone,
	CONSTRAINT "ingredient_own" UNIQUE("caterer_id","id"),
	CONSTRAINT "ingredient_one_reference" CHECK (num_nonnulls("ingredient"."shared_reference_food_id", "ingredient"."own_reference_food_id") <= 1),
	CONSTRAINT "ingredient_whole_price" CHECK (num_nonnulls("ingredient"."price_amount", "ingredient"."price_per_amount", "ingredient"."price_per_unit") in (0, 3)),
	CONSTRAINT "ingredient_whole_serving" CHECK (num_nonnulls("ingredient"."serving_amount", "ingredient"."serving_unit") in (0, 2)),
	CONSTRAINT "ingredient_edible" CHECK ("ingredient"."edible_pct" > 0 and "ingredient"."edible_pct" <= 100)
);
--> statement-breakpoint
CREATE TABLE "ingredient_measure" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "ingredient_measure_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"caterer_id" integer DEFAULT current_caterer() NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"created_by" bigint DEFAULT current_app_user(),
	"updated_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"updated_by" bigint DEFAULT current_app_user(),
	"version" integer DEFAULT 1 NOT NULL,
	"ingredient_id" bigint NOT NULL,
	"seq" integer NOT NULL,
	"amount" double precision NOT NULL,
	"measure" text NOT NULL,
	"unit" text,
	"grams" double precision NOT NULL,
	CONSTRAINT "ingredient_measure_seq" UNIQUE("caterer_id","ingredient_id","seq")
);
--> statement-breakpoint
CREATE TABLE "recipe" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "recipe_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"caterer_id" integer DEFAULT current_caterer() NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"created_by" bigint DEFAULT current_app_user(),
	"updated_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"updated_by" bigint DEFAULT current_app_user(),
	"version" integer DEFAULT 1 NOT NULL,
	"number" text,
	"name" text NOT NULL,
	"type" text NOT NULL,
	"category" text,
	"portions" numeric(18, 6) NOT NULL,
	"portion_size_amount" numeric(18, 6),
	"portion_size_unit" text,
	"portion_label" text,
	"yield_amount" numeric(18, 6),
	"yield_unit" text,
	"directions" text,
	"notes" text,
	"status" text DEFAULT 'draft' NOT NULL,
	"archived_at" timestamp (3) with time zone,
	CONSTRAINT "recipe_own" UNIQUE("caterer_id","id"),
	CONSTRAINT "recipe_type" CHECK ("recipe"."type" in ('myRecipe', 'usda', 'shared', 'subRecipe')),
	CONSTRAINT "recipe_status" CHECK ("recipe"."status" in ('draft', 'tested', 'approved')),
	CONSTRAINT "recipe_portions" CHECK ("recipe"."portions" > 0),
	CONSTRAINT "recipe_whole_portion_size" CHECK (num_nonnulls("recipe"."portion_size_amount", "recipe"."portion_size_unit") in (0, 2)),
	CONSTRAINT "recipe_whole_yield" CHECK (num_nonnulls("recipe"."yield_amount", "recipe"."yield_unit") in (0, 2))
);
--> statement-breakpoint
CREATE TABLE "recipe_line" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "recipe_line_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"caterer_id" integer DEFAULT current_caterer() NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"created_by" bigint DEFAULT current_app_user(),
	"updated_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"updated_by" bigint DEFAULT current_app_user(),
	"version" integer DEFAULT 1 NOT NULL,
	"recipe_id" bigint NOT NULL,
	"position" integer NOT NULL,
	"ingredient_id" bigint,
	"sub_recipe_id" bigint,
	"amount" numeric(18, 6),
	"unit" text NOT NULL,
	"form" text,
	"credit_as" text,
	"prep_note" text,
	CONSTRAINT "recipe_line_one_food" CHECK (num_nonnulls("recipe_line"."ingredient_id", "recipe_line"."sub_recipe_id") = 1),
	CONSTRAINT "recipe_line_not_itself" CHECK ("recipe_line"."sub_recipe_id" <> "recipe_line"."recipe_id"),
	CONSTRAINT "recipe_line_form" CHECK ("recipe_line"."form" in ('AP', 'EP')),
	CONSTRAINT "recipe_line_credit_as" CHECK ("recipe_line"."credit_as" in ('VEGETABLE', 'MEAT_ALTERNATE'))
);
--> statement-breakpoint
CREATE TABLE "reference_food" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "reference_food_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"caterer_id" integer DEFAULT current_caterer() NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"created_by" bigint DEFAULT current_app_user(),
	"updated_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"updated_by" bigint DEFAULT current_app_user(),
	"version" integer DEFAULT 1 NOT NULL,
	"code" text NOT NULL,
	"description" text NOT NULL,
	"food_group" text,
	"source" text NOT NULL,
	"release" text,
	"nutrients" jsonb DEFAULT '{}'::jsonb NOT NULL,
	"nutrient_notes" jsonb DEFAULT '{}'::jsonb NOT NULL,
	"refuse_pct" double precision,
	"density_gml" double precision,
	"archived_at" timestamp (3) with time zone,
	CONSTRAINT "reference_food_own" UNIQUE("caterer_id","id"),
	CONSTRAINT "reference_food_code" UNIQUE("caterer_id","code"),
	CONSTRAINT "reference_food_refuse" CHECK ("reference_food"."refuse_pct" between 0 and 100)
);
--> statement-breakpoint
CREATE TABLE "reference_food_measure" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "reference_food_measure_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"caterer_id" integer DEFAULT current_caterer() NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"created_by" bigint DEFAULT current_app_user(),
	"updated_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"updated_by" bigint DEFAULT current_app_user(),
	"version" integer DEFAULT 1 NOT NULL,
	"reference_food_id" bigint NOT NULL,
	"seq" integer NOT NULL,
	"amount" double precision NOT NULL,
	"measure" text NOT NULL,
	"unit" text,
	"grams" double precision NOT NULL,
	CONSTRAINT "reference_food_measure_seq" UNIQUE("caterer_id","reference_food_id","seq")
);
--> statement-breakpoint
CREATE TABLE "meal_program" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "meal_program_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"caterer_id" integer DEFAULT current_caterer() NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"created_by" bigint DEFAULT current_app_user(),
	"updated_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"updated_by" bigint DEFAULT current_app_user(),
	"version" integer DEFAULT 1 NOT NULL,
	"program_name" text NOT NULL,
	"grades" text NOT NULL,
	"rule_pack" text NOT NULL,
	"grade_group" text NOT NULL,
	"menu_type" text NOT NULL,
	"service_days" integer DEFAULT 5 NOT NULL,
	"options" jsonb DEFAULT '{}'::jsonb NOT NULL,
	"archived_at" timestamp (3) with time zone,
	CONSTRAINT "meal_program_own" UNIQUE("caterer_id","id"),
	CONSTRAINT "meal_program_service_days" CHECK ("meal_program"."service_days" between 1 and 7)
);
--> statement-breakpoint
CREATE TABLE "school" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "school_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"caterer_id" integer DEFAULT current_caterer() NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"created_by" bigint DEFAULT current_app_user(),
	"updated_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"updated_by" bigint DEFAULT current_app_user(),
	"version" integer DEFAULT 1 NOT NULL,
	"school_name" text NOT NULL,
	"subdomain" text,
	"module_access" jsonb DEFAULT '{}'::jsonb NOT NULL,
	"grade_group" text NOT NULL,
	"archived_at" timestamp (3) with time zone,
	CONSTRAINT "school_own" UNIQUE("caterer_id","id")
);
--> statement-breakpoint
CREATE TABLE "school_program" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "school_program_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"caterer_id" integer DEFAULT current_caterer() NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"created_by" bigint DEFAULT current_app_user(),
	"updated_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"updated_by" bigint DEFAULT current_app_user(),
	"version" integer DEFAULT 1 NOT NULL,
	"school_id" bigint NOT NULL,
	"menu_type" text NOT NULL,
	"meal_program_id" bigint NOT NULL,
	CONSTRAINT "school_program_once" UNIQUE("caterer_id","school_id","menu_type")
);
--> statement-breakpoint
CREATE TABLE "login_attempt" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "login_attempt_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"caterer_id" integer DEFAULT current_caterer() NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"created_by" bigint DEFAULT current_app_user(),
	"updated_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"updated_by" bigint DEFAULT current_app_user(),
	"version" integer DEFAULT 1 NOT NULL,
	"key" text NOT NULL
);
--> statement-breakpoint
CREATE TABLE "session" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "session_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"caterer_id" integer DEFAULT current_caterer() NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"created_by" bigint DEFAULT current_app_user(),
	"updated_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"updated_by" bigint DEFAULT current_app_user(),
	"version" integer DEFAULT 1 NOT NULL,
	"user_id" bigint NOT NULL,
	"family_id" uuid NOT NULL,
	"family_expires_at" timestamp (3) with time zone NOT NULL,
	"access_token_hash" text NOT NULL,
	"refresh_token_hash" text NOT NULL,
	"access_expires_at" timestamp (3) with time zone NOT NULL,
	"refresh_expires_at" timestamp (3) with time zone NOT NULL,
	"replaced_at" timestamp (3) with time zone,
	"revoked_at" timestamp (3) with time zone
);
--> statement-breakpoint
CREATE TABLE "app_user" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "app_user_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"caterer_id" integer DEFAULT current_caterer() NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"created_by" bigint DEFAULT current_app_user(),
	"updated_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"updated_by" bigint DEFAULT current_app_user(),
	"version" integer DEFAULT 1 NOT NULL,
	"user_name" text NOT NULL,
	"first_name" text NOT NULL,
	"last_name" text NOT NULL,
	"mobile" text,
	"role" text NOT NULL,
	"password_hash" text,
	"status" text DEFAULT 'active' NOT NULL,
	"has_all_schools" boolean DEFAULT true NOT NULL,
	"modules" jsonb,
	"archived_at" timestamp (3) with time zone,
	CONSTRAINT "app_user_own" UNIQUE("caterer_id","id"),
	CONSTRAINT "app_user_role" CHECK ("app_user"."role" in ('administrator', 'staff', 'parent')),
	CONSTRAINT "app_user_status" CHECK ("app_user"."status" in ('active', 'disabled'))
);
--> statement-breakpoint
CREATE TABLE "user_school" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "user_school_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"caterer_id" integer DEFAULT current_caterer() NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"created_by" bigint DEFAULT current_app_user(),
	"updated_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"updated_by" bigint DEFAULT current_app_user(),
	"version" integer DEFAULT 1 NOT NULL,
	"user_id" bigint NOT NULL,
	"school_id" bigint NOT NULL,
	CONSTRAINT "user_school_once" UNIQUE("caterer_id","user_id","school_id")
);
--> statement-breakpoint
ALTER TABLE "master_calendar" ADD CONSTRAINT "master_calendar_program_own" FOREIGN KEY ("caterer_id","meal_program_id") REFERENCES "public"."meal_program"("caterer_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "master_day" ADD CONSTRAINT "master_day_calendar" FOREIGN KEY ("caterer_id","master_calendar_id") REFERENCES "public"."master_calendar"("caterer_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "master_line" ADD CONSTRAINT "master_line_day" FOREIGN KEY ("caterer_id","master_day_id") REFERENCES "public"."master_day"("caterer_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "master_line" ADD CONSTRAINT "master_line_recipe_own" FOREIGN KEY ("caterer_id","recipe_id") REFERENCES "public"."recipe"("caterer_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "master_line" ADD CONSTRAINT "master_line_ingredient_own" FOREIGN KEY ("caterer_id","ingredient_id") REFERENCES "public"."ingredient"("caterer_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "school_calendar" ADD CONSTRAINT "school_calendar_school" FOREIGN KEY ("caterer_id","school_id") REFERENCES "public"."school"("caterer_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "school_calendar" ADD CONSTRAINT "school_calendar_program_own" FOREIGN KEY ("caterer_id","meal_program_id") REFERENCES "public"."meal_program"("caterer_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "school_calendar" ADD CONSTRAINT "school_calendar_master_own" FOREIGN KEY ("caterer_id","master_calendar_id") REFERENCES "public"."master_calendar"("caterer_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "school_day" ADD CONSTRAINT "school_day_calendar" FOREIGN KEY ("caterer_id","school_calendar_id") REFERENCES "public"."school_calendar"("caterer_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "school_line_change" ADD CONSTRAINT "school_line_change_day" FOREIGN KEY ("caterer_id","school_day_id") REFERENCES "public"."school_day"("caterer_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "school_line_change" ADD CONSTRAINT "school_line_change_recipe_own" FOREIGN KEY ("caterer_id","recipe_id") REFERENCES "public"."recipe"("caterer_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "school_line_change" ADD CONSTRAINT "school_line_change_ingredient_own" FOREIGN KEY ("caterer_id","ingredient_id") REFERENCES "public"."ingredient"("caterer_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "file_chunk" ADD CONSTRAINT "file_chunk_file" FOREIGN KEY ("caterer_id","file_id") REFERENCES "public"."file"("caterer_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "import_job" ADD CONSTRAINT "import_job_file_own" FOREIGN KEY ("caterer_id","file_id") REFERENCES "public"."file"("caterer_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "import_row" ADD CONSTRAINT "import_row_job" FOREIGN KEY ("caterer_id","import_job_id") REFERENCES "public"."import_job"("caterer_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "ingredient" ADD CONSTRAINT "ingredient_shared_reference_food" FOREIGN KEY ("shared_caterer_id","shared_reference_food_id") REFERENCES "public"."reference_food"("caterer_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "ingredient" ADD CONSTRAINT "ingredient_own_reference_food" FOREIGN KEY ("caterer_id","own_reference_food_id") REFERENCES "public"."reference_food"("caterer_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "ingredient_measure" ADD CONSTRAINT "ingredient_measure_ingredient" FOREIGN KEY ("caterer_id","ingredient_id") REFERENCES "public"."ingredient"("caterer_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "recipe_line" ADD CONSTRAINT "recipe_line_recipe_own" FOREIGN KEY ("caterer_id","recipe_id") REFERENCES "public"."recipe"("caterer_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "recipe_line" ADD CONSTRAINT "recipe_line_ingredient_own" FOREIGN KEY ("caterer_id","ingredient_id") REFERENCES "public"."ingredient"("caterer_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "recipe_line" ADD CONSTRAINT "recipe_line_sub_recipe_own" FOREIGN KEY ("caterer_id","sub_recipe_id") REFERENCES "public"."recipe"("caterer_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "reference_food_measure" ADD CONSTRAINT "reference_food_measure_food" FOREIGN KEY ("caterer_id","reference_food_id") REFERENCES "public"."reference_food"("caterer_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "school" ADD CONSTRAINT "school_caterer" FOREIGN KEY ("caterer_id","caterer_id") REFERENCES "public"."caterer"("caterer_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "school_program" ADD CONSTRAINT "school_program_school" FOREIGN KEY ("caterer_id","school_id") REFERENCES "public"."school"("caterer_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "school_program" ADD CONSTRAINT "school_program_program_own" FOREIGN KEY ("caterer_id","meal_program_id") REFERENCES "public"."meal_program"("caterer_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "session" ADD CONSTRAINT "session_user_own" FOREIGN KEY ("caterer_id","user_id") REFERENCES "public"."app_user"("caterer_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "app_user" ADD CONSTRAINT "app_user_caterer" FOREIGN KEY ("caterer_id","caterer_id") REFERENCES "public"."caterer"("caterer_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "user_school" ADD CONSTRAINT "user_school_user" FOREIGN KEY ("caterer_id","user_id") REFERENCES "public"."app_user"("caterer_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "user_school" ADD CONSTRAINT "user_school_school_own" FOREIGN KEY ("caterer_id","school_id") REFERENCES "public"."school"("caterer_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "master_calendar_program" ON "master_calendar" USING btree ("caterer_id","meal_program_id");--> statement-breakpoint
CREATE INDEX "master_line_recipe" ON "master_line" USING btree ("caterer_id","recipe_id");--> statement-breakpoint
CREATE INDEX "master_line_ingredient" ON "master_line" USING btree ("caterer_id","ingredient_id");--> statement-breakpoint
CREATE UNIQUE INDEX "school_calendar_once" ON "school_calendar" USING btree ("caterer_id","school_id","menu_type") WHERE "school_calendar"."archived_at" is null;--> statement-breakpoint
CREATE INDEX "school_calendar_program" ON "school_calendar" USING btree ("caterer_id","meal_program_id");--> statement-breakpoint
CREATE INDEX "school_calendar_master" ON "school_calendar" USING btree ("caterer_id","master_calendar_id");--> statement-breakpoint
CREATE INDEX "school_line_change_recipe" ON "school_line_change" USING btree ("caterer_id","recipe_id");--> statement-breakpoint
CREATE INDEX "school_line_change_ingredient" ON "school_line_change" USING btree ("caterer_id","ingredient_id");--> statement-breakpoint
CREATE INDEX "idempotency_key_age" ON "idempotency_key" USING btree ("created_at");--> statement-breakpoint
CREATE INDEX "import_job_state" ON "import_job" USING btree ("state","lease_until");--> statement-breakpoint
CREATE INDEX "import_job_file" ON "import_job" USING btree ("caterer_id","file_id");--> statement-breakpoint
CREATE UNIQUE INDEX "ingredient_code" ON "ingredient" USING btree ("caterer_id",lower("code")) WHERE "ingredient"."archived_at" is null;--> statement-breakpoint
CREATE INDEX "ingredient_name" ON "ingredient" USING btree ("caterer_id",lower("name") collate "C");--> statement-breakpoint
CREATE INDEX "ingredient_shared_reference" ON "ingredient" USING btree ("shared_reference_food_id");--> statement-breakpoint
CREATE INDEX "ingredient_own_reference" ON "ingredient" USING btree ("caterer_id","own_reference_food_id");--> statement-breakpoint
CREATE INDEX "recipe_name" ON "recipe" USING btree ("caterer_id",lower("name") collate "C");--> statement-breakpoint
CREATE INDEX "recipe_line_recipe" ON "recipe_line" USING btree ("caterer_id","recipe_id","position");--> statement-breakpoint
CREATE INDEX "recipe_line_ingredient" ON "recipe_line" USING btree ("caterer_id","ingredient_id");--> statement-breakpoint
CREATE INDEX "recipe_line_sub_recipe" ON "recipe_line" USING btree ("caterer_id","sub_recipe_id");--> statement-breakpoint
CREATE INDEX "reference_food_description" ON "reference_food" USING btree ("caterer_id",lower("description") collate "C");--> statement-breakpoint
CREATE INDEX "school_program_program" ON "school_program" USING btree ("caterer_id","meal_program_id");--> statement-breakpoint
CREATE INDEX "login_attempt_key" ON "login_attempt" USING btree ("key","created_at");--> statement-breakpoint
CREATE UNIQUE INDEX "session_access_token" ON "session" USING btree ("access_token_hash");--> statement-breakpoint
CREATE UNIQUE INDEX "session_refresh_token" ON "session" USING btree ("refresh_token_hash");--> statement-breakpoint
CREATE INDEX "session_family" ON "session" USING btree ("caterer_id","family_id");--> statement-breakpoint
CREATE INDEX "session_user" ON "session" USING btree ("caterer_id","user_id");--> statement-breakpoint
CREATE UNIQUE INDEX "app_user_user_name" ON "app_user" USING btree (lower("user_name")) WHERE "app_user"."archived_at" is null;--> statement-breakpoint
CREATE INDEX "user_school_school" ON "user_school" USING btree ("caterer_id","school_id");