DROP INDEX "ingredient_code";--> statement-breakpoint
ALTER TABLE "ingredient" ADD COLUMN "code_key" text GENERATED ALWAYS AS (lower(code)) STORED;--> statement-breakpoint
CREATE UNIQUE INDEX "ingredient_code" ON "ingredient" USING btree ("caterer_id","code_key") WHERE "ingredient"."archived_at" is null;