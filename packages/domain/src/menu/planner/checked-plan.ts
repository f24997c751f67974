import type { GradeGroup, VerdictStatus } from '../../rules/model.ts'
import type { WeekAnalysis } from '../analysis/analysis-model.ts'
import { allChecks } from '../analysis/check-values.ts'
import { analyzeWeek } from '../analysis/week-analysis.ts'
import type { OfferedItem, ServiceDay } from '../model.ts'
import type { PlannedMenu, PlannerDay, PlannerProblem, Requirement } from './planner-model.ts'
import type { DayColumn } from './week-parts.ts'

/** A planned week with the analysis of each grade group. */
export interface CheckedWeek {
  menus: PlannedMenu[]
  analyses: { gradeGroup: GradeGroup; analysis: WeekAnalysis }[]
  /** The worst enforced verdict by the chosen rules. Daily verdicts of days that stay do not count: no plan changes them. */
  status: VerdictStatus
}

/** The menus of a solution. What recurs has its own servings; a remainder goes to the first items. */
export function menusOf(columns: readonly DayColumn[], values: readonly number[]): PlannedMenu[] {
  const chosen = columns.filter(({ column }) => (values[column] ?? 0) > 0.5)
  return [...Map.groupBy(chosen, ({ day }) => day)].map(([day, list]) => {
    const milks = list.filter(({ item }) => item.category === 'Milk')
    return {
      key: day.key,
      date: day.date,
      items: list.map((one) => ({
        id: one.item.id,
        plannedServings:
          one.item.servings === undefined ? servingsOf(day.meals, milks.indexOf(one), milks.length) : one.item.servings,
      })),
    }
  })
}

/** Servings of one of several milks; for any other item, all meals. */
function servingsOf(meals: number, index: number, milks: number): number {
  if (index < 0) return meals
  return Math.floor(meals / milks) + (index < meals % milks ? 1 : 0)
}

/** Checks a week as every menu is checked: its days that stay, and the planned menus of its other days. */
export function checkWeek(
  problem: PlannerProblem,
  days: readonly PlannerDay[],
  menus: readonly PlannedMenu[],
): CheckedWeek {
  const analyses = problem.gradeGroups.map((gradeGroup) => {
    const services = days.flatMap((day) => {
      const menu = menus.find(({ key }) => key === day.key)
      return menu ? [serviceOf(day, menu, gradeGroup)] : (day.fixed?.services[gradeGroup] ?? [])
    })
    const { rulePack, serviceDays, offerVersusServe = [] } = problem
    const program = { rulePack, gradeGroup, serviceDays, offerVersusServe: offerVersusServe.includes(gradeGroup) }
    return { gradeGroup, analysis: analyzeWeek(services, program, problem.ruleOptions) }
  })
  return { menus: [...menus], analyses, status: worstOf(problem, days, analyses) }
}

const order: readonly VerdictStatus[] = ['pass', 'advisory', 'unknown', 'fail']

function worstOf(
  problem: PlannerProblem,
  days: readonly PlannerDay[],
  analyses: CheckedWeek['analyses'],
): VerdictStatus {
  return enforced(problem, days, analyses).reduce<VerdictStatus>(
    (worst, { status }) => (order.indexOf(status) > order.indexOf(worst) ? status : worst),
    'pass',
  )
}

/** The rules that a planned week fails, each once. */
export function failingRules(
  problem: PlannerProblem,
  days: readonly PlannerDay[],
  { analyses }: CheckedWeek,
): Requirement[] {
  const failing = enforced(problem, days, analyses).filter(({ status }) => status === 'fail')
  const found = new Map(
    failing.map(({ checkId, gradeGroup, rules }) => [
      `${checkId} ${gradeGroup} ${rules}`,
      { kind: 'rule', checkId, gradeGroup, rules } as const,
    ]),
  )
  return [...found.values()]
}

/** The enforced verdicts by the chosen rules, without the daily ones of days that stay. */
function enforced({ rules }: PlannerProblem, days: readonly PlannerDay[], analyses: CheckedWeek['analyses']) {
  const fixed = new Set(days.flatMap((day) => (day.fixed ? [day.date] : [])))
  return analyses.flatMap(({ gradeGroup, analysis }) =>
    allChecks(analysis)
      .filter(({ isAdvisory, date }) => !isAdvisory && !(date !== null && fixed.has(date)))
      .flatMap((check) =>
        rules.flatMap((date) => {
          const status = check[date]?.status
          return status ? [{ checkId: check.id, gradeGroup, rules: date, status }] : []
        }),
      ),
  )
}

function serviceOf(day: PlannerDay, menu: PlannedMenu, gradeGroup: GradeGroup): ServiceDay {
  const items = menu.items.flatMap(({ id, plannedServings }): OfferedItem[] => {
    const item = day.items.find((one) => one.id === id)
    const nutrition = item?.nutrition[gradeGroup]
    return item && nutrition ? [{ id, name: item.name, category: item.category, plannedServings, nutrition }] : []
  })
  return { date: day.date, plannedMeals: day.meals, items }
}
