import {
  type AnsweredConflict,
  atSchoolSize,
  type DayConflict,
  type MenuDay,
  type MenuDayChanges,
  resolveDay,
} from '@commissary/domain/menu'
import { and, between, eq, getTableColumns, inArray, sql } from 'drizzle-orm'

import { publishedDay, publishedLine } from '../../db/schema/publication.ts'
import { schoolBaseDay, schoolCalendar, schoolDay, schoolLineChange } from '../../db/schema/school-menu.ts'
import type { Tx } from '../../db/work.ts'
import { nameOfUser } from '../history/record-event.ts'
import { closedRecordDays } from '../production-records/served-days.ts'
import { type MenuPantry, named } from './menu-pantry.ts'
import { toChanges, toWholeDay } from './rows.ts'

export type Calendar = typeof schoolCalendar.$inferSelect

/** A school's day as stored: the day that was published to it, at the school's size, and the school's changes. */
export interface PlannedDay {
  date: string
  /** What was published, at the size of the school. */
  master: MenuDay | null
  /** The school's usual number of meals that the day is sized to; null = unknown. */
  usualMeals: number | null
  changes: MenuDayChanges | null
  /** What both a publication and the school changed. */
  conflicts: DayConflict[]
  /** Why the school has changes; null if no one said. */
  reason: string | null
  /** The conflicts that were answered most recently. The answers can be taken back until the day is next saved. */
  answered: AnsweredConflict[]
  /** Counts the school's changes, and each time that the day was based on a new publication. */
  version: number
  /** The version of the school's changes alone; 0 without any. */
  ownVersion: number
  /** Who last changed the school's day; null until someone does. */
  updatedBy: string | null
  updatedById: number | null
  /** Its production record is closed, so the day was served. */
  isServed: boolean
}

/** A day that the school has not changed. */
export const untouched = {
  usualMeals: null,
  changes: null,
  conflicts: [],
  reason: null,
  answered: [],
  version: 0,
  ownVersion: 0,
  updatedBy: null,
  updatedById: null,
  isServed: false,
}

/** The size for an unchanged day, which is as published; null for a changed one, which already has the school's size. */
export const sizeOf = ({ changes, usualMeals }: PlannedDay): number | null => (changes === null ? usualMeals : null)

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
    .where(and(eq(schoolCalendar.schoolId, schoolId), eq(schoolCalendar.mealProgramId, mealProgramId)))
  const [row] = await (lock ? query.for('update') : query)
  return row ?? null
}

/** The planned days of a range, by date, each with the published day and the school's changes. */
export async function plannedDays(tx: Tx, calendar: Calendar, from: string, to: string): Promise<PlannedDay[]> {
  return (await plannedDaysOf(tx, [calendar.id], from, to)).get(calendar.id) ?? []
}

/**
 * The planned days of several calendars, by the calendar's id. Days based on the same published day share one object among
 * schools of the same size. With `size` "changed", days that a school has not changed are as published, so that schools of all
 * sizes share one.
 */
export async function plannedDaysOf(
  tx: Tx,
  calendarIds: readonly number[],
  from: string,
  to: string,
  size: 'all' | 'changed' = 'all',
): Promise<ReadonlyMap<number, PlannedDay[]>> {
  const masters = await baseDays(tx, calendarIds, from, to)
  const own = await schoolDays(tx, calendarIds, from, to)
  const served = await closedRecordDays(tx, calendarIds, from, to)
  const sized = new Map<string, MenuDay>()
  const atSize = ({ day, publishedId, usualMeals }: BaseDay): MenuDay => {
    const key = `${publishedId} ${usualMeals}`
    const found = sized.get(key) ?? atSchoolSize(day, usualMeals)
    sized.set(key, found)
    return found
  }
  return new Map(
    calendarIds.map((id) => {
      const ownMasters = masters.get(id) ?? new Map<string, BaseDay>()
      const ownDays = own.get(id) ?? new Map<string, OwnDay>()
      const dates = [...new Set<string>([...ownMasters.keys(), ...ownDays.keys()])].sort()
      const days = dates.map((date): PlannedDay => {
        const base = ownMasters.get(date)
        const stored = ownDays.get(date) ?? untouched
        const isAsPublished = size === 'changed' && stored.changes === null
        const master = base ? (isAsPublished ? base.day : atSize(base)) : null
        const { usualMeals = null, based = 1 } = base ?? {}
        const isServed = served.has(`${id} ${date}`)
        return { ...stored, date, master, usualMeals, isServed, version: stored.ownVersion + based - 1 }
      })
      return [id, days]
    }),
  )
}

