import { weekdayOf } from '@commissary/domain/dates'
import { layInRow, type RecurringItem } from '@commissary/domain/menu'
import { and, eq } from 'drizzle-orm'

import { masterDay, masterMonth } from '../db/schema/master-menu.ts'
import type { Tx } from '../db/work.ts'
import { monthDays, monthOf } from '../shared/months.ts'
import { type ItemId, toMenuDay } from './demo-days.ts'
import type { DemoMenuDay } from './menus/demo-calendar.ts'
import { seedMasterDays } from './seed-master-days.ts'

interface Draft {
  itemId: ItemId
  holidays: ReadonlySet<string>
  /** Whether the menu also has an edit of a published month. */
  isFirst: boolean
}

const weekdays = [1, 2, 3, 4, 5]

/**
 * Inserts what a planner is still working on: the month after the last published one, with milk that recurs, and for the first
 * menu an edit of its last day that was not published yet.
 */
export async function seedDrafts(
  tx: Tx,
  masterCalendarId: number,
  days: readonly DemoMenuDay[],
  { itemId, holidays, isFirst }: Draft,
): Promise<void> {
  const last = days.findLast(({ date }) => !holidays.has(date))
  if (!last) return
  if (isFirst) await editDay(tx, masterCalendarId, last)

  const yearMonth = Temporal.PlainYearMonth.from(monthOf(last.date)).add({ months: 1 }).toString()
  const dates = monthDays(yearMonth).dates.filter((date) => weekdays.includes(weekdayOf(date)))
  await tx
    .insert(masterMonth)
    .values({ masterCalendarId, yearMonth, recurringDays: { Milk: recurringMilks(last, itemId) } })
  const { laid } = layInRow(days, { dates, closed: holidays }, 'shift')
  await seedMasterDays(
    tx,
    masterCalendarId,
    laid.map(({ date, day }) => ({
      ...day,
      date,
      lines: day.lines.filter(({ category }) => category !== 'Milk'),
    })),
    itemId,
  )
}

function recurringMilks(day: DemoMenuDay, itemId: ItemId): RecurringItem[] {
  return toMenuDay(day, itemId).lines.flatMap(({ category, ...line }) =>
    category === 'Milk' ? [{ weekdays, line }] : [],
  )
}

/** A note for a day, after its month was published. */
async function editDay(tx: Tx, masterCalendarId: number, { date }: DemoMenuDay): Promise<void> {
  await tx
    .update(masterDay)
    .set({ note: 'Grandparents join us for lunch.' })
    .where(and(eq(masterDay.masterCalendarId, masterCalendarId), eq(masterDay.date, date)))
  await tx
    .update(masterMonth)
    .set({ publishedAt: null })
    .where(and(eq(masterMonth.masterCalendarId, masterCalendarId), eq(masterMonth.yearMonth, monthOf(date))))
}
