CREATE TABLE "recipe_version" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "recipe_version_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"caterer_id" integer DEFAULT current_caterer() NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"created_by" bigint DEFAULT current_app_user(),
	"updated_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"updated_by" bigint DEFAULT current_app_user(),
	"version" integer DEFAULT 1 NOT NULL,
	"recipe_id" bigint NOT NULL,
	"number" integer NOT NULL,
	"until" date NOT NULL,
	"content" jsonb NOT NULL,
	"status" text DEFAULT 'draft' NOT NULL,
	"tested_at" timestamp (3) with time zone,
	"tested_by" bigint,
	"approved_at" timestamp (3) with time zone,
	"approved_by" bigint,
	"saved_at" timestamp (3) with time zone NOT NULL,
	"saved_by" bigint,
	CONSTRAINT "recipe_version_number" UNIQUE("caterer_id","recipe_id","number"),
	CONSTRAINT "recipe_version_status" CHECK ("recipe_version"."status" in ('draft', 'tested', 'approved'))
);
--> statement-breakpoint
ALTER TABLE "recipe" ADD COLUMN "tested_at" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "recipe" ADD COLUMN "tested_by" bigint;--> statement-breakpoint
ALTER TABLE "recipe" ADD COLUMN "approved_at" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "recipe" ADD COLUMN "approved_by" bigint;--> statement-breakpoint
ALTER TABLE "recipe_version" ADD CONSTRAINT "recipe_version_recipe" FOREIGN KEY ("caterer_id","recipe_id") REFERENCES "public"."recipe"("caterer_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
select secure_table('recipe_version');
