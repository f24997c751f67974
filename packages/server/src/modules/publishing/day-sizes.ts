import { sql } from 'drizzle-orm'

import type { Tx } from '../../db/work.ts'
import { monthDays } from '../../shared/months.ts'

/** The numbers of usual meals that coming published days of schools' months are sized for, by calendar; null = as published. */
export async function daySizes(
  tx: Tx,
  calendarIds: readonly number[],
  yearMonth: string,
  today: string,
): Promise<ReadonlyMap<number, (number | null)[]>> {
  const { from, to } = monthDays(yearMonth)
  const rows = await tx.execute<{ calendarId: number; plannedMeals: number | null }>(sql`
    select distinct school_calendar_id::int as "calendarId", planned_meals as "plannedMeals" from school_base_day
    where caterer_id = current_caterer() and date between ${from > today ? from : today} and ${to}
      and school_calendar_id = any(${sql.param([...calendarIds])}::bigint[])`)
  return new Map(
    [...Map.groupBy(rows, ({ calendarId }) => calendarId)].map(([id, own]) => [
      id,
      own.map(({ plannedMeals }) => plannedMeals),
    ]),
  )
}
