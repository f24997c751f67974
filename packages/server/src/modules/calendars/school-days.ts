import { type AnsweredConflict, answerConflict, openConflicts, reopenConflict } from '@commissary/domain/menu'

import { conflict, rejected } from '../../contract/api-error.ts'
import type { Caller, Schemas } from '../../contract/operations.ts'
import type { Tx } from '../../db/work.ts'
import { readCatererToday } from '../../shared/caterer-today.ts'
import { type FieldMessages, message } from '../../shared/messages.ts'
import { monthOf } from '../../shared/months.ts'
import { withMenuItems } from '../menu-items/lines.ts'
import { findSchoolMonth, type FoundMonth } from '../publishing/school-months.ts'
import { type CalendarDay, toCalendarDay } from './contract-day.ts'
import { checkDay, toMenuDay } from './day-input.ts'
import { allLines, type PlannedDay, plannedDays, servedDay, untouched } from './days.ts'
import { pantryOf } from './menu-pantry.ts'
import { prefixed } from './prefixed.ts'
import { lockCalendar, refuseServed, saveDay } from './store.ts'

type DaysInput = Schemas['SchoolDaysInput']['days']

const lockOf = (tx: Tx, { calendar }: FoundMonth) =>
  lockCalendar(tx, calendar.schoolId, calendar.menuType, calendar.mealProgramId)

/**
 * Replaces days of a school's month; the others stay. Throws a 404 for an unknown month, a 409 with the stored days if one was
 * saved after it was read, and a 422 for days that were served, that are not in the month, or that are sent twice. Then
 * nothing is saved.
 */
export async function replaceDays(
  tx: Tx,
  { userId }: Pick<Caller, 'userId'>,
  id: number,
  days: DaysInput,
): Promise<CalendarDay[]> {
  const found = await findSchoolMonth(tx, userId, id)
  const today = await readCatererToday(tx)
  refuseDates(days, found.month.yearMonth, today)
  const calendar = await lockOf(tx, found)
  const stored = await storedDays(
    tx,
    calendar,
    days.map(({ date }) => date),
  )
  for (const [index, { date }] of days.entries()) {
    const day = stored.get(date)
    if (day) refuseServed(day, `days.${index}.date`)
  }
  await refuseStale(tx, days, stored, today)

  const saved: CalendarDay[] = []
  for (const [index, { date, version: _read, reason, ...input }] of days.entries()) {
    const planned = stored.get(date) ?? { date, master: null, ...untouched }
    await prefixed(`days.${index}`, async () => {
      const whole = await withMenuItems(tx, date, input, found.program.gradeGroup)
      const edited = toMenuDay(whole)
      const pantry = await pantryOf(tx, [...allLines(planned), edited])
      await checkDay(tx, { date, input, whole, stored: allLines(planned), pantry })
      saved.push(toCalendarDay(await saveDay(tx, calendar.id, planned, edited, pantry, { reason }), pantry, today))
    })
  }
  return saved
}

function refuseDates(days: DaysInput, yearMonth: string, today: string): void {
  const fields: FieldMessages = {}
  const seen = new Set<string>()
  for (const [index, { date }] of days.entries()) {
    const text =
      monthOf(date) !== yearMonth
        ? message('calendars.otherMonth')
        : seen.has(date)
          ? message('calendars.dayTwice')
          : date < today && message('calendars.locked', { date: Temporal.PlainDate.from(date) })
    if (text) fields[`days.${index}.date`] = text
    seen.add(date)
  }
  if (Object.keys(fields).length > 0) throw rejected(fields)
}

async function storedDays(tx: Tx, calendar: FoundMonth['calendar'], dates: readonly string[]) {
  const [first, last] = [dates.toSorted()[0] ?? '', dates.toSorted().at(-1) ?? '']
  const days = await plannedDays(tx, calendar, first, last)
  return new Map(days.map((day) => [day.date, day]))
}

async function refuseStale(
  tx: Tx,
  days: DaysInput,
  stored: ReadonlyMap<string, PlannedDay>,
  today: string,
): Promise<void> {
  const stale = days
    .filter(({ date, version }) => version !== undefined && version !== (stored.get(date)?.version ?? 0))
    .map(({ date }): PlannedDay => stored.get(date) ?? { date, master: null, ...untouched })
  if (stale.length === 0) return
  const pantry = await pantryOf(tx, stale.flatMap(allLines))
  throw conflict(message('calendars.conflict'), { days: stale.map((day) => toCalendarDay(day, pantry, today)) })
}

/**
 * Answers conflicts of a day, in their order; null leaves one open. Throws a 404 for an unknown month, a 409 with the stored
 * day if it was saved after it was read, and a 422 for a served day, or if there are not as many answers as conflicts.
 */
export async function answerConflicts(
  tx: Tx,
  caller: Pick<Caller, 'userId'>,
  id: number,
  { answers, ...wanted }: Schemas['ConflictAnswers'],
): Promise<CalendarDay> {
  const { calendar, planned, pantry, today } = await readDay(tx, caller, id, wanted)
  const served = servedDay(planned, pantry)
  const open = openConflicts(served, planned.conflicts)
  if (answers.length !== open.length) throw rejected({ answers: message('calendars.answersMissing') })

  const answered = open.flatMap((one, index): AnsweredConflict[] =>
    answers[index] ? [{ ...one, answer: answers[index] }] : [],
  )
  const day = answered.reduce((next, one) => answerConflict(next, one, one.answer), served)
  const conflicts = open.filter((_, index) => !answers[index])
  const saved = await saveDay(tx, calendar.id, { ...planned, conflicts }, day, pantry, { answered })
  return toCalendarDay(saved, pantry, today)
}

/**
 * Takes back the last answers to conflicts of a day; a day without any stays as it is. Throws a 404 for an unknown month, a
 * 409 with the stored day if it was saved after it was read, and a 422 for a served day.
 */
export async function reopenConflicts(
  tx: Tx,
  caller: Pick<Caller, 'userId'>,
  id: number,
  wanted: Schemas['ConflictReopening'],
): Promise<CalendarDay> {
  const { calendar, planned, pantry, today } = await readDay(tx, caller, id, wanted)
  if (planned.answered.length === 0) return toCalendarDay(planned, pantry, today)
  const served = servedDay(planned, pantry)
  const day = planned.answered.reduceRight(reopenConflict, served)
  const reopened = planned.answered.map(({ answer: _taken, ...conflict }) => conflict)
  const conflicts = [...reopened, ...planned.conflicts]
  return toCalendarDay(await saveDay(tx, calendar.id, { ...planned, conflicts }, day, pantry), pantry, today)
}

/** A day that can change, as stored. Locks the calendar of its school. */
async function readDay(
  tx: Tx,
  { userId }: Pick<Caller, 'userId'>,
  id: number,
  { date, version }: Schemas['ConflictReopening'],
) {
  const found = await findSchoolMonth(tx, userId, id)
  const today = await readCatererToday(tx)
  refuseDates([{ date, plannedMeals: null, lines: [] }], found.month.yearMonth, today)
  const calendar = await lockOf(tx, found)
  const stored = await storedDays(tx, calendar, [date])
  const planned = stored.get(date) ?? { date, master: null, ...untouched }
  refuseServed(planned, 'days.0.date')
  const pantry = await pantryOf(tx, allLines(planned))
  if (version !== undefined && version !== planned.version) {
    throw conflict(message('calendars.conflict'), toCalendarDay(planned, pantry, today))
  }
  return { calendar, planned, pantry, today }
}
