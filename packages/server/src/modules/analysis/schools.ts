import { mondayOf } from '@commissary/domain/dates'
import {
  atSchoolSize,
  type AveragedValue,
  type MenuDay,
  otherMealsOf,
  type ServingsBasis,
} from '@commissary/domain/menu'
import { isPreschool, type RuleOptions } from '@commissary/domain/rules'
import { inArray } from 'drizzle-orm'

import { rejected } from '../../contract/api-error.ts'
import type { Caller, Schemas } from '../../contract/operations.ts'
import { schoolCalendar } from '../../db/schema/school-menu.ts'
import type { Tx } from '../../db/work.ts'
import { checkRange } from '../../shared/date-ranges.ts'
import { message } from '../../shared/messages.ts'
import { ruleOptionsOf } from '../analysis-settings/store.ts'
import { allLines, type PlannedDay, plannedDaysOf, servedDay, sizeOf } from '../calendars/days.ts'
import { type MenuPantry, pantryOf } from '../calendars/menu-pantry.ts'
import { closedDays } from '../holidays/store.ts'
import { type GradedItem, itemsOfCalendars } from '../menu-analysis-items/store.ts'
import { listSchools, type MealProgram } from '../schools/store.ts'
import { mealsBeside } from './other-meals.ts'
import { serviceDayMaker, type ToServiceDay } from './service-days.ts'
import { weeksOfSizes, type SizedWeek } from './sized-weeks.ts'
import { compareTexts } from '../../shared/texts.ts'

type Request = Schemas['SchoolsAnalysisRequest']
export type SchoolsWeek = Schemas['SchoolsWeek']

/** As many weeks as a year can touch. */
const maxDays = 54 * 7

/** A school's menu of one program, with its days of service. */
interface SchoolMenu {
  schoolId: number
  program: MealProgram
  days: PlannedDay[]
  items: GradedItem[]
  /** For preschool, the day's other meals; null = never planned. For the grades, null. */
  beside: (Omit<SchoolMenu, 'beside'> | null)[] | null
}

/** The menus of schools, read in one transaction. */
export interface SchoolsSource {
  menus: SchoolMenu[]
  pantry: MenuPantry
  toDay: ToServiceDay
  optionsOf: ReadonlyMap<string, Partial<RuleOptions>>
  servings: ServingsBasis
  /** The average whose items are requested. */
  reasonsOf: AveragedValue | undefined
}

/** Throws a 422 for a school that the user has no access to, and for an invalid range of dates. */
export async function readSchoolsSource(
  tx: Tx,
  { userId }: Pick<Caller, 'userId'>,
  { schools: schoolIds, itemType, startDate, endDate, servings = 'planned', reasonsOf }: Request,
): Promise<SchoolsSource> {
  checkRange(startDate, endDate, maxDays)
  const accessible = await listSchools(tx, userId)
  const chosen = schoolIds ? accessible.filter(({ schoolId }) => schoolIds.includes(schoolId)) : accessible
  if (schoolIds && chosen.length < new Set(schoolIds).size)
    throw rejected({ schools: message('calendars.schoolNotFound') })
  const shown = chosen.flatMap((school) =>
    school.programs
      .filter(({ menuType }) => itemType === undefined || menuType === itemType)
      .map((program) => ({ school, program })),
  )
  const programs = new Map(
    shown.flatMap(({ school, program }) =>
      [program, ...mealsBeside(school, program)].map((one) => [`${school.schoolId}/${one.id}`, one] as const),
    ),
  )
  const calendars =
    chosen.length === 0
      ? []
      : (
          await tx
            .select()
            .from(schoolCalendar)
            .where(
              inArray(
                schoolCalendar.schoolId,
                chosen.map(({ schoolId }) => schoolId),
              ),
            )
        ).flatMap(({ id, schoolId, mealProgramId }) => {
          const program = programs.get(`${schoolId}/${mealProgramId}`)
          return program ? [{ id, schoolId, program }] : []
        })
  const ids = calendars.map(({ id }) => id)
  const planned = await plannedDaysOf(tx, ids, startDate, endDate, 'changed')
  const items = await itemsOfCalendars(tx, ids, startDate, endDate)
  const closed = new Set((await closedDays(tx, startDate, endDate)).map(({ date }) => date))
  const stored = new Map(
    calendars.map(({ id, schoolId, program }) => [
      `${schoolId}/${program.id}`,
      {
        schoolId,
        program,
        days: (planned.get(id) ?? []).filter(({ date }) => !closed.has(date)),
        items: (items.get(id) ?? []).filter(({ gradeGroup }) => gradeGroup === program.gradeGroup),
      },
    ]),
  )
  const menus = shown.flatMap(({ school, program }): SchoolMenu[] => {
    const menuOf = ({ id }: MealProgram) => stored.get(`${school.schoolId}/${id}`) ?? null
    const menu = menuOf(program)
    const beside = isPreschool(program.gradeGroup) ? mealsBeside(school, program).map(menuOf) : null
    return menu ? [{ ...menu, beside }] : []
  })
  const different = new Set<MenuDay>([...stored.values()].flatMap(({ days }) => days.flatMap(allLines)))
  const pantry = await pantryOf(tx, [...different])
  const optionsOf = new Map<string, Partial<RuleOptions>>()
  for (const { program } of menus) {
    const { programName } = program
    if (!optionsOf.has(programName)) optionsOf.set(programName, await ruleOptionsOf(tx, programName))
  }
  const read = [...different].map((menu) => ({ date: '', menu }))
  return { menus, pantry, optionsOf, servings, reasonsOf, toDay: await serviceDayMaker(tx, pantry, read) }
}

