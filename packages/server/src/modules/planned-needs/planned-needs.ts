import type { MenuDay } from '@commissary/domain/menu'
import { type MenuNeeds, needsReader } from '@commissary/domain/production'
import type { StockedPantry } from '@commissary/domain/recipe'
import type { Unit } from '@commissary/domain/units'
import { and, inArray, isNull } from 'drizzle-orm'

import { schoolCalendar } from '../../db/schema/school-menu.ts'
import { ingredient } from '../../db/schema/ingredient.ts'
import { school } from '../../db/schema/school.ts'
import type { Tx } from '../../db/work.ts'
import { allLines, plannedDaysOf, servedDay } from '../calendars/days.ts'
import { type DatedPantry, pantryOf } from '../calendars/menu-pantry.ts'
import { closedDays } from '../holidays/store.ts'
import { schoolsOfSites } from '../sites/schools.ts'

/** How much of each ingredient one program's menu needs on one day at one school. */
export interface DayNeeds extends MenuNeeds {
  schoolId: number
  /** Null = the school is in no inventory site. */
  siteId: number | null
  mealProgramId: number
  date: string
}

/** Sites or schools, and both ends of a range of days. */
export interface NeedsRange {
  siteIds?: readonly number[]
  schoolIds?: readonly number[]
  from: string
  to: string
  /**
   * Leaves out the meals that are over on this day: those of earlier days, and those whose production record is closed and has
   * taken their goods from stock.
   */
  toServeFrom?: string
  /** The unit of all amounts. Default: the base unit of each ingredient. */
  unit?: Unit
}

/**
 * The amount of each ingredient that planned menus need, as purchased, by school, program and date. Holidays
 * need nothing. Given both schools and sites, includes the schools of either. The caller checks access.
 */
export async function readPlannedNeeds(tx: Tx, range: NeedsRange): Promise<DayNeeds[]> {
  const { to, toServeFrom, unit } = range
  const from = toServeFrom !== undefined && toServeFrom > range.from ? toServeFrom : range.from
  const siteOf = await sitesOfSchools(tx)
  const schoolIds = new Set([
    ...(range.schoolIds ?? []),
    ...[...siteOf].filter(([, siteId]) => range.siteIds?.includes(siteId)).map(([schoolId]) => schoolId),
  ])
  if (schoolIds.size === 0 || from > to) return []

  const calendars = await calendarsOf(tx, [...schoolIds])
  const planned = await plannedDaysOf(
    tx,
    calendars.map(({ id }) => id),
    from,
    to,
  )
  const closed = new Set((await closedDays(tx, from, to)).map(({ date }) => date))
  const menus = calendars.flatMap((calendar) =>
    (planned.get(calendar.id) ?? [])
      .filter(({ date, isServed }) => !closed.has(date) && !(isServed && toServeFrom !== undefined))
      .map((day) => ({ ...calendar, day })),
  )
  const pantry = await pantryOf(tx, [...new Set<MenuDay>(menus.flatMap(({ day }) => allLines(day)))])
  const unitOf = unit === undefined ? await readBaseUnits(tx) : () => unit

  // Days with the same labels and recipes share a pantry, and schools that changed nothing share a published day.
  const readers = new Map<DatedPantry, ReturnType<typeof needsReader>>()
  const shared = new Map<string, Map<MenuDay, MenuNeeds>>()
  return menus.map(({ schoolId, mealProgramId, day }): DayNeeds => {
    const dated = pantry.on(day.date)
    const read = readers.get(dated) ?? needsReader(stocked(dated, unitOf))
    readers.set(dated, read)
    const ofDate = shared.get(day.date) ?? new Map<MenuDay, MenuNeeds>()
    shared.set(day.date, ofDate)
    const known = day.changes === null && day.master ? ofDate.get(day.master) : undefined
    const needs = known ?? read(servedDay(day, pantry).lines)
    if (day.changes === null && day.master) ofDate.set(day.master, needs)
    return { schoolId, siteId: siteOf.get(schoolId) ?? null, mealProgramId, date: day.date, ...needs }
  })
}

/** The base unit of each ingredient, which its stock is kept in. */
async function readBaseUnits(tx: Tx): Promise<UnitOf> {
  const rows = await tx.select({ id: ingredient.id, unit: ingredient.baseUnit }).from(ingredient)
  const units = new Map(rows.map(({ id, unit }) => [id, unit]))
  return (id) => units.get(id)
}
type UnitOf = (ingredientId: number) => Unit | undefined

const stocked = ({ food, recipe }: DatedPantry, unitOf: UnitOf): StockedPantry => ({
  recipe,
  food: (id) => {
    const [found, baseUnit] = [food(id), unitOf(id)]
    return found && baseUnit ? { ...found, baseUnit } : undefined
  },
})

/** The site of each school that is in one. */
export async function sitesOfSchools(tx: Tx): Promise<Map<number, number>> {
  const bySite = await schoolsOfSites(tx)
  return new Map([...bySite].flatMap(([siteId, schools]) => schools.map(({ schoolId }) => [schoolId, siteId] as const)))
}

async function calendarsOf(tx: Tx, schoolIds: readonly number[]) {
  const open = tx.select({ id: school.id }).from(school).where(isNull(school.archivedAt))
  return tx
    .select({
      id: schoolCalendar.id,
      schoolId: schoolCalendar.schoolId,
      mealProgramId: schoolCalendar.mealProgramId,
    })
    .from(schoolCalendar)
    .where(and(inArray(schoolCalendar.schoolId, [...schoolIds]), inArray(schoolCalendar.schoolId, open)))
    .orderBy(schoolCalendar.schoolId, schoolCalendar.id)
}
