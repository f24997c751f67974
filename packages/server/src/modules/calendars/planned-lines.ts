import { sql } from 'drizzle-orm'

/** Whether a school's change only moves the published line. */
const onlyMoves = sql`num_nonnulls(change.recipe_id, change.ingredient_id, change.placeholder_id, change.text) = 0`

/**
 * The lines that schools serve: published lines with the schools' changes, and lines that schools added. Each has the calendar,
 * the date, its food, master item, placeholder or text, its category, and planned servings: 0 where the school serves none,
 * otherwise the school's own number or the published one before it is sized.
 */
export const plannedLines = sql`
  select calendar.id as calendar_id, day.date,
    case when ${onlyMoves} then line.recipe_id else change.recipe_id end as recipe_id,
    case when ${onlyMoves} then line.ingredient_id else change.ingredient_id end as ingredient_id,
    case when ${onlyMoves} then line.menu_item_id else change.menu_item_id end as menu_item_id,
    case when ${onlyMoves} then line.placeholder_id else change.placeholder_id end as placeholder_id,
    case when ${onlyMoves} then line.text else change.text end as text,
    coalesce(change.category, line.category) as category,
    coalesce(change.planned_servings, case when day.planned_meals = 0 then 0 else line.planned_servings end) as planned_servings
  from school_calendar calendar
  join school_base_day day on day.school_calendar_id = calendar.id
  join published_line line on line.published_day_id = day.published_day_id
  left join school_day own on own.school_calendar_id = calendar.id and own.date = day.date
  left join school_line_change change on change.school_day_id = own.id and change.line_key = line.line_key
  where change.kind is distinct from 'remove'
  union all
  select calendar.id, own.date, change.recipe_id, change.ingredient_id, change.menu_item_id, change.placeholder_id,
    change.text, change.category, change.planned_servings
  from school_calendar calendar
  join school_day own on own.school_calendar_id = calendar.id
  join school_line_change change on change.school_day_id = own.id
  where change.kind = 'add'`
