import { sql, type SQL } from 'drizzle-orm'

import type { Schemas } from '../../contract/operations.ts'
import type { Tx } from '../../db/work.ts'

type UsingCycleMenus = Schemas['UsingCycleMenus']

const shownMenus = 100
const shownDays = 10

/** The cycle menus, without archived ones, whose lines meet a condition on `line`, by name, with their days in order. */
export async function usingCycleMenus(tx: Tx, hasIt: SQL): Promise<UsingCycleMenus> {
  const rows = await tx.execute<UsingCycleMenus['rows'][number] & Record<string, unknown>>(sql`
    select menu.id, menu.name,
      jsonb_agg(distinct jsonb_build_object('week', day.week, 'weekday', day.weekday)) as days
    from cycle_line line
    join cycle_day day on day.id = line.cycle_day_id
    join cycle_menu menu on menu.id = day.cycle_menu_id and menu.archived_at is null
    where ${hasIt} group by menu.id order by lower(menu.name) collate "C", menu.id`)
  return {
    total: rows.length,
    rows: rows.slice(0, shownMenus).map(({ id, name, days }) => ({
      id,
      name,
      days: days.toSorted((a, b) => a.week - b.week || a.weekday - b.weekday).slice(0, shownDays),
    })),
  }
}
