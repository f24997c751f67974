import { addDays, mostReportDays } from '@commissary/domain/dates'
import { sql, type SQL } from 'drizzle-orm'

import { rejected } from '../../contract/api-error.ts'
import { checkRange } from '../../shared/date-ranges.ts'
import { among } from '../../shared/lists.ts'
import { message } from '../../shared/messages.ts'
import { plannedLines } from '../calendars/planned-lines.ts'
import type { FoodKind } from './composition-rows.ts'

/** Menus by their days and schools. */
export interface Served {
  from: string
  /** The last day; null = all days from `from` on. */
  to: string | null
  /** Null = all schools. */
  schoolIds: readonly number[] | null
}

interface Asked {
  from?: string
  to?: string
  /** Comma-separated, or a list. */
  schools?: string | readonly number[]
}

/** All menus from a day on. */
export const servedFrom = (from: string): Served => ({ from, to: null, schoolIds: null })

/**
 * The menus that a request names; null = none. Schools without dates mean from today on, and a first day alone means a year.
 * Throws a 422 for dates that are out of order or span more than a year.
 */
export function servedOf({ from, to, schools }: Asked, today: string): Served | null {
  if (from === undefined && to === undefined && schools === undefined) return null
  const schoolIds = typeof schools === 'string' ? schools.split(',').map(Number) : (schools ?? null)
  if (from === undefined && to === undefined) return { from: today, to: null, schoolIds }
  const first = from ?? (to !== undefined && to < today ? to : today)
  // PostgreSQL has no year 0.
  if (first < '0001') throw rejected({ startDate: message('dates.yearZero') })
  const last = to ?? addDays(first, mostReportDays - 1)
  checkRange(first, last, mostReportDays)
  return { from: first, to: last, schoolIds }
}

/** The condition that a `line` of a school's or a master menu is on these days. */
export const onDays = ({ from, to }: Served): SQL =>
  to === null ? sql`line.date >= ${from}::date` : sql`line.date between ${from}::date and ${to}::date`

/** The condition that the `line` of a school's menu belongs to these schools. */
export const atSchools = ({ schoolIds }: Served): SQL =>
  schoolIds === null
    ? sql`true`
    : sql`line.calendar_id in (select own.id from school_calendar own where ${among(sql`own.school_id`, schoolIds)})`

/** The ids of the recipes and ingredients on menus, at any depth of recipes, or of the master items on them. */
export function servedIds(kind: FoodKind, served: Served): SQL {
  const lines = sql`
    select distinct line.recipe_id, line.ingredient_id, line.menu_item_id
    from (${plannedLines}) line where ${onDays(served)} and ${atSchools(served)} and line.planned_servings is distinct from 0`
  if (kind === 'menuItem') return sql`select menu_item_id from (${lines}) line where menu_item_id is not null`
  return sql`
    with recursive line as materialized (${lines}),
    served (recipe_id) as (
      select recipe_id from line where recipe_id is not null
      union
      select part.sub_recipe_id from served join recipe_line part on part.recipe_id = served.recipe_id
      where part.sub_recipe_id is not null
    )
    ${
      kind === 'recipe'
        ? sql`select recipe_id from served`
        : sql`select ingredient_id from line where ingredient_id is not null
          union select part.ingredient_id from served join recipe_line part on part.recipe_id = served.recipe_id
          where part.ingredient_id is not null`
    }`
}
