DROP INDEX "stock_lot_code";--> statement-breakpoint
DROP INDEX "stock_layer_open_location";--> statement-breakpoint
ALTER TABLE "stock_lot" ADD COLUMN "code_key" text GENERATED ALWAYS AS (regexp_replace(lower(code), '[\s\-./_#]', '', 'g')) STORED;--> statement-breakpoint
CREATE INDEX "stock_lot_code_key" ON "stock_lot" USING btree ("caterer_id","code_key");--> statement-breakpoint
CREATE INDEX "stock_layer_open_location" ON "stock_layer" USING btree ("caterer_id","location_id","ingredient_id","site_id") WHERE "stock_layer"."remaining" <> 0;