import { wholeWeeks } from '@commissary/domain/dates'
import {
  type AnsweredConflict,
  type DayConflict,
  diffDay,
  hasChanges,
  type MenuDay,
  type MenuDayChanges,
  openConflicts,
} from '@commissary/domain/menu'
import { and, eq, inArray, sql } from 'drizzle-orm'

import { conflict, notFound, rejected } from '../../contract/api-error.ts'
import type { Caller, Schemas } from '../../contract/operations.ts'
import { schoolCalendar, schoolDay, schoolLineChange, schoolMonth } from '../../db/schema/school-menu.ts'
import type { Tx } from '../../db/work.ts'
import { readCatererToday } from '../../shared/caterer-today.ts'
import { checkRange } from '../../shared/date-ranges.ts'
import { message } from '../../shared/messages.ts'
import { monthOf } from '../../shared/months.ts'
import { readOtherMeals } from '../analysis/other-meals.ts'
import { ruleOptionsOf } from '../analysis-settings/store.ts'
import { nameOfUser, recordEvent } from '../history/record-event.ts'
import { withMenuItems } from '../menu-items/lines.ts'
import { findSchool, programOf } from '../schools/store.ts'
import { type CalendarDay, toCalendarDay } from './contract-day.ts'
import { dayChange } from './day-fields.ts'
import { checkDay, type DayInput, toMenuDay } from './day-input.ts'
import { allLines, type Calendar, findCalendar, type PlannedDay, plannedDays, servedDay, untouched } from './days.ts'
import { type MenuPantry, named, pantryOf } from './menu-pantry.ts'
import { daysOfRange } from './range-days.ts'
import { toChangeRows } from './rows.ts'

type SchoolCalendar = Schemas['SchoolCalendar']
type MenuType = Calendar['menuType']

/** A school's menu. Without a program, the first one of the menu type. */
interface Menu {
  schoolId: number
  menuType: MenuType
  programId?: number | undefined
}

/** The days that a school serves in a range. Throws a 404 for a school that the caller has no access to. */
export async function readCalendar(
  tx: Tx,
  { userId }: Pick<Caller, 'userId'>,
  { schoolId, menuType, programId, from, to }: Menu & { from: string; to: string },
): Promise<SchoolCalendar> {
  checkRange(from, to)
  const school = await findSchool(tx, userId, schoolId)
  if (!school) throw notFound(message('calendars.schoolNotFound'))
  const program = programOf(school, menuType, programId)
  const calendar = program ? await findCalendar(tx, schoolId, program.id) : null
  const days = await daysOfRange(tx, calendar, { from, to })
  const options = program ? await ruleOptionsOf(tx, program.programName) : {}
  const { start, end } = wholeWeeks({ start: from, end: to })
  const others = program
    ? await readOtherMeals(tx, { school, program, from: start, to: end, options })
    : new Map<string, never>()
  return {
    schoolId,
    itemType: menuType,
    program: program ?? null,
    otherMeals: [...others].map(([date, meals]) => ({ date, ...meals })),
    ...days,
  }
}

/**
 * Replaces a day of a school's menu and stores its differences from what was published. Throws a 404 for a school that the
 * caller has no access to, a 409 with the stored day if `ifMatch` is an older version, and a 422 for a day that was served
 * and for lines without a known food.
 */
export async function replaceDay(
  tx: Tx,
  { userId }: Pick<Caller, 'userId'>,
  { schoolId, menuType, programId, date }: Menu & { date: string },
  input: DayInput,
  ifMatch: number | null,
): Promise<CalendarDay> {
  const school = await findSchool(tx, userId, schoolId)
  if (!school) throw notFound(message('calendars.schoolNotFound'))
  const program = programOf(school, menuType, programId)
  if (!program) throw rejected({ itemType: message('calendars.noProgram', { school: school.schoolName }) })
  const today = await readCatererToday(tx)
  if (date < today) throw rejected({ date: message('calendars.locked', { date: Temporal.PlainDate.from(date) }) })
  const whole = await withMenuItems(tx, date, input, program.gradeGroup)
  const calendar = await lockCalendar(tx, schoolId, menuType, program.id)
  const [planned = { date, master: null, ...untouched }] = await plannedDays(tx, calendar, date, date)
  refuseServed(planned)
  const edited = toMenuDay(whole)
  const pantry = await pantryOf(tx, [...allLines(planned), edited])
  if (ifMatch !== null && ifMatch !== planned.version) {
    throw conflict(message('calendars.conflict'), toCalendarDay(planned, pantry, today))
  }
  await checkDay(tx, { date, input, whole, stored: allLines(planned), pantry })
  return toCalendarDay(await saveDay(tx, calendar.id, planned, edited, pantry), pantry, today)
}

/** Throws a 422 for a day whose production record is closed. */
export function refuseServed({ date, isServed }: PlannedDay, field = 'date'): void {
  if (isServed) throw rejected({ [field]: message('calendars.locked', { date: Temporal.PlainDate.from(date) }) })
}

interface DayExtras {
  /** The conflicts that this change answers. */
  answered?: AnsweredConflict[]
  /** Why the school serves something other than what was published. Default = unchanged. */
  reason?: string | null | undefined
}

/**
 * Stores a school's day as its differences from what was published, and returns it as stored. A day without differences has
 * no reason for them.
 */
