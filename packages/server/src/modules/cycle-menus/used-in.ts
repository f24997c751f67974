import { inArray, sql } from 'drizzle-orm'
import { createHash } from 'node:crypto'

import type { Schemas } from '../../contract/operations.ts'
import { cycleMenu } from '../../db/schema/cycle-menu.ts'
import type { Tx } from '../../db/work.ts'

type CycleUse = Schemas['CycleUse']

const longestKey = 40

/**
 * The key of a cycle's line on a day that the cycle was applied to. It names the cycle and is the same each time, so schools'
 * changes to the line still match when the cycle is applied again.
 */
export function laidKey(cycleMenuId: number, key: string): string {
  const laid = `cycle${cycleMenuId}-${key}`
  if (laid.length <= longestKey) return laid
  return `cycle${cycleMenuId}-${createHash('sha256').update(key).digest('hex').slice(0, 16)}`
}

/** The months of master menus that have a line of each cycle menu, the latest first. */
export async function readUsedIn(tx: Tx, ids: readonly number[]): Promise<Map<number, CycleUse[]>> {
  if (ids.length === 0) return new Map()
  const rows = await tx.execute<CycleUse & { cycleId: number } & Record<string, unknown>>(sql`
    select ${cycleMenu}.id as "cycleId", month.id, calendar.name, month.year_month as "yearMonth"
    from (select distinct substring(line.line_key from '^cycle([0-9]{1,15})-')::bigint as cycle_id,
        day.master_calendar_id, to_char(day.date, 'YYYY-MM') as year_month
      from master_line line join master_day day on day.id = line.master_day_id
      where line.line_key ~ '^cycle[0-9]{1,15}-') laid
    join ${cycleMenu} on ${cycleMenu}.id = laid.cycle_id and ${inArray(cycleMenu.id, [...ids])}
    join master_calendar calendar on calendar.id = laid.master_calendar_id and calendar.archived_at is null
    join master_month month on month.master_calendar_id = calendar.id and month.year_month = laid.year_month
      and month.archived_at is null
    order by month.year_month desc, calendar.name, month.id`)
  const uses = Map.groupBy(rows, ({ cycleId }) => cycleId)
  return new Map(
    [...uses].map(([cycleId, found]) => [cycleId, found.map(({ id, name, yearMonth }) => ({ id, name, yearMonth }))]),
  )
}
