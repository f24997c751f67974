import {
  type AnsweredConflict,
  type DayConflict,
  type MenuDay,
  type MenuDayChanges,
  resolveDay,
} from '@commissary/domain/menu'
import { and, between, eq, getTableColumns, inArray, isNull } from 'drizzle-orm'

import {
  publishedDay,
  publishedLine,
  schoolBaseDay,
  schoolCalendar,
  schoolDay,
  schoolLineChange,
} from '../../db/schema/calendar.ts'
import type { Tx } from '../../db/work.ts'
import { nameOfUser } from '../history/record-event.ts'
import { type MenuPantry, named } from './menu-pantry.ts'
import { toChanges, toWholeDay } from './rows.ts'

export type Calendar = typeof schoolCalendar.$inferSelect

/** A school's day as stored: the day that was published to it, and the school's changes. */
export interface PlannedDay {
  date: string
  master: MenuDay | null
  changes: MenuDayChanges | null
  /** What a publication changed and the school had changed too. */
  conflicts: DayConflict[]
  /** The conflicts that were answered last. The answers can be taken back until the day is next saved. */
  answered: AnsweredConflict[]
  /** Counts the school's changes, and each time that the day was based on another publication. */
  version: number
  /** The version of the school's changes alone; 0 without any. */
  ownVersion: number
  /** Who last changed the school's day; null until someone does. */
  updatedBy: string | null
  updatedById: number | null
}

/** A day that the school has not changed. */
export const untouched = {
  changes: null,
  conflicts: [],
  answered: [],
  version: 0,
  ownVersion: 0,
  updatedBy: null,
  updatedById: null,
}

/** A school's calendar of one meal program; null until it has one. `lock` blocks other writers until the transaction ends. */
export async function findCalendar(
  tx: Tx,
  schoolId: number,
  mealProgramId: number,
  lock?: 'lock',
): Promise<Calendar | null> {
  const query = tx
    .select()
    .from(schoolCalendar)
    .where(
      and(
        eq(schoolCalendar.schoolId, schoolId),
        eq(schoolCalendar.mealProgramId, mealProgramId),
        isNull(schoolCalendar.archivedAt),
      ),
    )
  const [row] = await (lock ? query.for('update') : query)
  return row ?? null
}

/** The planned days of a range, by date, each with the published day and the school's changes. */
export async function plannedDays(tx: Tx, calendar: Calendar, from: string, to: string): Promise<PlannedDay[]> {
  const masters = await baseDays(tx, calendar.id, from, to)
  const own = await schoolDays(tx, calendar.id, from, to)
  const dates = [...new Set([...masters.keys(), ...own.keys()])].sort()
  return dates.map((date) => {
    const { day: master = null, based = 1 } = masters.get(date) ?? {}
    const stored = own.get(date) ?? untouched
    return { ...stored, date, master, version: stored.ownVersion + based - 1 }
  })
}

/** The published days that a school's days are based on, by date, with how often the day was based on one. */
async function baseDays(tx: Tx, calendarId: number, from: string, to: string) {
  const days = await tx
    .select({ date: schoolBaseDay.date, based: schoolBaseDay.version, published: publishedDay })
    .from(schoolBaseDay)
    .innerJoin(publishedDay, eq(publishedDay.id, schoolBaseDay.publishedDayId))
    .where(and(eq(schoolBaseDay.schoolCalendarId, calendarId), between(schoolBaseDay.date, from, to)))
  const lines = await publishedLines(
    tx,
    days.map(({ published }) => published.id),
  )
  return new Map(
    days.map(({ date, based, published }) => [
      date,
      { based, day: toWholeDay(published, lines.get(published.id) ?? []) },
    ]),
  )
}

/** The lines of published days, by the day's id. */
export async function publishedLines(tx: Tx, dayIds: readonly number[]) {
  if (dayIds.length === 0) return new Map<number, (typeof publishedLine.$inferSelect)[]>()
  const lines = await tx
    .select()
    .from(publishedLine)
    .where(inArray(publishedLine.publishedDayId, [...dayIds]))
  return Map.groupBy(lines, ({ publishedDayId }) => publishedDayId)
}

async function schoolDays(tx: Tx, calendarId: number, from: string, to: string) {
  const days = await tx
    .select({ ...getTableColumns(schoolDay), updatedByName: nameOfUser(schoolDay.updatedBy) })
    .from(schoolDay)
    .where(and(eq(schoolDay.schoolCalendarId, calendarId), between(schoolDay.date, from, to)))
  if (days.length === 0) return new Map<string, Omit<PlannedDay, 'date' | 'master'>>()
  const ids = days.map(({ id }) => id)
  const rows = await tx.select().from(schoolLineChange).where(inArray(schoolLineChange.schoolDayId, ids))
  const ofDay = Map.groupBy(rows, ({ schoolDayId }) => schoolDayId)
  return new Map(
    days.map((day) => [
      day.date,
      {
        changes: toChanges(day, ofDay.get(day.id) ?? []),
        conflicts: day.conflicts.filter((conflict) => !isAnswered(conflict)),
        answered: day.conflicts.filter(isAnswered),
        version: day.version,
        ownVersion: day.version,
        updatedBy: day.updatedByName,
        updatedById: day.updatedBy,
      },
    ]),
  )
}

const isAnswered = (conflict: DayConflict | AnsweredConflict): conflict is AnsweredConflict => 'answer' in conflict

/** The day that the school serves, with the names that its recipes had on it. */
export function servedDay({ date, master, changes }: PlannedDay, pantry: MenuPantry): MenuDay {
  return named(resolveDay(master, changes), { ...pantry, recipe: pantry.on(date).recipe })
}

/** All lines of a day: the published ones, the school's own, and those in conflict. */
export function allLines({ master, changes, conflicts, answered }: PlannedDay): MenuDay[] {
  const disputed = [...conflicts, ...answered].flatMap((conflict) =>
    conflict.field === 'line'
      ? [conflict.base, conflict.school, conflict.published].filter((line) => line !== null)
      : [],
  )
  const own = { plannedMeals: null, lines: [...(changes?.added ?? []), ...(changes?.replaced ?? []), ...disputed] }
  return master ? [master, own] : [own]
}
