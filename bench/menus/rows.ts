/** The menus that are measured, written as SQL. Run as a superuser; `app.caterer_id` makes all rows the demo caterer's. */

const asDemoCaterer = `select set_config('app.caterer_id', (select min(id)::text from caterer), false)`

/** Menu type, rule pack, and the demo menu whose lines it gets. */
const menus = [
  ['BREAKFAST', 'us-sbp', 'BREAKFAST'],
  ['MEAL', 'us-nslp', 'MEAL'],
  ['SNACK', 'us-nslp-snack', 'BREAKFAST'],
  ['DINNER', 'us-nslp', 'MEAL'],
] as const

export const menuTypes = menus.map(([menuType]) => menuType)

/**
 * A master menu of each type that repeats the days of the demo's elementary menu for `months` months, beginning `first` months from
 * now. All are published. The demo's schools are archived.
 */
export const masterMenus = (months: number, first = 1) => `
  ${asDemoCaterer};
  update school set archived_at = now() where caterer_id = current_caterer();
  insert into meal_program (program_name, grades, rule_pack, grade_group, menu_type)
  select 'Bench ' || menu_type, 'K-5', rule_pack, 'K-5', menu_type
  from (values ${menus.map(([menuType, pack]) => `('${menuType}', '${pack}')`).join(', ')}) menu (menu_type, rule_pack);
  insert into master_calendar (meal_program_id, menu_type, name)
  select id, menu_type, program_name from meal_program where program_name like 'Bench %';
  insert into master_month (master_calendar_id, year_month, published_at)
  select calendar.id, to_char(date_trunc('month', now()) + n * interval '1 month', 'YYYY-MM'), now()
  from master_calendar calendar, generate_series(${first}, ${first + months - 1}) n where calendar.name like 'Bench %';
  create temp table copied as
  with source as (
    select day.*, calendar.menu_type, row_number() over (partition by calendar.id order by day.date) - 1 as number,
      count(*) over (partition by calendar.id) as days
    from master_day day join master_calendar calendar on calendar.id = day.master_calendar_id
    where calendar.id in (
      select min(id) from master_calendar where caterer_id = current_caterer() and name not like 'Bench %' group by menu_type)
  ), served as (
    select date::date, row_number() over (order by date) as number
    from generate_series(date_trunc('month', now()) + interval '${first} months',
      date_trunc('month', now()) + interval '${first + months} months - 1 day', interval '1 day') date
    where extract(isodow from date) < 6
  )
  select calendar.id as calendar_id, served.date, source.id as day_id, source.planned_meals, source.selections
  from served
  cross join master_calendar calendar
  join (values ${menus.map(([menuType, , of]) => `('${menuType}', '${of}')`).join(', ')}) menu (menu_type, copied)
    on menu.menu_type = calendar.menu_type
  join source on source.menu_type = menu.copied and source.number = served.number % source.days
  where calendar.name like 'Bench %';
  insert into master_day (master_calendar_id, date, planned_meals, selections)
  select calendar_id, date, planned_meals, selections from copied;
  insert into master_line (master_day_id, position, ${lineColumns()})
  select day.id, line.position, ${lineColumns('line')}
  from copied
  join master_day day on day.master_calendar_id = copied.calendar_id and day.date = copied.date
  join master_line line on line.master_day_id = copied.day_id;
  insert into publication (master_month_id)
  select month.id from master_month month join master_calendar calendar on calendar.id = month.master_calendar_id
  where calendar.name like 'Bench %';
  insert into published_day (publication_id, date, planned_meals, selections)
  select publication.id, day.date, day.planned_meals, day.selections
  from publication
  join master_month month on month.id = publication.master_month_id
  join master_calendar calendar on calendar.id = month.master_calendar_id and calendar.name like 'Bench %'
  join master_day day on day.master_calendar_id = calendar.id and to_char(day.date, 'YYYY-MM') = month.year_month;
  insert into published_line (published_day_id, position, ${lineColumns()})
  select published.id, line.position, ${lineColumns('line')}
  from published_day published
  join publication on publication.id = published.publication_id
  join master_month month on month.id = publication.master_month_id
  join master_calendar calendar on calendar.id = month.master_calendar_id and calendar.name like 'Bench %'
  join master_day day on day.master_calendar_id = calendar.id and day.date = published.date
  join master_line line on line.master_day_id = day.id`

