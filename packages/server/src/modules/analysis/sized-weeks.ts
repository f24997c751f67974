import {
  analyzeGroups,
  analyzeMenus,
  type AveragedValue,
  type Check,
  type CheckTable,
  packMenus,
  serviceAtSchoolSize,
  type ServiceDay,
  valueReasons,
  type WeekAnalysis,
  worstDayCheck,
} from '@commissary/domain/menu'
import { dayCheckIds, menuGroups, type RuleOptions } from '@commissary/domain/rules'

import type { Schemas } from '../../contract/operations.ts'
import type { MealProgram } from '../schools/store.ts'

type SchoolsWeek = Schemas['SchoolsWeek']

/** A school's week, whose days other schools have, too. */
export interface SizedWeek {
  schoolId: number
  program: MealProgram
  weekStart: string
  /** As published. */
  days: readonly ServiceDay[]
  /** The school's usual number of meals that each day is sized to; null = as published. */
  sizes: readonly (number | null)[]
}

/** Schools that serve a week at the same size. */
interface Size {
  members: SizedWeek[]
  days: ServiceDay[]
  meals: number | null
}

/**
 * The weeks of schools that serve the same days, for each grade group of the menu. Rounded servings shift averages a little, so
 * schools of different sizes share a week only if every check has the same verdict at each size; its values are those of the
 * largest.
 */
export function weeksOfSizes(
  weeks: readonly SizedWeek[],
  optionsOf: ReadonlyMap<string, Partial<RuleOptions>>,
  /** Adds the items behind this average. */
  reasonsOf?: AveragedValue,
): SchoolsWeek[] {
  const [first] = weeks
  if (!first) return []
  const options = optionsOf.get(first.program.programName)
  const sizes = [...Map.groupBy(weeks, ({ sizes: ofDays }) => ofDays.join())].map(([, members]) => toSize(members))
  const served = sizes.filter(({ days }) => days.length > 0)
  const alike = served.length < 2 ? [served] : sameVerdicts(served, first.program, options)
  return alike.flatMap((same) => {
    const largest = same.toSorted((a, b) => (b.meals ?? 0) - (a.meals ?? 0))[0]
    if (!largest) return []
    const mealsAt = new Map(same.flatMap(({ members, meals }) => members.map(({ schoolId }) => [schoolId, meals])))
    // In the order of `weeks`.
    const schoolIds = weeks.flatMap(({ schoolId }) => (mealsAt.has(schoolId) ? [schoolId] : []))
    const schools = {
      schoolIds,
      meals: largest.meals,
      ...(same.length > 1 && { schoolMeals: schoolIds.map((id) => mealsAt.get(id) ?? null) }),
    }
    return analyzeGroups(largest.days, first.program, options).map((week, index) => ({
      ...toSchoolsWeek(week, first.weekStart, first.program, schools),
      ...(reasonsOf && index === 0 && { reasons: valueReasons(largest.days, first.program, reasonsOf, options) }),
    }))
  })
}

function toSize(members: SizedWeek[]): Size {
  const [first] = members
  const days = (first?.days ?? [])
    .map((day, index) => serviceAtSchoolSize(day, first?.sizes[index] ?? null))
    .filter((day) => day.items.length > 0)
  const meals = days.map(mealsOf).reduce((sum, count) => (sum === null || count === null ? null : sum + count), 0)
  return { members, days, meals }
}

/** The meals that weight the day: the served ones in an analysis by servings served. */
const mealsOf = ({ plannedMeals, servedMeals }: ServiceDay): number | null =>
  servedMeals === undefined ? plannedMeals : servedMeals

/** Groups sizes by the verdict of every check, and by whether each count of meals and servings is unknown, zero or more. */
function sameVerdicts(
  sizes: readonly Size[],
  program: MealProgram,
  options: Partial<RuleOptions> | undefined,
): Size[][] {
  const groups = menuGroups(program).map((gradeGroup): MealProgram => ({ ...program, gradeGroup }))
  const tables = groups.map((one) => {
    const table = packMenus(
      sizes.map(({ days }) => ({ days, program: one })),
      options,
    )
    return { table, result: analyzeMenus(table, options) }
  })
  const keyOf = ({ days }: Size, index: number) =>
    [
      ...tables.map(({ table, result }) => {
        const [from = 0, to = 0] = [table.weekDays[index], table.weekDays[index + 1]]
        return `${codes(result.weeks, index, index + 1)}/${codes(result.days, from, to)}`
      }),
      ...days.map(({ plannedMeals, items }) =>
        [plannedMeals, ...items.map(({ plannedServings }) => plannedServings)].map(whatIsKnown).join(''),
      ),
    ].join('|')
  return [
    ...Map.groupBy(
      sizes.map((size, index) => [keyOf(size, index), size] as const),
      ([key]) => key,
    ).values(),
  ].map((same) => same.map(([, size]) => size))
}

/** The verdicts in a range of table rows for both dates, and which values are lower bounds. */
function codes({ ids, now, from2027, isLowerBound }: CheckTable, from: number, to: number): string {
  const [start, end] = [from * ids.length, to * ids.length]
  return [now, from2027, isLowerBound].map((column) => column.subarray(start, end).join()).join(';')
}

const whatIsKnown = (count: number | null) => (count === null ? '?' : count === 0 ? '0' : '+')

function toSchoolsWeek(
  week: WeekAnalysis,
  weekStart: string,
  program: MealProgram,
  schools: Pick<SchoolsWeek, 'schoolIds' | 'meals' | 'schoolMeals'>,
): SchoolsWeek {
  const { servedDays, regularDays, isShortWeek, nutrients, fluidMilkSaturatedFat, cost, status } = week
  const worstDays = dayCheckIds.flatMap((id) => worstDayCheck(week, id) ?? [])
  return {
    ...schools,
    program,
    ...(week.gradeGroup !== program.gradeGroup && { gradeGroup: week.gradeGroup }),
    weekStart,
    servedDays,
    regularDays,
    isShortWeek,
    nutrients,
    fluidMilkSaturatedFat,
    cost,
    checks: [...worstDays, ...week.checks].map(withoutReasons),
    status,
  }
}

const withoutReasons = ({ reasons: _, ...check }: Check) => check
