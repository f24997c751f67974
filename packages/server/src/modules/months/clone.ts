import { weekdayOf } from '@commissary/domain/dates'
import {
  emptyMenuDay,
  isSameDay,
  layInRow,
  layOnDates,
  type MenuDay,
  sameWeekdayIn,
  withoutNames,
} from '@commissary/domain/menu'
import { and, eq } from 'drizzle-orm'

import { notFound, rejected } from '../../contract/api-error.ts'
import type { Schemas } from '../../contract/operations.ts'
import { masterMonth } from '../../db/schema/master-menu.ts'
import type { Tx } from '../../db/work.ts'
import { message } from '../../shared/messages.ts'
import { monthDays } from '../../shared/months.ts'
import { dayFields } from '../calendars/day-fields.ts'
import { named, pantryOf } from '../calendars/menu-pantry.ts'
import { type RecordFields, recordEvent } from '../history/record-event.ts'
import { closedDays } from '../holidays/store.ts'
import { findMonth, type MasterCalendar, type Month, readMasterDays } from './days.ts'
import { writeMasterDay } from './save-days.ts'
import { ensureCalendar } from './store.ts'

type CloneRequest = Schemas['CloneRequest']
type Cloned = Omit<Schemas['ClonedMonth']['data'], 'message'>

/**
 * Copies a month to another month or name. Days that exist are kept unless `replace`, so copying it again changes nothing. Throws
 * a 404 for an unknown or archived month, and a 422 for a copy onto itself. Only the target is locked, so that two copies never
 * wait for each other.
 */
export async function cloneMonth(tx: Tx, id: number, request: CloneRequest): Promise<Cloned> {
  const found = await findMonth(tx, id)
  if (!found || found.month.archivedAt !== null) throw notFound(message('months.notFound'))
  const { month, calendar } = found
  const { mealProgramId, menuType, name, alsoGradeGroups } = calendar
  const target = await ensureCalendar(tx, { id: mealProgramId, menuType }, request.name ?? name, alsoGradeGroups)
  if (target.id === calendar.id && request.yearMonth === month.yearMonth) {
    throw rejected({ yearMonth: message('months.ontoItself') })
  }
  const { from, to } = monthDays(request.yearMonth)
  const closed = new Set((await closedDays(tx, from, to)).map(({ date }) => date))
  const { laid, closed: met } = await layMonth(tx, { month, calendar, request, closed })
  const targetMonth = await ensureMonth(tx, target, month, request.yearMonth)

  const known = await readMasterDays(tx, target.id, from, to)
  const isKept = (date: string) => known.has(date) && request.replace !== true
  const copied = laid.filter(({ date }) => !isKept(date))
  const dayOn = (date: string) => known.get(date)?.day ?? emptyMenuDay
  const written = copied.filter(({ date, day }) => !isSameDay(withoutNames(dayOn(date)), withoutNames(day)))
  for (const { date, day } of written) await writeMasterDay(tx, target.id, date, day)
  if (written.length > 0) {
    await tx.update(masterMonth).set({ checkedAt: null, publishedAt: null }).where(eq(masterMonth.id, targetMonth))
    const pantry = await pantryOf(tx, [...written.map(({ day }) => day), ...written.map(({ date }) => dayOn(date))])
    const fieldsOf = (read: (one: (typeof written)[number]) => MenuDay): RecordFields =>
      Object.assign({}, ...written.map((one) => dayFields(one.date, named(read(one), pantry))))
    await recordEvent(tx, {
      recordType: 'masterMonth',
      recordId: targetMonth,
      action: 'updated',
      before: fieldsOf(({ date }) => dayOn(date)),
      after: { ...fieldsOf(({ day }) => day), copiedFrom: `${name} ${month.yearMonth}` },
    })
  }
  return {
    id: targetMonth,
    laid: copied.map(({ date }) => date),
    kept: laid.map(({ date }) => date).filter(isKept),
    closed: met,
  }
}

/** A month's days on the dates of the month that it is copied to. */
async function layMonth(
  tx: Tx,
  {
    month,
    calendar,
    request,
    closed,
  }: { month: Month; calendar: MasterCalendar; request: CloneRequest; closed: ReadonlySet<string> },
) {
  const { yearMonth, align = 'weekday', holidays = 'skip' } = request
  const source = monthDays(month.yearMonth)
  const days = await readMasterDays(tx, calendar.id, source.from, source.to)
  const weekdays = new Set([1, 2, 3, 4, 5, ...[...days.keys()].map(weekdayOf)])
  const dates = monthDays(yearMonth).dates.filter((date) => weekdays.has(weekdayOf(date)))
  const service = { dates, closed }
  if (align === 'cycle') {
    return layInRow(
      [...days.values()].map(({ day }) => day),
      service,
      holidays,
    )
  }
  const placed = [...days].flatMap(([date, { day }]): { date: string; day: MenuDay }[] => {
    const wanted = sameWeekdayIn(date, yearMonth)
    return wanted === null ? [] : [{ date: wanted, day }]
  })
  return layOnDates(
    placed.toSorted((a, b) => (a.date < b.date ? -1 : 1)),
    service,
    holidays,
  )
}

/** The month of a master menu, added with the recurring items of the copied one if it is missing. */
export async function ensureMonth(
  tx: Tx,
  calendar: MasterCalendar,
  source: Pick<Month, 'recurringDays'>,
  yearMonth: string,
): Promise<number> {
  const [known] = await tx
    .select({ id: masterMonth.id })
    .from(masterMonth)
    .where(and(eq(masterMonth.masterCalendarId, calendar.id), eq(masterMonth.yearMonth, yearMonth)))
    .for('update')
  if (known) return known.id
  const [added] = await tx
    .insert(masterMonth)
    .values({ masterCalendarId: calendar.id, yearMonth, recurringDays: source.recurringDays })
    .returning({ id: masterMonth.id })
  if (!added) throw new Error('The month was not inserted')
  const after = { name: calendar.name, yearMonth }
  await recordEvent(tx, { recordType: 'masterMonth', recordId: added.id, action: 'created', after })
  return added.id
}
