-- What an order comes to, which its lines say so far. This changes no record that someone saved, so versions and dates stay.
alter table meal_order add column total numeric(14, 2);
--> statement-breakpoint
alter table meal_order no force row level security;
--> statement-breakpoint
alter table meal_order_line no force row level security;
--> statement-breakpoint
alter table meal_order disable trigger user;
--> statement-breakpoint
update meal_order placed set total = coalesce((
  select sum(line.gross - line.discount + line.tax) from meal_order_line line
  where line.caterer_id = placed.caterer_id and line.order_id = placed.id), 0);
--> statement-breakpoint
alter table meal_order enable trigger user;
--> statement-breakpoint
alter table meal_order_line force row level security;
--> statement-breakpoint
alter table meal_order force row level security;
--> statement-breakpoint
alter table meal_order alter column total set not null;
--> statement-breakpoint
-- They read a setting, which PostgreSQL hands to the processes that work on one statement: without this, policies allow only one.
alter function current_caterer() parallel safe;
--> statement-breakpoint
alter function current_app_user() parallel safe;
