import { and, eq, exists } from 'drizzle-orm'

import { masterDay, masterLine } from '../db/schema/master-menu.ts'
import type { Tx } from '../db/work.ts'
import { monthOf } from '../shared/months.ts'
import type { DemoMenuDay } from './menus/demo-calendar.ts'
import { publishMenu } from './publish-menus.ts'

/** Week and day, each from 0, that the master menu changes after a school dropped an item from it. */
const contested = { week: 3, day: 0, item: 'tunaSandwich', plannedServings: 110 }

/**
 * Publishes an edit of an item that one of the schools took off its own menu: a conflict that waits for an answer. None if
 * that day is a holiday.
 */
export async function seedConflict(
  tx: Tx,
  masterCalendarId: number,
  schoolIds: readonly number[],
  days: readonly DemoMenuDay[],
  holidays: ReadonlySet<string>,
): Promise<void> {
  const date = days[contested.week * 5 + contested.day]?.date
  if (!date || holidays.has(date)) return
  const isOfDay = and(
    eq(masterDay.id, masterLine.masterDayId),
    eq(masterDay.masterCalendarId, masterCalendarId),
    eq(masterDay.date, date),
  )
  await tx
    .update(masterLine)
    .set({ plannedServings: contested.plannedServings })
    .where(and(eq(masterLine.lineKey, contested.item), exists(tx.select().from(masterDay).where(isOfDay))))
  await publishMenu(tx, masterCalendarId, schoolIds, 'Tuna was short the last time.', monthOf(date))
}
