ALTER TABLE "stock_count_amount" ADD COLUMN "counted_at" timestamp (3) with time zone DEFAULT now() NOT NULL;--> statement-breakpoint
-- Amounts of open counts were compared with when they were saved. This changes no amount that someone entered, so versions and
-- dates stay.
alter table stock_count_amount no force row level security;
--> statement-breakpoint
alter table stock_count_amount disable trigger user;
--> statement-breakpoint
update stock_count_amount set counted_at = updated_at;
--> statement-breakpoint
alter table stock_count_amount enable trigger user;
--> statement-breakpoint
alter table stock_count_amount force row level security;