interface BaseDay {
  /** As published. */
  day: MenuDay
  publishedId: number
  usualMeals: number | null
  based: number
}

/** The published days that schools' days are based on, by calendar and date, with how many publications each was based on. */
async function baseDays(
  tx: Tx,
  calendarIds: readonly number[],
  from: string,
  to: string,
): Promise<Map<number, Map<string, BaseDay>>> {
  const rows = await tx
    .select({
      calendarId: schoolBaseDay.schoolCalendarId,
      date: schoolBaseDay.date,
      based: schoolBaseDay.version,
      publishedId: schoolBaseDay.publishedDayId,
      usualMeals: schoolBaseDay.plannedMeals,
    })
    .from(schoolBaseDay)
    .where(and(inArray(schoolBaseDay.schoolCalendarId, [...calendarIds]), between(schoolBaseDay.date, from, to)))
  if (rows.length === 0) return new Map()
  const ids = [...new Set(rows.map(({ publishedId }) => publishedId))]
  const published = await tx.select().from(publishedDay).where(inArray(publishedDay.id, ids))
  const lines = await publishedLines(tx, ids)
  const days = new Map(published.map((row) => [row.id, toWholeDay(row, lines.get(row.id) ?? [])]))
  const result = new Map<number, Map<string, BaseDay>>()
  for (const { calendarId, date, based, publishedId, usualMeals } of rows) {
    const day = days.get(publishedId)
    if (!day) continue
    const ofCalendar = result.get(calendarId) ?? new Map<string, BaseDay>()
    result.set(calendarId, ofCalendar.set(date, { day, publishedId, usualMeals, based }))
  }
  return result
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

type OwnDay = Omit<PlannedDay, 'date' | 'master' | 'usualMeals' | 'isServed'>

/** The changes of schools, by calendar and date. */
async function schoolDays(
  tx: Tx,
  calendarIds: readonly number[],
  from: string,
  to: string,
): Promise<Map<number, Map<string, OwnDay>>> {
  const days = await tx
    .select({ ...getTableColumns(schoolDay), updatedByName: nameOfUser(schoolDay.updatedBy) })
    .from(schoolDay)
    .where(and(inArray(schoolDay.schoolCalendarId, [...calendarIds]), between(schoolDay.date, from, to)))
  if (days.length === 0) return new Map()
  const ids = days.map(({ id }) => id)
  // As one parameter: a large caterer's year has more days than a statement can have parameters.
  const rows = await tx
    .select()
    .from(schoolLineChange)
    .where(sql`${schoolLineChange.schoolDayId} = any(${sql.param(ids)}::bigint[])`)
  const ofDay = Map.groupBy(rows, ({ schoolDayId }) => schoolDayId)
  const result = new Map<number, Map<string, OwnDay>>()
  for (const day of days) {
    const ofCalendar = result.get(day.schoolCalendarId) ?? new Map<string, OwnDay>()
    ofCalendar.set(day.date, {
      changes: toChanges(day, ofDay.get(day.id) ?? []),
      conflicts: day.conflicts.filter((conflict) => !isAnswered(conflict)),
      answered: day.conflicts.filter(isAnswered),
      reason: day.reason,
      version: day.version,
      ownVersion: day.version,
      updatedBy: day.updatedByName,
      updatedById: day.updatedBy,
    })
    result.set(day.schoolCalendarId, ofCalendar)
  }
  return result
}

const isAnswered = (conflict: DayConflict | AnsweredConflict): conflict is AnsweredConflict => 'answer' in conflict

/** The day that the school serves, with its recipes' names as of that day. */
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
