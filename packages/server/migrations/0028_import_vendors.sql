ALTER TABLE "import_row" ADD COLUMN "vendor_item" text;--> statement-breakpoint
ALTER TABLE "import_job" ADD COLUMN "shared_vendor_id" bigint;--> statement-breakpoint
ALTER TABLE "import_job" ADD COLUMN "shared_caterer_id" integer GENERATED ALWAYS AS (0) STORED;--> statement-breakpoint
ALTER TABLE "import_job" ADD COLUMN "own_vendor_id" bigint;--> statement-breakpoint
ALTER TABLE "ingredient" ADD COLUMN "gtin_key" text GENERATED ALWAYS AS (lpad(packs #>> '{0,case,gtin}', 14, '0')) STORED;--> statement-breakpoint
ALTER TABLE "import_job" ADD CONSTRAINT "import_job_own_vendor_fk" FOREIGN KEY ("caterer_id","own_vendor_id") REFERENCES "public"."vendor"("caterer_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "import_job" ADD CONSTRAINT "import_job_shared_vendor_fk" FOREIGN KEY ("shared_caterer_id","shared_vendor_id") REFERENCES "public"."vendor"("caterer_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "import_row_vendor_item" ON "import_row" USING btree ("caterer_id","vendor_item") WHERE "import_row"."vendor_item" is not null;--> statement-breakpoint
CREATE INDEX "import_job_own_vendor" ON "import_job" USING btree ("caterer_id","own_vendor_id");--> statement-breakpoint
CREATE INDEX "import_job_shared_vendor" ON "import_job" USING btree ("shared_vendor_id");--> statement-breakpoint
CREATE INDEX "ingredient_gtin" ON "ingredient" USING btree ("caterer_id","gtin_key");--> statement-breakpoint
CREATE INDEX "ingredient_price_vendor_item" ON "ingredient_price" USING btree ("caterer_id","vendor_item_code");--> statement-breakpoint
ALTER TABLE "import_job" ADD CONSTRAINT "import_job_one_vendor" CHECK (num_nonnulls("import_job"."shared_vendor_id", "import_job"."own_vendor_id") <= 1);