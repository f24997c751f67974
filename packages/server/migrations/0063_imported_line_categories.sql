-- Orders of a till's file were written without the meal category of their items. It is that of the item now: what it was then is
-- not kept. This changes no record that someone saved, so versions and dates stay.
alter table meal_order no force row level security;
--> statement-breakpoint
alter table meal_order_line no force row level security;
--> statement-breakpoint
alter table menu_item no force row level security;
--> statement-breakpoint
alter table meal_order_line disable trigger user;
--> statement-breakpoint
update meal_order_line line set meal_category = item.meal_category
from meal_order placed, menu_item item
where placed.caterer_id = line.caterer_id and placed.id = line.order_id and placed.import_id is not null
  and item.caterer_id = line.caterer_id and item.id = line.item_id and line.meal_category is null;
--> statement-breakpoint
alter table meal_order_line enable trigger user;
--> statement-breakpoint
alter table menu_item force row level security;
--> statement-breakpoint
alter table meal_order_line force row level security;
--> statement-breakpoint
alter table meal_order force row level security;
