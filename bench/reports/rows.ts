/** What the reports are measured on, written as SQL. Run as a superuser; `app.caterer_id` makes all rows the demo caterer's. */
import { masterMenus, schoolsUpTo } from '../menus/rows.ts'
import { itemsUpTo, movesPerItem, sitesOfSchools } from '../store/rows.ts'

export interface Size {
  /** Roughly, all kinds together. */
  rows: number
  sites: number
  /** Whole months before this one. */
  months: number
}

const asDemoCaterer = `select set_config('app.caterer_id', (select min(id)::text from caterer), false)`

/** From the first day of the first month to the last day of the last one. */
export function periodOf({ months }: Size): { from: string; to: string } {
  const thisMonth = Temporal.Now.plainDateISO().with({ day: 1 })
  return { from: thisMonth.subtract({ months }).toString(), to: thisMonth.subtract({ days: 1 }).toString() }
}

/** All rows, as scripts to run one after another. */
export function rowsOf(size: Size): string[] {
  const { rows, sites, months } = size
  return [
    masterMenus(months, -months),
    schoolsUpTo(sites, 20),
    `${asDemoCaterer};
    update caterer set inventory_enabled = true, nutrition_analysis = true where id = current_caterer();
    ${sitesOfSchools}`,
    itemsUpTo(Math.max(10, Math.round((rows * 0.25) / sites / movesPerItem))),
    `${asDemoCaterer}; update ingredient set category = 'Category ' || id % 20 where code like 'BENCH-%'`,
    orders(size, Math.max(1, Math.round((rows * 0.2) / sites / (months * 21)))),
    payments(size, Math.max(10, Math.round(rows * 0.03))),
    purchases(size, Math.max(1, Math.round((rows * 0.04) / sites / (months * 4)))),
    foods(Math.max(10, Math.round(rows * 0.001))),
  ]
}

/** Skips the row-by-row checks of foreign keys, which these statements satisfy. */
const fast = `${asDemoCaterer}; set session_replication_role = replica`

const days = (size: Size) => {
  const { from, to } = periodOf(size)
  return `create temp table day as select date::date as date, row_number() over (order by date)::int as n
    from generate_series('${from}'::date, '${to}'::date, interval '1 day') date where extract(isodow from date) < 6`
}

/** Students, two to a household; `perDay` of them order two items on each day at each school. */
const orders = (size: Size, perDay: number) => `
  ${fast};
  ${days(size)};
  create temp table place as select id, row_number() over (order by id)::int as n from school where school_name like 'Bench school %';
  insert into household (name, code) select 'Bench ' || n, 'BENCH-' || n from generate_series(1, ${size.sites * perDay * 2}) n;
  insert into student (household_id, school_id, first_name, last_name, student_number, class_name, allergies)
  select home.id, place.id, 'Student', 'Bench ' || number, place.n || '-' || number, 'Class ' || number % 12,
    case when number % 10 = 0 then '["Milk", "Soy"]' else '[]' end::jsonb
  from place cross join generate_series(1, ${perDay * 4}) number
  join household home on home.code = 'BENCH-' || (place.n - 1) * ${perDay * 2} + (number + 1) / 2;
  create temp table pupil as select id, household_id, school_id, split_part(student_number, '-', 2)::int as n
  from student where last_name like 'Bench %';
  insert into meal_order (student_id, household_id, school_id, date, menu_type, kind, status, pay_type, total)
  select pupil.id, household_id, school_id, day.date, 'MEAL', case when k % 3 = 0 then 'Itemized' else 'Regular' end,
    case when (k + day.n) % 25 = 0 then 'cancelled' else 'served' end,
    (array['Online', 'Check', 'Cash', 'CreditCard'])[1 + (k + day.n) % 4], 0
  from day cross join generate_series(0, ${perDay - 1}) k join pupil on pupil.n = 1 + (k + day.n * 7) % ${perDay * 4};
  create temp table item as select id, name, meal_category, row_number() over (order by id)::int - 1 as n,
    count(*) over ()::int as all_items from menu_item where caterer_id = current_caterer();
  insert into meal_order_line (order_id, seq, item_id, name, meal_category, quantity, served, unit_price, gross, discount, tax)
  select placed.id, seq, item.id, item.name, item.meal_category, 1, case when placed.status = 'served' then 1 end,
    1.5 + item.n % 4 * 0.25, 1.5 + item.n % 4 * 0.25, 0, 0.1
  from meal_order placed cross join generate_series(1, 2) seq
  join item on item.n = (placed.id + seq * 7) % (select max(all_items) from item)
  where placed.date between (select min(date) from day) and (select max(date) from day);
  update meal_order set total = whole.amount from (
    select order_id, sum(gross - discount + tax) as amount from meal_order_line group by 1
  ) whole where whole.order_id = meal_order.id`