/** The columns to copy of a line. */
export function lineColumns(table?: string): string {
  const columns =
    'line_key, recipe_id, ingredient_id, menu_item_id, placeholder_id, text, portion_amount, portion_unit, category, planned_servings'
  return table === undefined ? columns : columns.replaceAll(/\w+/g, (column) => `${table}.${column}`)
}

/** A school's usual meals by its number: 60 to 559, different for each of 500 schools, so that each has its own servings. */
const usualMeals = '60 + added.number * 137 % 500'

/**
 * Schools up to this count, each with every published month at its usual meals. One in `every` changed two days of each month:
 * different meals and servings on the second, a line removed and one added on the third.
 */
export const schoolsUpTo = (count: number, every: number) => `
  ${asDemoCaterer};
  create temp table added as
  with schools as (
    insert into school (school_name)
    select 'Bench school ' || lpad(n::text, 4, '0') from generate_series(
      1 + (select count(*) from school where school_name like 'Bench %'), ${count}) n
    returning id, school_name
  )
  select id, right(school_name, 4)::int as number from schools;
  insert into school_program (school_id, menu_type, meal_program_id, planned_meals)
  select added.id, program.menu_type, program.id, ${usualMeals}
  from added, meal_program program where program.program_name like 'Bench %';
  insert into school_calendar (school_id, menu_type, meal_program_id)
  select school_id, menu_type, meal_program_id from school_program where school_id in (select id from added);
  insert into school_month (school_calendar_id, year_month, publication_id)
  select school.id, month.year_month, (select max(id) from publication where publication.master_month_id = month.id)
  from school_calendar school
  join master_calendar calendar on calendar.meal_program_id = school.meal_program_id
  join master_month month on month.master_calendar_id = calendar.id
  where school.school_id in (select id from added);
  insert into school_publication (publication_id, school_month_id, result)
  select month.publication_id, month.id, '{"came": [], "kept": [], "conflicts": [], "locked": []}'
  from school_month month join school_calendar school on school.id = month.school_calendar_id
  where school.school_id in (select id from added);
  insert into school_base_day (school_calendar_id, date, published_day_id, planned_meals)
  select school.id, day.date, day.id, own.planned_meals
  from school_calendar school
  join school_program own on own.school_id = school.school_id and own.meal_program_id = school.meal_program_id
  join school_month month on month.school_calendar_id = school.id
  join published_day day on day.publication_id = month.publication_id
  where school.school_id in (select id from added);
  create temp table changed as
  select * from (
    select school.id as calendar_id, base.date, base.published_day_id,
      row_number() over (partition by school.id, to_char(base.date, 'YYYY-MM') order by base.date) as number
    from added join school_calendar school on school.school_id = added.id
    join school_base_day base on base.school_calendar_id = school.id
    where added.number % ${every} = 0
  ) day where number in (2, 3);
  insert into school_day (school_calendar_id, date, has_own_meals, planned_meals)
  select calendar_id, date, number = 2, case when number = 2 then 77 end from changed;
  insert into school_line_change (school_day_id, kind, position, ${lineColumns()})
  select own.id, 'replace', null, ${lineColumns('line').replace('line.planned_servings', '60')}
  from changed join school_day own on own.school_calendar_id = changed.calendar_id and own.date = changed.date
  join published_line line on line.published_day_id = changed.published_day_id
  where changed.number = 2 and line.position = 1
  union all
  select own.id, 'add', 1, ${lineColumns('line').replace('line.line_key', "'own'")}
  from changed join school_day own on own.school_calendar_id = changed.calendar_id and own.date = changed.date
  join published_line line on line.published_day_id = changed.published_day_id
  where changed.number = 3 and line.position = 1;
  insert into school_line_change (school_day_id, kind, line_key)
  select own.id, 'remove', line.line_key
  from changed join school_day own on own.school_calendar_id = changed.calendar_id and own.date = changed.date
  join published_line line on line.published_day_id = changed.published_day_id
  where changed.number = 3 and line.position = 2`
