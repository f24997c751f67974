ALTER TABLE "stock_count_amount" ADD COLUMN "lot_id" bigint;--> statement-breakpoint
ALTER TABLE "stock_count_line" ADD COLUMN "lot_variances" jsonb;--> statement-breakpoint
ALTER TABLE "stock_count_amount" ADD CONSTRAINT "stock_count_amount_lot_own" FOREIGN KEY ("caterer_id","lot_id") REFERENCES "public"."stock_lot"("caterer_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "stock_count_amount_lot" ON "stock_count_amount" USING btree ("caterer_id","lot_id");