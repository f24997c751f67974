import {
  discontinuedIn,
  lineNutrition,
  resolveDay,
  type MenuDay,
  type MenuDayChanges,
  type MenuLine,
} from '@commissary/domain/menu'
import { and, between, eq, getTableColumns, inArray, isNull } from 'drizzle-orm'

import type { Schemas } from '../../contract/operations.ts'
import { masterDay, masterLine, schoolCalendar, schoolDay, schoolLineChange } from '../../db/schema/calendar.ts'
import type { Tx } from '../../db/work.ts'
import { nameOfUser } from '../history/record-event.ts'
import { menuItemNames } from '../menu-items/lines.ts'
import { loadPantry, type LoadedPantry } from '../recipes/pantry.ts'
import { toChanges, toMasterDay } from './rows.ts'

export type CalendarDay = Schemas['CalendarDay']
export type Calendar = typeof schoolCalendar.$inferSelect

/** A school's day as stored: the master menu's day and the school's changes. */
export interface PlannedDay {
  date: string
  master: MenuDay | null
  changes: MenuDayChanges | null
  version: number
  /** Who last changed the school's day; null until someone does. */
  updatedBy: string | null
  updatedById: number | null
}

/** A day that the school has not changed. */
export const untouched = { changes: null, version: 0, updatedBy: null, updatedById: null }

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

/** The planned days of a range, by date, each with the master's day and the school's changes. */
export async function plannedDays(tx: Tx, calendar: Calendar, from: string, to: string): Promise<PlannedDay[]> {
  const masters = await masterDays(tx, calendar.masterCalendarId, from, to)
  const own = await schoolDays(tx, calendar.id, from, to)
  const dates = [...new Set([...masters.keys(), ...own.keys()])].sort()
  return dates.map((date) => ({
    date,
    master: masters.get(date) ?? null,
    ...(own.get(date) ?? untouched),
  }))
}

async function masterDays(tx: Tx, calendarId: number | null, from: string, to: string): Promise<Map<string, MenuDay>> {
  if (calendarId === null) return new Map()
  const days = await tx
    .select()
    .from(masterDay)
    .where(and(eq(masterDay.masterCalendarId, calendarId), between(masterDay.date, from, to)))
  if (days.length === 0) return new Map()
  const ids = days.map(({ id }) => id)
  const lines = await tx.select().from(masterLine).where(inArray(masterLine.masterDayId, ids))
  const ofDay = Map.groupBy(lines, ({ masterDayId }) => masterDayId)
  return new Map(days.map((day) => [day.date, toMasterDay(day, ofDay.get(day.id) ?? [])]))
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
        version: day.version,
        updatedBy: day.updatedByName,
        updatedById: day.updatedBy,
      },
    ]),
  )
}

/** The data for computing and naming the lines of days. */
export interface MenuPantry extends LoadedPantry {
  /** The name of a master item. */
  itemName: (id: number) => string | undefined
}

/** The data for computing and naming the lines of these days. */
export async function pantryOf(tx: Tx, days: readonly (MenuDay | null)[]): Promise<MenuPantry> {
  const lines = days.flatMap((day) => day?.lines ?? [])
  const names = await menuItemNames(
    tx,
    lines.flatMap(({ menuItemId }) => menuItemId ?? []),
  )
  const pantry = await loadPantry(tx, {
    recipeIds: lines.flatMap(({ recipeId }) => recipeId ?? []),
    ingredientIds: lines.flatMap(({ ingredientId }) => ingredientId ?? []),
  })
  return { ...pantry, itemName: (id) => names.get(id) }
}

/** What names the lines of a day. */
type Names = Pick<MenuPantry, 'food' | 'recipe' | 'itemName'>

/** A day with the names of its lines, and the ingredient's serving for lines without a portion. */
export function named(day: MenuDay, pantry: Names): MenuDay {
  return { ...day, lines: day.lines.map((line) => namedLine(line, pantry)) }
}

function namedLine(line: MenuLine, pantry: Names): MenuLine {
  const itemName = typeof line.menuItemId === 'number' ? pantry.itemName(line.menuItemId) : undefined
  if (typeof line.recipeId === 'number') {
    return { ...line, name: itemName ?? pantry.recipe(line.recipeId)?.name ?? '' }
  }
  const food = typeof line.ingredientId === 'number' ? pantry.food(line.ingredientId) : undefined
  return { ...line, name: itemName ?? food?.name ?? '', portion: line.portion ?? food?.serving ?? null }
}

/** The day that the school serves, with the names that its recipes had on it. */
export function servedDay({ date, master, changes }: PlannedDay, pantry: MenuPantry): MenuDay {
  return named(resolveDay(master, changes), { ...pantry, recipe: pantry.on(date).recipe })
}

/** A day in the contract's form. */
export function toCalendarDay(planned: PlannedDay, pantry: MenuPantry): CalendarDay {
  const day = servedDay(planned, pantry)
  const dated = pantry.on(planned.date)
  const own = new Set([...(planned.changes?.added ?? []), ...(planned.changes?.replaced ?? [])].map(({ id }) => id))
  return {
    date: planned.date,
    plannedMeals: day.plannedMeals,
    selections: day.selections ?? {},
    lines: day.lines.map((line) => ({
      key: line.id,
      recipeId: line.recipeId ?? null,
      ingredientId: line.ingredientId ?? null,
      menuItemId: line.menuItemId ?? null,
      portion: line.portion ?? null,
      category: line.category,
      plannedServings: line.plannedServings,
      name: line.name,
      nutrition: lineNutrition(line, dated),
      discontinued: discontinuedIn(line, dated),
      isInherited: !own.has(line.id),
    })),
    version: planned.version,
    updatedBy: planned.updatedBy,
    updatedById: planned.updatedById,
  }
}

/** All lines of a day: the master menu's, and the school's own. */
export function allLines({ master, changes }: PlannedDay): MenuDay[] {
  const own = { plannedMeals: null, lines: [...(changes?.added ?? []), ...(changes?.replaced ?? [])] }
  return master ? [master, own] : [own]
}
