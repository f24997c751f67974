CREATE TABLE "production_event" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "production_event_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"caterer_id" integer DEFAULT current_caterer() NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"created_by" bigint DEFAULT current_app_user(),
	"updated_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"updated_by" bigint DEFAULT current_app_user(),
	"version" integer DEFAULT 1 NOT NULL,
	"production_record_id" bigint NOT NULL,
	"action" text NOT NULL,
	"round" integer NOT NULL,
	"changes" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"reason" text
);
--> statement-breakpoint
CREATE TABLE "production_line" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "production_line_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"caterer_id" integer DEFAULT current_caterer() NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"created_by" bigint DEFAULT current_app_user(),
	"updated_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"updated_by" bigint DEFAULT current_app_user(),
	"version" integer DEFAULT 1 NOT NULL,
	"production_record_id" bigint NOT NULL,
	"item_key" text NOT NULL,
	"position" integer NOT NULL,
	"category" text NOT NULL,
	"name" text NOT NULL,
	"recipe_id" bigint,
	"ingredient_id" bigint,
	"menu_item_id" bigint,
	"placeholder_id" bigint,
	"text" text,
	"plans" jsonb NOT NULL,
	"usual_holding" text,
	"is_added" boolean DEFAULT false NOT NULL,
	"replaces_key" text,
	"reason" text,
	CONSTRAINT "production_line_key" UNIQUE("caterer_id","production_record_id","item_key"),
	CONSTRAINT "production_line_one_offer" CHECK (num_nonnulls("production_line"."recipe_id", "production_line"."ingredient_id", "production_line"."placeholder_id", "production_line"."text") = 1)
);
--> statement-breakpoint
CREATE TABLE "production_record" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "production_record_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"caterer_id" integer DEFAULT current_caterer() NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"created_by" bigint DEFAULT current_app_user(),
	"updated_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"updated_by" bigint DEFAULT current_app_user(),
	"version" integer DEFAULT 1 NOT NULL,
	"school_id" bigint NOT NULL,
	"date" date NOT NULL,
	"menu_type" text NOT NULL,
	"is_vended" boolean NOT NULL,
	"groups" jsonb NOT NULL,
	"entries" jsonb DEFAULT '{}'::jsonb NOT NULL,
	"round" integer DEFAULT 1 NOT NULL,
	"closed_at" timestamp (3) with time zone,
	"stock" jsonb,
	CONSTRAINT "production_record_own" UNIQUE("caterer_id","id"),
	CONSTRAINT "production_record_once" UNIQUE("caterer_id","school_id","menu_type","date"),
	CONSTRAINT "production_record_round" CHECK ("production_record"."round" between 1 and 1000)
);
--> statement-breakpoint
CREATE TABLE "production_settings" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "production_settings_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"caterer_id" integer DEFAULT current_caterer() NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"created_by" bigint DEFAULT current_app_user(),
	"updated_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"updated_by" bigint DEFAULT current_app_user(),
	"version" integer DEFAULT 1 NOT NULL,
	"leftover_pct" integer NOT NULL,
	"issues_stock" boolean NOT NULL,
	CONSTRAINT "production_settings_once" UNIQUE("caterer_id"),
	CONSTRAINT "production_settings_leftover" CHECK ("production_settings"."leftover_pct" between 0 and 100)
);
--> statement-breakpoint
CREATE TABLE "production_signature" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "production_signature_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"caterer_id" integer DEFAULT current_caterer() NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"created_by" bigint DEFAULT current_app_user(),
	"updated_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"updated_by" bigint DEFAULT current_app_user(),
	"version" integer DEFAULT 1 NOT NULL,
	"production_record_id" bigint NOT NULL,
	"round" integer NOT NULL,
	"part" text NOT NULL,
	"name" text NOT NULL,
	"signed" jsonb,
	CONSTRAINT "production_signature_once" UNIQUE("caterer_id","production_record_id","round","part"),
	CONSTRAINT "production_signature_part" CHECK ("production_signature"."part" in ('kitchen', 'school', 'record'))
);
--> statement-breakpoint
ALTER TABLE "production_event" ADD CONSTRAINT "production_event_record_own" FOREIGN KEY ("caterer_id","production_record_id") REFERENCES "public"."production_record"("caterer_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "production_line" ADD CONSTRAINT "production_line_record" FOREIGN KEY ("caterer_id","production_record_id") REFERENCES "public"."production_record"("caterer_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "production_line" ADD CONSTRAINT "production_line_recipe_own" FOREIGN KEY ("caterer_id","recipe_id") REFERENCES "public"."recipe"("caterer_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "production_line" ADD CONSTRAINT "production_line_ingredient_own" FOREIGN KEY ("caterer_id","ingredient_id") REFERENCES "public"."ingredient"("caterer_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "production_line" ADD CONSTRAINT "production_line_menu_item_own" FOREIGN KEY ("caterer_id","menu_item_id") REFERENCES "public"."menu_item"("caterer_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "production_line" ADD CONSTRAINT "production_line_placeholder_own" FOREIGN KEY ("caterer_id","placeholder_id") REFERENCES "public"."menu_placeholder"("caterer_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "production_record" ADD CONSTRAINT "production_record_school" FOREIGN KEY ("caterer_id","school_id") REFERENCES "public"."school"("caterer_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "production_settings" ADD CONSTRAINT "production_settings_caterer" FOREIGN KEY ("caterer_id","caterer_id") REFERENCES "public"."caterer"("caterer_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "production_signature" ADD CONSTRAINT "production_signature_record" FOREIGN KEY ("caterer_id","production_record_id") REFERENCES "public"."production_record"("caterer_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "production_event_record" ON "production_event" USING btree ("caterer_id","production_record_id","id");--> statement-breakpoint
CREATE INDEX "production_line_recipe" ON "production_line" USING btree ("caterer_id","recipe_id");--> statement-breakpoint
CREATE INDEX "production_line_ingredient" ON "production_line" USING btree ("caterer_id","ingredient_id");--> statement-breakpoint
CREATE INDEX "production_line_menu_item" ON "production_line" USING btree ("caterer_id","menu_item_id");--> statement-breakpoint
CREATE INDEX "production_line_placeholder" ON "production_line" USING btree ("caterer_id","placeholder_id");--> statement-breakpoint
select secure_table('production_record'), secure_table('production_line'), secure_table('production_signature'),
  secure_table('production_event'), secure_table('production_settings');
--> statement-breakpoint
-- What was signed, and who did what, stays as it was written.
revoke update, delete on production_signature, production_event from commissary_app;
--> statement-breakpoint
drop policy app_update on production_signature;
--> statement-breakpoint
drop policy app_delete on production_signature;
--> statement-breakpoint
drop policy app_update on production_event;
--> statement-breakpoint
drop policy app_delete on production_event;