export async function saveDay(
  tx: Tx,
  schoolCalendarId: number,
  planned: PlannedDay,
  edited: MenuDay,
  pantry: MenuPantry,
  { answered = [], reason: given = planned.reason }: DayExtras = {},
): Promise<PlannedDay> {
  const day = named(edited, pantry)
  const changes = diffDay(planned.master && named(planned.master, pantry), day)
  const conflicts = openConflicts(day, planned.conflicts)
  const reason = (hasChanges(changes) && given?.trim()) || null
  const { date } = planned
  const monthId = await ensureMonth(tx, schoolCalendarId, monthOf(date))
  const [row] = await writeDays(tx, [
    { calendarId: schoolCalendarId, date, changes, conflicts: [...conflicts, ...answered], reason },
  ])
  if (!row) throw new Error('The day was not written')
  const { before, after } = dayChange(date, servedDay(planned, pantry), day)
  await recordEvent(tx, {
    recordType: 'schoolMonth',
    recordId: monthId,
    action: 'updated',
    before: { ...before, [`${date} reason`]: planned.reason },
    after: { ...after, [`${date} reason`]: reason },
  })
  const { updatedBy, updatedById } = row
  const version = row.version + planned.version - planned.ownVersion
  return { ...planned, changes, conflicts, reason, answered, version, ownVersion: row.version, updatedBy, updatedById }
}

/** A school's day with its changes and conflicts: the open ones, and those that were just answered. */
interface WrittenDay {
  calendarId: number
  date: string
  changes: MenuDayChanges
  conflicts: (DayConflict | AnsweredConflict)[]
  reason: string | null
}

/** Rows per statement, far below the 65,535 parameters that a statement can have. */
const batch = 1_000

/** Writes schools' days, in months that exist. Returns them in no particular order. */
export async function writeDays(tx: Tx, days: readonly WrittenDay[]) {
  const written = []
  for (let from = 0; from < days.length; from += batch) {
    const part = days.slice(from, from + batch)
    const rows = await tx
      .insert(schoolDay)
      .values(
        part.map(({ calendarId, date, changes, conflicts, reason }) => ({
          schoolCalendarId: calendarId,
          date,
          hasOwnMeals: changes.plannedMeals !== undefined,
          plannedMeals: changes.plannedMeals ?? null,
          hasOwnSelections: changes.selections !== undefined,
          selections: changes.selections ?? null,
          hasOwnNote: changes.note !== undefined,
          note: changes.note ?? null,
          conflicts,
          reason,
        })),
      )
      .onConflictDoUpdate({
        target: [schoolDay.catererId, schoolDay.schoolCalendarId, schoolDay.date],
        set: {
          hasOwnMeals: sql`excluded.has_own_meals`,
          plannedMeals: sql`excluded.planned_meals`,
          hasOwnSelections: sql`excluded.has_own_selections`,
          selections: sql`excluded.selections`,
          hasOwnNote: sql`excluded.has_own_note`,
          note: sql`excluded.note`,
          conflicts: sql`excluded.conflicts`,
          reason: sql`excluded.reason`,
        },
      })
      .returning({
        id: schoolDay.id,
        calendarId: schoolDay.schoolCalendarId,
        date: schoolDay.date,
        version: schoolDay.version,
        updatedById: schoolDay.updatedBy,
        updatedBy: nameOfUser(schoolDay.updatedBy),
      })
    written.push(...rows)
    const ids = new Map(rows.map(({ id, calendarId, date }) => [`${calendarId} ${date}`, id]))
    await tx.delete(schoolLineChange).where(inArray(schoolLineChange.schoolDayId, [...ids.values()]))
    const lines = part.flatMap(({ calendarId, date, changes }) =>
      toChangeRows(ids.get(`${calendarId} ${date}`) ?? 0, changes),
    )
    for (let first = 0; first < lines.length; first += batch) {
      await tx.insert(schoolLineChange).values(lines.slice(first, first + batch))
    }
  }
  return written
}

/** The month of a school's calendar, added if it is missing. */
export async function ensureMonth(tx: Tx, schoolCalendarId: number, yearMonth: string): Promise<number> {
  await tx.insert(schoolMonth).values({ schoolCalendarId, yearMonth }).onConflictDoNothing()
  const [month] = await tx
    .select({ id: schoolMonth.id })
    .from(schoolMonth)
    .where(and(eq(schoolMonth.schoolCalendarId, schoolCalendarId), eq(schoolMonth.yearMonth, yearMonth)))
  if (!month) throw new Error('The month was not inserted')
  return month.id
}

/** The school's calendar, created if missing, and locked until the transaction ends. */
export async function lockCalendar(
  tx: Tx,
  schoolId: number,
  menuType: MenuType,
  mealProgramId: number,
): Promise<Calendar> {
  await tx.execute(sql`select pg_advisory_xact_lock(hashtext(${`calendar ${mealProgramId}`}), ${schoolId}::int)`)
  const found = await findCalendar(tx, schoolId, mealProgramId, 'lock')
  if (found) return found
  const [added] = await tx.insert(schoolCalendar).values({ schoolId, menuType, mealProgramId }).returning()
  if (!added) throw new Error('The calendar was not inserted')
  return added
}