/** Deposits by students and whole households. */
const payments = (size: Size, count: number) => `
  ${fast};
  ${days(size)};
  create temp table payer as select id, household_id, row_number() over (order by id)::int as n from student where last_name like 'Bench %';
  insert into payment (household_id, student_id, paid_on, pay_type, provider, amount, expected_fee, settled_fee)
  select payer.household_id, case when k % 2 = 0 then payer.id end, day.date, (array['Online', 'Check', 'Cash', 'CreditCard'])[1 + k % 4],
    case when k % 4 = 0 then 'Stripe' end, 10 + k % 40, case when k % 4 in (0, 3) then 0.9 else 0 end, case when k % 8 = 0 then 0.85 end
  from generate_series(1, ${count}) k
  join payer on payer.n = 1 + k % (select count(*) from payer)::int join day on day.n = 1 + k % (select count(*) from day)::int`

/** A received order with `lines` lines for each site and week. */
const purchases = (size: Size, lines: number) => `
  ${fast};
  ${days(size)};
  create temp table food as select id, row_number() over (order by id)::int as n from ingredient where code like 'BENCH-%';
  insert into purchase_order (number, own_vendor_id, site_id, status, delivery_date)
  select 100000 + row_number() over (), (select min(id) from vendor where caterer_id = current_caterer()), site.id, 'received', day.date
  from inventory_site site cross join day where site.site_name like 'Bench site %' and day.n % 5 = 1;
  insert into purchase_order_line (purchase_order_id, seq, ingredient_id, pack_text, pack_size, packs, price)
  select placed.id, seq, food.id, '6/5 LB', 30, 4, 42.5
  from purchase_order placed cross join generate_series(1, ${lines}) seq
  join food on food.n = 1 + (placed.id * 31 + seq) % (select count(*) from food) where placed.number > 100000;
  insert into purchase_receipt (purchase_order_id, received_on)
  select id, delivery_date from purchase_order where number > 100000;
  insert into purchase_receipt_line (purchase_receipt_id, seq, purchase_order_line_id, ingredient_id, pack_size, packs, short, price)
  select receipt.id, line.seq, line.id, line.ingredient_id, 30, case when line.id % 20 = 0 then 3 else 4 end,
    case when line.id % 20 = 0 then 1 else 0 end, case when line.id % 15 = 0 then 44 else 42.5 end
  from purchase_receipt receipt join purchase_order placed on placed.id = receipt.purchase_order_id and placed.number > 100000
  join purchase_order_line line on line.purchase_order_id = placed.id`

/** Lines of each recipe that is on no menu. */
const linesPerRecipe = 10

/**
 * Recipes of the store's ingredients, which get the nutrition of the demo's. Of the foods on the menus, every 4th has no sodium
 * value and no crediting assessment, and every 5th is discontinued.
 */
const foods = (recipes: number) => `
  ${fast};
  create temp table known as select nutrients, allergens, crediting, row_number() over (order by id)::int - 1 as n, count(*) over ()::int as all_known
  from ingredient where caterer_id = current_caterer() and code not like 'BENCH-%' and archived_at is null and nutrients ? 'calories';
  update ingredient food set nutrients = known.nutrients, allergens = known.allergens, crediting = known.crediting
  from known where food.caterer_id = current_caterer() and food.code like 'BENCH-%' and food.id % known.all_known = known.n;
  insert into recipe (name, number, type, category, portions, portion_size_amount, portion_size_unit, status)
  select 'Bench recipe ' || n, 'BENCH-' || n, 'myRecipe', (array['Entree', 'Vegetable', 'Fruit', 'Grain'])[1 + n % 4], 100, 4, 'oz', 'approved'
  from generate_series(1, ${recipes}) n;
  create temp table part as select id, row_number() over (order by id)::int - 1 as n, count(*) over ()::int as all_parts
  from ingredient where caterer_id = current_caterer() and code like 'BENCH-%';
  insert into recipe_line (recipe_id, position, ingredient_id, amount, unit)
  select made.id, place, part.id, 500 + place * 100, 'g'
  from recipe made cross join generate_series(1, ${linesPerRecipe}) place join part on part.n = (made.id * 7 + place) % part.all_parts
  where made.caterer_id = current_caterer() and made.number like 'BENCH-%';
  create temp table served as select id, row_number() over (order by id)::int as n from ingredient where caterer_id = current_caterer() and (
    id in (select ingredient_id from published_line)
    or id in (select ingredient_id from recipe_line where recipe_id in (select recipe_id from published_line)));
  update ingredient food set nutrients = food.nutrients - 'sodium', crediting = null from served where food.id = served.id and served.n % 4 = 0;
  update ingredient food set is_discontinued = true, discontinued_on = current_date - 400
  from served where food.id = served.id and served.n % 5 = 0`

/** How many rows the reports read. */
export const countRows = `select (select count(*) from meal_order) + (select count(*) from meal_order_line) + (select count(*) from payment)
  + (select count(*) from stock_move) + (select count(*) from purchase_order_line) + (select count(*) from purchase_receipt_line)
  + (select count(*) from production_record) + (select count(*) from production_line) + (select count(*) from school_base_day)
  + (select count(*) from published_line) + (select count(*) from recipe_line) as count`
