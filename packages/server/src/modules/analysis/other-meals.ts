import { datesFrom } from '@commissary/domain/dates'
import { otherMealsOf, type OtherMeals, type ServiceDay } from '@commissary/domain/menu'
import { hasMealPattern, isPreschool, type RuleOptions } from '@commissary/domain/rules'
import { and, eq, inArray } from 'drizzle-orm'

import { schoolCalendar } from '../../db/schema/school-menu.ts'
import type { Tx } from '../../db/work.ts'
import { allLines, plannedDaysOf, servedDay } from '../calendars/days.ts'
import { pantryOf } from '../calendars/menu-pantry.ts'
import { itemsOfCalendars } from '../menu-analysis-items/store.ts'
import type { MealProgram, School } from '../schools/store.ts'
import { serviceDayMaker } from './service-days.ts'

/**
 * The other meals that a school serves to the same preschool children. Preschool rules are about the whole day; the grades have
 * no such rules, so their other meals are never read. Menus without a meal pattern do not count as meals.
 */
export const mealsBeside = ({ programs }: Pick<School, 'programs'>, { menuType, gradeGroup }: MealProgram) =>
  isPreschool(gradeGroup)
    ? programs.filter(
        (other) => other.gradeGroup === gradeGroup && other.menuType !== menuType && hasMealPattern(other.rulePack),
      )
    : []

interface Menu {
  school: School
  program: MealProgram
  from: string
  to: string
  options: Partial<RuleOptions>
  /** As published to the school, without the school's changes. */
  isMaster?: boolean
}

/** What the other meals serve on each date, by planned servings. Empty for a program that is not preschool. */
export async function readOtherMeals(
  tx: Tx,
  { school, program, from, to, options, isMaster = false }: Menu,
): Promise<ReadonlyMap<string, OtherMeals>> {
  if (!isPreschool(program.gradeGroup)) return new Map()
  const others = mealsBeside(school, program)
  const calendars = await calendarsOf(tx, school.schoolId, others)
  const ids = [...calendars.values()]
  const planned = await plannedDaysOf(tx, ids, from, to)
  const items = isMaster ? new Map<number, never[]>() : await itemsOfCalendars(tx, ids, from, to)
  const stored = new Map(
    [...planned].map(([id, days]) => [
      id,
      isMaster ? days.filter(({ master }) => master !== null).map((day) => ({ ...day, changes: null })) : days,
    ]),
  )
  const all = [...stored.values()].flat()
  const pantry = await pantryOf(tx, all.flatMap(allLines))
  const toDay = await serviceDayMaker(
    tx,
    pantry,
    all.map((day) => ({ date: day.date, menu: servedDay(day, pantry) })),
  )
  const serviceOf = ({ id, gradeGroup }: MealProgram, date: string): ServiceDay | null => {
    const calendarId = calendars.get(id) ?? 0
    const day = stored.get(calendarId)?.find((one) => one.date === date)
    const own = (items.get(calendarId) ?? []).filter((item) => item.gradeGroup === gradeGroup)
    return day ? toDay({ date, menu: servedDay(day, pantry) }, { items: own, servings: 'planned' }) : null
  }
  const days = Temporal.PlainDate.from(from).until(to).days + 1
  return new Map(
    datesFrom(from, days).map((date) => [
      date,
      otherMealsOf(
        others.map((other) => serviceOf(other, date)),
        options,
      ),
    ]),
  )
}

/** The calendars of a school's meals, by program; a meal that was never planned has none. */
async function calendarsOf(
  tx: Tx,
  schoolId: number,
  programs: readonly MealProgram[],
): Promise<ReadonlyMap<number, number>> {
  if (programs.length === 0) return new Map()
  const rows = await tx
    .select({ id: schoolCalendar.id, programId: schoolCalendar.mealProgramId })
    .from(schoolCalendar)
    .where(
      and(
        eq(schoolCalendar.schoolId, schoolId),
        inArray(
          schoolCalendar.mealProgramId,
          programs.map(({ id }) => id),
        ),
      ),
    )
  return new Map(rows.map(({ id, programId }) => [programId, id]))
}
