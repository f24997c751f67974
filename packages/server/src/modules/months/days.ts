import { addDays, wholeWeeks } from '@commissary/domain/dates'
import { type MenuDay, withRecurringItems } from '@commissary/domain/menu'
import { and, asc, between, eq, getTableColumns, inArray } from 'drizzle-orm'

import { masterCalendar, masterDay, masterLine, masterMonth } from '../../db/schema/master-menu.ts'
import type { Tx } from '../../db/work.ts'
import { monthDays, monthOf } from '../../shared/months.ts'
import { toWholeDay } from '../calendars/rows.ts'
import { nameOfUser } from '../history/record-event.ts'
import { closedDays } from '../holidays/store.ts'

export type Month = typeof masterMonth.$inferSelect
export type MasterCalendar = typeof masterCalendar.$inferSelect

/** A day of a master menu as stored. */
export interface MasterDay {
  day: MenuDay
  id: number
  /** Why it was changed; null = no one said. */
  reason: string | null
  version: number
  updatedBy: string | null
  updatedById: number | null
}

/** A month with its master menu; null for an unknown id. `lock` blocks other writers until the transaction ends. */
export async function findMonth(
  tx: Tx,
  id: number,
  lock?: 'lock',
): Promise<{ month: Month; calendar: MasterCalendar } | null> {
  const query = tx.select().from(masterMonth).where(eq(masterMonth.id, id))
  const [month] = await (lock ? query.for('update') : query)
  if (!month) return null
  const [calendar] = await tx.select().from(masterCalendar).where(eq(masterCalendar.id, month.masterCalendarId))
  return calendar ? { month, calendar } : null
}

/** The planned days of a master menu in a range, by date, without recurring items. */
export async function readMasterDays(
  tx: Tx,
  masterCalendarId: number,
  from: string,
  to: string,
): Promise<Map<string, MasterDay>> {
  const days = await tx
    .select({ ...getTableColumns(masterDay), updatedByName: nameOfUser(masterDay.updatedBy) })
    .from(masterDay)
    .where(and(eq(masterDay.masterCalendarId, masterCalendarId), between(masterDay.date, from, to)))
    .orderBy(masterDay.date)
  if (days.length === 0) return new Map()
  const ids = days.map(({ id }) => id)
  const lines = Map.groupBy(
    await tx.select().from(masterLine).where(inArray(masterLine.masterDayId, ids)),
    ({ masterDayId }) => masterDayId,
  )
  return new Map(
    days.map((row) => [
      row.date,
      {
        day: toWholeDay(row, lines.get(row.id) ?? []),
        id: row.id,
        reason: row.reason,
        version: row.version,
        updatedBy: row.updatedByName,
        updatedById: row.updatedBy,
      },
    ]),
  )
}

/** The days of a month as they are served, by date: with the recurring items, which do not fill holidays. */
export async function servedDays(
  tx: Tx,
  { masterCalendarId, yearMonth, recurringDays }: Month,
): Promise<Map<string, MenuDay>> {
  const { from, to, dates } = monthDays(yearMonth)
  const planned = await readMasterDays(tx, masterCalendarId, from, to)
  const closed = new Set((await closedDays(tx, from, to)).map(({ date }) => date))
  return new Map(
    dates.flatMap((date): [string, MenuDay][] => {
      const own = planned.get(date)?.day ?? null
      const day = closed.has(date) ? own : withRecurringItems(own, recurringDays, date)
      return day ? [[date, day]] : []
    }),
  )
}

/**
 * The days of a master menu as they are served in a range of dates that can span months, by date and without holidays. An
 * archived month has its own master menu, so it adds nothing here.
 */
export async function servedBetween(
  tx: Tx,
  masterCalendarId: number,
  from: string,
  to: string,
): Promise<Map<string, MenuDay>> {
  const months = await tx
    .select()
    .from(masterMonth)
    .where(
      and(
        eq(masterMonth.masterCalendarId, masterCalendarId),
        between(masterMonth.yearMonth, monthOf(from), monthOf(to)),
      ),
    )
    .orderBy(asc(masterMonth.yearMonth))
  const closed = new Set((await closedDays(tx, from, to)).map(({ date }) => date))
  const served = new Map<string, MenuDay>()
  for (const month of months) {
    for (const [date, day] of await servedDays(tx, month)) {
      if (date >= from && date <= to && !closed.has(date)) served.set(date, day)
    }
  }
  return served
}

/**
 * The days of the adjacent months in the weeks that they share with a month, as they are served. Without them, the first and the
 * last week of the month would be checked as short weeks.
 */
export async function daysBeside(
  tx: Tx,
  { masterCalendarId, yearMonth }: Pick<Month, 'masterCalendarId' | 'yearMonth'>,
): Promise<Map<string, MenuDay>> {
  const { from, to } = monthDays(yearMonth)
  const weeks = wholeWeeks({ start: from, end: to })
  const before = await servedBetween(tx, masterCalendarId, weeks.start, addDays(from, -1))
  const after = await servedBetween(tx, masterCalendarId, addDays(to, 1), weeks.end)
  return new Map([...before, ...after])
}
