CREATE TABLE "replacement" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "replacement_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"caterer_id" integer DEFAULT current_caterer() NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"created_by" bigint DEFAULT current_app_user(),
	"updated_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"updated_by" bigint DEFAULT current_app_user(),
	"version" integer DEFAULT 1 NOT NULL,
	"ingredient_id" bigint,
	"by_ingredient_id" bigint,
	"recipe_id" bigint,
	"by_recipe_id" bigint,
	"starts_on" date NOT NULL,
	"changes" jsonb NOT NULL,
	"undone_at" timestamp (3) with time zone,
	CONSTRAINT "replacement_one_kind" CHECK (num_nonnulls("replacement"."ingredient_id", "replacement"."by_ingredient_id") in (0, 2)
        and num_nonnulls("replacement"."recipe_id", "replacement"."by_recipe_id") in (0, 2)
        and num_nonnulls("replacement"."ingredient_id", "replacement"."recipe_id") = 1)
);
--> statement-breakpoint
ALTER TABLE "ingredient" ADD COLUMN "discontinued_on" date;--> statement-breakpoint
ALTER TABLE "ingredient" ADD COLUMN "replacement_id" bigint;--> statement-breakpoint
ALTER TABLE "record_history" ADD COLUMN "label_before" jsonb;--> statement-breakpoint
ALTER TABLE "replacement" ADD CONSTRAINT "replacement_ingredient_own" FOREIGN KEY ("caterer_id","ingredient_id") REFERENCES "public"."ingredient"("caterer_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "replacement" ADD CONSTRAINT "replacement_by_ingredient_own" FOREIGN KEY ("caterer_id","by_ingredient_id") REFERENCES "public"."ingredient"("caterer_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "replacement" ADD CONSTRAINT "replacement_recipe_own" FOREIGN KEY ("caterer_id","recipe_id") REFERENCES "public"."recipe"("caterer_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "replacement" ADD CONSTRAINT "replacement_by_recipe_own" FOREIGN KEY ("caterer_id","by_recipe_id") REFERENCES "public"."recipe"("caterer_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "replacement_ingredient" ON "replacement" USING btree ("caterer_id","ingredient_id");--> statement-breakpoint
CREATE INDEX "replacement_by_ingredient" ON "replacement" USING btree ("caterer_id","by_ingredient_id");--> statement-breakpoint
CREATE INDEX "replacement_recipe" ON "replacement" USING btree ("caterer_id","recipe_id");--> statement-breakpoint
CREATE INDEX "replacement_by_recipe" ON "replacement" USING btree ("caterer_id","by_recipe_id");--> statement-breakpoint
ALTER TABLE "ingredient" ADD CONSTRAINT "ingredient_replacement_own" FOREIGN KEY ("caterer_id","replacement_id") REFERENCES "public"."ingredient"("caterer_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "ingredient_replacement" ON "ingredient" USING btree ("caterer_id","replacement_id");--> statement-breakpoint
ALTER TABLE "ingredient" ADD CONSTRAINT "ingredient_not_its_replacement" CHECK ("ingredient"."replacement_id" <> "ingredient"."id");--> statement-breakpoint
ALTER TABLE "ingredient" ADD CONSTRAINT "ingredient_discontinued_on" CHECK ("ingredient"."is_discontinued" = ("ingredient"."discontinued_on" is not null));
--> statement-breakpoint
select secure_table('replacement');
