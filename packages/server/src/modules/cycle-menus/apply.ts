import { emptyMenuDay, isSameDay, layDays, type MenuDay, withoutNames } from '@commissary/domain/menu'
import { eq, inArray, isNull, and, sql } from 'drizzle-orm'

import { rejected } from '../../contract/api-error.ts'
import type { Schemas } from '../../contract/operations.ts'
import { masterCalendar, masterMonth } from '../../db/schema/master-menu.ts'
import { mealProgram } from '../../db/schema/school.ts'
import type { Tx } from '../../db/work.ts'
import { lockRecord } from '../../records/save-record.ts'
import { readCatererToday } from '../../shared/caterer-today.ts'
import { checkRange } from '../../shared/date-ranges.ts'
import { message } from '../../shared/messages.ts'
import { monthOf } from '../../shared/months.ts'
import { dayFields } from '../calendars/day-fields.ts'
import { named, pantryOf } from '../calendars/menu-pantry.ts'
import { type RecordFields, recordEvent } from '../history/record-event.ts'
import { closedDays } from '../holidays/store.ts'
import { ensureMonth } from '../months/clone.ts'
import { findMonth, type MasterCalendar, readMasterDays } from '../months/days.ts'
import { writeMasterDay } from '../months/save-days.ts'
import { ensureCalendar, lockMenus } from '../months/store.ts'
import { cycleMenuRecord } from './cycle-menu-record.ts'
import { laidDays, type LaidDay } from './laid-days.ts'
import { readCycleDays } from './read.ts'

type ApplyRequest = Schemas['ApplyRequest']
type Applied = Omit<Schemas['AppliedCycle']['data'], 'message'>
type AppliedDay = Applied['days'][number]

/** A school year with the weeks around it. */
const maxDays = 400

/**
 * Applies a cycle menu to the dates of a master menu, and returns the result for each date. Days that have a menu are kept unless
 * `replace`, so applying it again changes nothing; served days never change. Throws a 404 for an unknown cycle menu, and a 422
 * for an unknown master menu, one of another menu type, a week that the cycle does not have, and an invalid range.
 */
export async function applyCycleMenu(tx: Tx, id: number, request: ApplyRequest): Promise<Applied> {
  const { startDate, endDate, startWeek = 1, align = 'weekday', holidays = 'skip', replace = false } = request
  const { shortWeeks = 'continue' } = request
  checkRange(startDate, endDate, maxDays)
  const menu = await lockRecord(tx, cycleMenuRecord, { id, ifMatch: null })
  if (startWeek > menu.weeks) {
    throw rejected({ startWeek: message('cycleMenus.noSuchWeek', { weeks: menu.weeks }) })
  }
  const calendar = await targetOf(tx, menu, request)
  const notes = new Map((await closedDays(tx, startDate, endDate)).map(({ date, note }) => [date, note]))
  const planned = (await readCycleDays(tx, id)).filter(
    ({ week, weekday, day }) => week <= menu.weeks && weekday <= menu.daysPerWeek && !isSameDay(day, emptyMenuDay),
  )
  const { weeks, daysPerWeek } = menu
  const regularDays = await serviceDaysOf(tx, calendar?.mealProgramId ?? menu.mealProgramId)
  const serviceDays = Math.min(request.serviceDays ?? regularDays, regularDays)
  const rules = { align, holidays, shortWeeks, serviceDays, closed: new Set(notes.keys()) }
  const {
    laid: places,
    closed,
    leftOut,
  } = layDays(planned, { startDate, endDate, weeks, startWeek, daysPerWeek, ...rules })
  const laid = await laidDays(tx, menu, places)
  const known = calendar ? await readMasterDays(tx, calendar.id, startDate, endDate) : new Map()
  const today = await readCatererToday(tx)

  const dayOn = (date: string): MenuDay => known.get(date)?.day ?? emptyMenuDay
  const outcomeOf = ({ date, day }: LaidDay): AppliedDay['outcome'] => {
    if (isSameDay(withoutNames(dayOn(date)), withoutNames(day))) return 'unchanged'
    if (date < today) return 'served'
    if (!known.has(date)) return 'laid'
    return replace ? 'replaced' : 'kept'
  }
  const results = laid.map((one) => ({ ...one, outcome: outcomeOf(one) }))
  const written = results.filter(({ outcome }) => outcome === 'laid' || outcome === 'replaced')
  const months = [...new Set(written.map(({ date }) => monthOf(date)))]
  const existing = await existingMonths(tx, calendar, months)
  if (calendar && request.preview !== true) {
    for (const yearMonth of months) {
      const days = written.filter(({ date }) => monthOf(date) === yearMonth)
      existing.ids.set(yearMonth, await writeMonth(tx, { calendar, yearMonth, days, dayOn, appliedFrom: menu.name }))
    }
  }
  const days = [
    ...results.map(({ date, week, weekday, outcome }) => ({ date, week, weekday, outcome, note: null })),
    ...closed.map((date) => ({
      date,
      week: null,
      weekday: null,
      outcome: notes.has(date) ? ('holiday' as const) : ('noService' as const),
      note: notes.get(date) ?? null,
    })),
  ]
  return {
    id: existing.ids.get(months[0] ?? '') ?? (await firstMonth(tx, calendar, monthOf(startDate))),
    months: months.filter((month) => !existing.known.has(month)),
    days: days.toSorted((a, b) => (a.date < b.date ? -1 : 1)),
    leftOut: leftOut.map(({ week, weekday }) => ({ week, weekday })),
  }
}

