import { sql } from 'drizzle-orm'

import type { Schemas } from '../../contract/operations.ts'
import type { Tx } from '../../db/work.ts'
import { isOwnSchool } from '../../shared/own-schools.ts'

type PlaceholderUses = Schemas['PlaceholderUses']
type PlaceholderUse = Schemas['PlaceholderUse']

const shownUses = 20

export const unused: PlaceholderUses = { total: 0, hidden: 0, rows: [] }

interface UseRow extends Record<string, unknown>, PlaceholderUse {
  placeholderId: number
  isHidden: boolean
}

/** Whether the user has access to `school`. */
const isAccessible = isOwnSchool({ userId: sql`current_app_user()` }, sql`school.id`)

/**
 * Menus that use a placeholder, or any if `id` is null, by placeholder: cycle menus, months of master menus, and
 * what schools have after their own changes. A menu of a school that the user has no access to is only counted.
 */
export async function usesOf(tx: Tx, id: number | null): Promise<ReadonlyMap<number, PlaceholderUses>> {
  const asked = id === null ? sql`is not null` : sql`= ${id}`
  const rows = await tx.execute<UseRow>(sql`
    with school_line as (
      select base.school_calendar_id, base.date, line.placeholder_id
      from published_line line
      join school_base_day base on base.published_day_id = line.published_day_id
      where line.placeholder_id ${asked} and not exists (
        select from school_day day
        join school_line_change change on change.school_day_id = day.id
        where day.school_calendar_id = base.school_calendar_id and day.date = base.date
          and change.line_key = line.line_key and (change.kind = 'remove'
            or num_nonnulls(change.recipe_id, change.ingredient_id, change.placeholder_id, change.text) = 1))
      union all
      select day.school_calendar_id, day.date, change.placeholder_id
      from school_line_change change
      join school_day day on day.id = change.school_day_id
      where change.placeholder_id ${asked}
    )
    select line.placeholder_id as "placeholderId", 'cycleMenu' as kind, menu.name, null as "yearMonth",
      count(distinct day.id)::int as days, '{}'::text[] as dates, false as "isHidden"
    from cycle_line line
    join cycle_day day on day.id = line.cycle_day_id
    join cycle_menu menu on menu.id = day.cycle_menu_id and menu.archived_at is null
    where line.placeholder_id ${asked}
    group by line.placeholder_id, menu.id
    union all
    select line.placeholder_id, 'masterMonth', calendar.name, to_char(day.date, 'YYYY-MM'),
      count(distinct day.id)::int, array_agg(distinct day.date::text order by day.date::text), false
    from master_line line
    join master_day day on day.id = line.master_day_id
    join master_calendar calendar on calendar.id = day.master_calendar_id and calendar.archived_at is null
    where line.placeholder_id ${asked}
    group by line.placeholder_id, calendar.id, to_char(day.date, 'YYYY-MM')
    union all
    select line.placeholder_id, 'schoolMenu', school.school_name, to_char(line.date, 'YYYY-MM'),
      count(distinct line.date)::int, array_agg(distinct line.date::text order by line.date::text), not ${isAccessible}
    from school_line line
    join school_calendar calendar on calendar.id = line.school_calendar_id
    join school on school.id = calendar.school_id and school.archived_at is null
    group by line.placeholder_id, calendar.id, school.id, to_char(line.date, 'YYYY-MM')
    order by kind, name, "yearMonth"`)
  const byPlaceholder = Map.groupBy(rows, ({ placeholderId }) => placeholderId)
  return new Map([...byPlaceholder].map(([placeholderId, uses]) => [placeholderId, summaryOf(uses)]))
}

function summaryOf(uses: readonly UseRow[]): PlaceholderUses {
  const readable = uses.filter(({ isHidden }) => !isHidden)
  return {
    total: readable.length,
    hidden: uses.length - readable.length,
    rows: readable
      .slice(0, shownUses)
      .map(({ kind, name, yearMonth, days, dates }) => ({ kind, name, yearMonth, days, dates })),
  }
}
