import { checkWeek, menusOf, type CheckedWeek } from './checked-plan.ts'
import type { PlannerDay, PlannerProblem, Solve } from './planner-model.ts'
import type { Served } from './variety.ts'
import { mealsOfOpenDays, weeksModel, type WeeksModel } from './week-model.ts'

/** Consecutive weeks, each with its days. */
export type Weeks = readonly (readonly PlannerDay[])[]

/** Weeks that were solved as one. */
export interface SolvedWeeks {
  checked: CheckedWeek[]
  /** Per meal on the open days. */
  cost: number
  /** No menus of these weeks cost less, given the days around them. */
  bound: number
  /** Meals on the open days. */
  meals: number
}

/** The result of solving weeks. */
export type WeeksAnswer =
  | { kind: 'solved'; solved: SolvedWeeks }
  | { kind: 'infeasible' }
  /** Whatever was found fails in the analysis. */
  | { kind: 'fails'; checked: CheckedWeek[] }
  /** Nothing was found in time. */
  | { kind: 'none'; bound: number }

/** How far values stay within their limits, tried in this order: whole servings can miss what shares just reach. */
const margins = [0, 1e-6, 1e-4, 2e-3]

/** The cheapest menus that can be found in time. Tries again further within the limits if rounding breaks one. */
export function solveWeeks(
  problem: PlannerProblem,
  weeks: Weeks,
  others: readonly Served[],
  solve: Solve,
  { seconds, now }: { seconds: number; now: () => number },
  onBetter: (solved: SolvedWeeks) => void,
): WeeksAnswer {
  const end = now() + seconds * 1000
  let bound = Number.NEGATIVE_INFINITY
  const passing: SolvedWeeks[] = []
  let failing: CheckedWeek[] | null = null
  for (const margin of margins) {
    const left = margin === 0 ? seconds : (end - now()) / 1000
    if (left <= 0) break
    const built = weeksModel(problem, weeks, others, margin)
    const toSolved = (values: readonly number[], least: number) => solvedWeeks(problem, weeks, built, values, least)
    const { status, values, ...found } = solve(built.model, { seconds: left }, (better, least) => {
      const solved = toSolved(better, margin === 0 ? least : bound)
      if (!isPassing(solved) || solved.cost >= (passing.at(-1)?.cost ?? Number.POSITIVE_INFINITY)) return
      passing.push(solved)
      onBetter(solved)
    })
    if (status === 'infeasible') {
      if (margin === 0) return { kind: 'infeasible' }
      break
    }
    // Further within the limits, a bound does not apply to all menus.
    if (margin === 0) bound = found.bound
    if (!values) break
    const solved = toSolved(values, bound)
    if (isPassing(solved)) return { kind: 'solved', solved }
    failing = solved.checked
  }
  const best = passing.at(-1)
  if (best) return { kind: 'solved', solved: withBound(best, bound) }
  return failing && now() < end ? { kind: 'fails', checked: failing } : { kind: 'none', bound }
}

const isPassing = ({ checked }: SolvedWeeks) => checked.every(({ status }) => status !== 'fail')

const withBound = (solved: SolvedWeeks, bound: number): SolvedWeeks => ({
  ...solved,
  bound: Math.min(Math.max(bound, solved.bound), solved.cost),
})

function solvedWeeks(
  problem: PlannerProblem,
  weeks: Weeks,
  { model, columns }: WeeksModel,
  values: readonly number[],
  bound: number,
): SolvedWeeks {
  const menus = menusOf(columns, values)
  const checked = weeks.map((days) => {
    const keys = new Set(days.map(({ key }) => key))
    return checkWeek(
      problem,
      days,
      menus.filter(({ key }) => keys.has(key)),
    )
  })
  const cost = model.costs.reduce((sum, each, column) => sum + each * Math.round(values[column] ?? 0), 0)
  return { checked, cost, bound: Math.min(bound, cost), meals: mealsOfOpenDays(weeks) }
}