/** A program's regular days of service per week. */
async function serviceDaysOf(tx: Tx, programId: number): Promise<number> {
  const [row] = await tx
    .select({ serviceDays: mealProgram.serviceDays })
    .from(mealProgram)
    .where(eq(mealProgram.id, programId))
  if (!row) throw new Error(`The program ${programId} does not exist`)
  return row.serviceDays
}

/** The master menu to apply to; null in a preview of one that does not exist yet. */
async function targetOf(
  tx: Tx,
  {
    mealProgramId: id,
    menuType,
    alsoGradeGroups,
  }: Pick<MasterCalendar, 'mealProgramId' | 'menuType' | 'alsoGradeGroups'>,
  { catererCalendarId, name, preview }: ApplyRequest,
): Promise<MasterCalendar | null> {
  if (catererCalendarId !== undefined) {
    const found = await findMonth(tx, catererCalendarId)
    if (!found || found.month.archivedAt !== null) throw rejected({ catererCalendarId: message('months.notFound') })
    if (found.calendar.menuType !== menuType) throw rejected({ catererCalendarId: message('months.otherType') })
    if (preview !== true) await lockMenus(tx, found.calendar.mealProgramId)
    return found.calendar
  }
  if (preview !== true) return ensureCalendar(tx, { id, menuType }, name, alsoGradeGroups)
  if ((name?.trim() ?? '') === '') throw rejected({ name: message('months.nameRequired') })
  const [known] = await tx
    .select()
    .from(masterCalendar)
    .where(
      and(
        eq(masterCalendar.mealProgramId, id),
        eq(sql`lower(${masterCalendar.name})`, (name ?? '').trim().toLowerCase()),
        isNull(masterCalendar.archivedAt),
      ),
    )
  return known ?? null
}

interface MonthToWrite {
  calendar: MasterCalendar
  yearMonth: string
  days: readonly LaidDay[]
  dayOn: (date: string) => MenuDay
  appliedFrom: string
}

/** Writes the days of a month, which is added if it is missing. Returns its id. */
async function writeMonth(tx: Tx, { calendar, yearMonth, days, dayOn, appliedFrom }: MonthToWrite): Promise<number> {
  const id = await ensureMonth(tx, calendar, { recurringDays: {} }, yearMonth)
  for (const { date, day } of days) await writeMasterDay(tx, calendar.id, date, day)
  await tx.update(masterMonth).set({ checkedAt: null, publishedAt: null }).where(eq(masterMonth.id, id))
  const pantry = await pantryOf(tx, [...days.map(({ day }) => day), ...days.map(({ date }) => dayOn(date))])
  const fieldsOf = (read: (one: LaidDay) => MenuDay): RecordFields =>
    Object.assign({}, ...days.map((one) => dayFields(one.date, named(read(one), pantry))))
  await recordEvent(tx, {
    recordType: 'masterMonth',
    recordId: id,
    action: 'updated',
    before: fieldsOf(({ date }) => dayOn(date)),
    after: { ...fieldsOf(({ day }) => day), copiedFrom: appliedFrom },
  })
  return id
}

async function existingMonths(tx: Tx, calendar: MasterCalendar | null, months: readonly string[]) {
  if (!calendar || months.length === 0) return { ids: new Map<string, number>(), known: new Set<string>() }
  const rows = await tx
    .select({ id: masterMonth.id, yearMonth: masterMonth.yearMonth })
    .from(masterMonth)
    .where(and(eq(masterMonth.masterCalendarId, calendar.id), inArray(masterMonth.yearMonth, [...months])))
  return {
    ids: new Map(rows.map(({ id, yearMonth }) => [yearMonth, id])),
    known: new Set(rows.map(({ yearMonth }) => yearMonth)),
  }
}

/** The month of the first date, if nothing was written; null if the master menu does not have it. */
const firstMonth = async (tx: Tx, calendar: MasterCalendar | null, yearMonth: string) =>
  (await existingMonths(tx, calendar, [yearMonth])).ids.get(yearMonth) ?? null