/**
 * Checks schools' weeks, Monday to Sunday, for each grade group of the menu. Schools of a program that serve the published days
 * unchanged share a week where every check has the same verdict at their sizes. Sorted by program, then by week.
 */
export function analyzeSchools({ menus, pantry, toDay, optionsOf, servings, reasonsOf }: SchoolsSource): SchoolsWeek[] {
  const found = new Map<string, SizedWeek[]>()
  const identify = identifier()
  const sizedDay = (day: PlannedDay) => atSchoolSize(servedDay(day, pantry), sizeOf(day))
  const otherMealsOn = ({ beside, program }: SchoolMenu, date: string) =>
    beside === null
      ? undefined
      : otherMealsOf(
          beside.map((other) => {
            const day = other?.days.find((one) => one.date === date)
            if (!other || !day) return null
            return toDay({ date, menu: sizedDay(day) }, { items: other.items, servings: 'planned' })
          }),
          optionsOf.get(program.programName),
        )
  for (const menu of menus) {
    const { schoolId, program, days, items } = menu
    const weeks = Map.groupBy(days, ({ date }) => mondayOf(date))
    for (const [weekStart, ofWeek] of weeks) {
      const dates = new Set(ofWeek.map(({ date }) => date))
      const hasOwn = items.some(({ date }) => dates.has(date))
      const isShared = ofWeek.every(({ changes }) => changes === null) && !hasOwn
      const others = ofWeek.map(({ date }) => otherMealsOn(menu, date))
      const key = [
        program.id,
        program.serviceDays,
        program.alsoGradeGroups?.join('+') ?? '',
        program.offerVersusServe,
        weekStart,
        JSON.stringify(others),
        ...(isShared ? ofWeek.map(({ date, master }) => `${date} ${identify(master)}`) : [`school ${schoolId}`]),
      ].join('/')
      const sizes = ofWeek.map((day) => (isShared ? sizeOf(day) : null))
      const known = found.get(key)
      if (known?.[0]) {
        known.push({ ...known[0], schoolId, sizes })
        continue
      }
      const service = ofWeek.map((day, index) =>
        toDay(
          { date: day.date, menu: isShared ? servedDay(day, pantry) : sizedDay(day) },
          { items, servings, otherMeals: others[index] },
        ),
      )
      found.set(key, [{ schoolId, program, weekStart, days: service, sizes }])
    }
  }
  // The weeks of one menu's grade groups keep their order.
  return [...found.values()]
    .flatMap((weeks) => weeksOfSizes(weeks, optionsOf, reasonsOf))
    .toSorted(
      (a, b) =>
        compareTexts(a.program.programName, b.program.programName) ||
        a.program.id - b.program.id ||
        compareTexts(a.weekStart, b.weekStart) ||
        (a.schoolIds[0] ?? 0) - (b.schoolIds[0] ?? 0),
    )
}

/** A number for each object. */
function identifier(): (day: MenuDay | null) => number {
  const known = new Map<MenuDay | null, number>()
  return (day) => {
    const id = known.get(day) ?? known.size
    known.set(day, id)
    return id
  }
}
