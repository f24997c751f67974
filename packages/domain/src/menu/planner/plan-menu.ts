import { mondayOf } from '../../dates/dates.ts'
import { analysisDayWeight } from './day-weights.ts'
import { findConflict } from './conflicts.ts'
import { checkWeek, menusOf, type CheckedWeek } from './checked-plan.ts'
import type { PlannerDay, PlannerProblem, Requirement, Solve, Solved } from './planner-model.ts'
import { type Served, servedByFixed, servedByItems } from './variety.ts'
import { weekModel, type WeekModel } from './week-model.ts'

/** How far a plan is. Costs are in the caterer's currency per meal of the open days, as a mean over the weeks that have a plan. */
export interface PlanProgress {
  weeks: CheckedWeek[]
  /** Weeks with open days, and how many of them are solved. */
  totalWeeks: number
  solvedWeeks: number
  /** Of the best plan so far; items without a price count a little more than the dearest. Null before there is one. */
  cost: number | null
  /** No plan of the same weeks costs less, given the weeks before each; null before it is known. */
  bound: number | null
}

/** What became of a plan. */
export interface PlanResult extends PlanProgress {
  /** Requirements in conflict, of the first week that cannot be planned; empty = it was planned. */
  conflict: Requirement[]
  /** The first day of that week. */
  conflictWeek: string | null
}

export interface PlanLimits {
  /** For the whole plan. */
  seconds: number
  /** Milliseconds from any fixed point. */
  now: () => number
}

/** How far values stay within their limits, tried in this order: whole servings can miss what shares just reach. */
const margins = [0, 1e-6, 1e-4, 2e-3]

/**
 * Fills the open days of each week, Monday to Sunday, at the least cost for which every rule holds for every grade group.
 * Week by week: each counts what the weeks before serve, and gets an equal part of the time that is left. Every week that is
 * reported has been checked by `analyzeWeek`. Stops at the first week that cannot be planned, and says why.
 */
export function planMenu(
  problem: PlannerProblem,
  solve: Solve,
  { seconds, now }: PlanLimits,
  onProgress: (progress: PlanProgress) => void = () => undefined,
): PlanResult {
  const start = now()
  const weeks = [...Map.groupBy(problem.days, ({ date }) => mondayOf(date))]
    .toSorted(([a], [b]) => (a < b ? -1 : 1))
    .map(([, days]) => days.toSorted((a, b) => (a.date < b.date ? -1 : 1)))
  const open = weeks.filter((days) => days.some(({ fixed }) => !fixed))
  const plan = new Plan(problem, open.length)

  for (const [index, days] of open.entries()) {
    const stays = weeks.filter((week) => week !== days).flat()
    const others = [...plan.served, ...stays.flatMap((day) => servedByFixed(day, problem.gradeGroups))]
    const left = Math.max(1, seconds - (now() - start) / 1000) / (open.length - index)
    const found = solveWeek(problem, days, others, solve, left, (checked, cost, bound) => {
      onProgress(plan.with(checked, cost, bound))
    })
    if (found === 'infeasible') {
      const conflict = findConflict(problem, days, others, solve)
      return { ...plan.progress(), conflict, conflictWeek: days[0]?.date ?? null }
    }
    if (found === null) break
    plan.add(days, found)
    onProgress(plan.progress())
  }
  return { ...plan.progress(), conflict: [], conflictWeek: null }
}

interface SolvedWeek {
  checked: CheckedWeek
  cost: number
  bound: number
}

/** The weeks so far. */
class Plan {
  readonly served: Served[] = []
  private readonly weeks: SolvedWeek[] = []
  private readonly problem: PlannerProblem
  private readonly totalWeeks: number

  constructor(problem: PlannerProblem, totalWeeks: number) {
    this.problem = problem
    this.totalWeeks = totalWeeks
  }

  add(days: readonly PlannerDay[], week: SolvedWeek): void {
    this.weeks.push(week)
    for (const { date, key, items } of week.checked.menus) {
      const day = days.find((one) => one.key === key)
      const known = new Map(day?.items.map((item) => [item.id, item]))
      const chosen = items.flatMap(({ id }) => known.get(id) ?? [])
      this.served.push(...servedByItems(date, chosen, this.problem.gradeGroups))
    }
  }

  progress(): PlanProgress {
    return this.summary(this.weeks, this.weeks.length)
  }

  /** The progress with a week that is being solved. */
  with(checked: CheckedWeek, cost: number, bound: number): PlanProgress {
    return this.summary([...this.weeks, { checked, cost, bound }], this.weeks.length)
  }

  private summary(weeks: readonly SolvedWeek[], solvedWeeks: number): PlanProgress {
    const mean = (valueOf: (week: SolvedWeek) => number) => {
      const value = weeks.reduce((sum, week) => sum + valueOf(week), 0) / weeks.length
      return Number.isFinite(value) ? value : null
    }
    return {
      weeks: weeks.map(({ checked }) => checked),
      totalWeeks: this.totalWeeks,
      solvedWeeks,
      cost: mean(({ cost }) => cost),
      bound: mean(({ bound }) => bound),
    }
  }
}

/** The cheapest week in the time; null = none was found in it. Tries again further within the limits where rounding breaks one. */
function solveWeek(
  problem: PlannerProblem,
  days: readonly PlannerDay[],
  others: readonly Served[],
  solve: Solve,
  seconds: number,
  onBetter: (checked: CheckedWeek, cost: number, bound: number) => void,
): SolvedWeek | 'infeasible' | null {
  let best: SolvedWeek | null = null
  for (const margin of margins) {
    const week = weekModel(problem, days, others, margin)
    const solved = solve(week.model, { seconds }, (values, bound) => {
      const found = toWeek(problem, days, week, values, bound)
      if (found.checked.status !== 'fail') onBetter(found.checked, found.cost, bound)
    })
    if (solved.status === 'infeasible') return best ?? (margin === 0 ? 'infeasible' : null)
    if (!solved.values) return best
    best = weekOf(problem, days, week, solved)
    if (best.checked.status !== 'fail') return best
  }
  return best
}

const weekOf = (problem: PlannerProblem, days: readonly PlannerDay[], week: WeekModel, { values, bound }: Solved) =>
  toWeek(problem, days, week, values ?? [], bound)

function toWeek(
  problem: PlannerProblem,
  days: readonly PlannerDay[],
  { model, columns }: WeekModel,
  values: readonly number[],
  bound: number,
): SolvedWeek {
  const checked = checkWeek(problem, days, menusOf(columns, values))
  // The model's cost is the part of the open days in the week's average.
  const weightOf = analysisDayWeight(problem, days)
  const weight = days.reduce((sum, day) => sum + (day.fixed ? 0 : weightOf(day)), 0)
  const cost = model.costs.reduce((sum, each, column) => sum + each * Math.round(values[column] ?? 0), 0)
  return { checked, cost: cost / weight, bound: Math.min(bound, cost) / weight }
}
