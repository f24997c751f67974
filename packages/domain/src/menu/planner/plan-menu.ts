import { mondayOf } from '../../dates/dates.ts'
import { failingRules, type CheckedWeek } from './checked-plan.ts'
import { canBeMet, findConflict, requirementsOf, type ConflictSource } from './conflicts.ts'
import type { PlannerProblem, Requirement, Solve } from './planner-model.ts'
import { PlanSoFar, type PlanProgress } from './plan-so-far.ts'
import { solveWeeks, type Weeks, type WeeksAnswer } from './solve-weeks.ts'

/** The result of a plan. */
export interface PlanResult extends PlanProgress {
  /** Requirements in conflict, of the first week that cannot be planned; empty = it was planned. */
  conflict: Requirement[]
  /** The first day of that week. */
  conflictWeek: string | null
  /** How many weeks, that one the last of them, are in conflict together. */
  conflictWeeks: number
  /** Proven: no menus of these weeks meet all requirements, whatever earlier weeks serve, but without any one of them some do. */
  isConflictProven: boolean
}

export interface PlanLimits {
  /** For the whole plan. */
  seconds: number
  /** Milliseconds from any fixed point. */
  now: () => number
}

/** More weeks than a month has are not solved as one: the first menus would take minutes. */
const mostTogether = 6

/** Seconds to look for cheaper menus of all weeks together, once each has a plan. */
const togetherSeconds = 20

/**
 * Fills the open days of each week, Monday to Sunday, at the least cost for which every rule holds for every grade group.
 * Week by week: each counts what the weeks before serve, and gets an equal part of the time that is left. A week that cannot
 * follow those before is solved together with as many of them as it takes, and any time left goes to solving all weeks
 * together. Every week that is reported has been checked by `analyzeWeek`. Stops at the first week that cannot be planned, and
 * says why.
 */
export function planMenu(
  problem: PlannerProblem,
  solve: Solve,
  limits: PlanLimits,
  onProgress: (progress: PlanProgress) => void = () => undefined,
): PlanResult {
  return new Planning(problem, solve, limits, onProgress).run()
}

type Conflict = Pick<PlanResult, 'conflict' | 'conflictWeek' | 'conflictWeeks' | 'isConflictProven'>

const noConflict: Conflict = { conflict: [], conflictWeek: null, conflictWeeks: 0, isConflictProven: false }

class Planning {
  private readonly problem: PlannerProblem
  private readonly solve: Solve
  private readonly limits: PlanLimits
  private readonly onProgress: (progress: PlanProgress) => void
  private readonly start: number
  private readonly open: Weeks
  private readonly plan: PlanSoFar

  constructor(problem: PlannerProblem, solve: Solve, limits: PlanLimits, onProgress: (progress: PlanProgress) => void) {
    this.problem = problem
    this.solve = solve
    this.limits = limits
    this.onProgress = onProgress
    this.start = limits.now()
    this.open = [...Map.groupBy(problem.days, ({ date }) => mondayOf(date))]
      .toSorted(([a], [b]) => (a < b ? -1 : 1))
      .map(([, days]) => days.toSorted((a, b) => (a.date < b.date ? -1 : 1)))
      .filter((days) => days.some(({ fixed }) => !fixed))
    this.plan = new PlanSoFar(problem, this.open)
  }

  run(): PlanResult {
    for (let place = 0; place < this.open.length; place += 1) {
      const answer = this.solveFrom(place, place)
      const conflict = answer.kind === 'infeasible' ? this.together(place) : this.failure(place, answer)
      if (conflict) return { ...this.plan.progress(), ...conflict }
      if (answer.kind === 'none') return { ...this.plan.progress(), ...noConflict }
    }
    this.improve()
    return { ...this.plan.progress(), ...noConflict }
  }

  private secondsLeft(): number {
    return this.limits.seconds - (this.limits.now() - this.start) / 1000
  }

  /** Solves the weeks `from` to `to` as one, with a share of the time left in proportion to their number. */
  private solveFrom(from: number, to: number): WeeksAnswer {
    const weeks = this.open.slice(from, to + 1)
    const seconds = (Math.max(1, this.secondsLeft()) * weeks.length) / (weeks.length + this.open.length - 1 - to)
    const others = [...this.plan.servedBefore(from), ...this.plan.stays(weeks)]
    const limits = { ...this.limits, seconds }
    const answer = solveWeeks(this.problem, weeks, others, this.solve, limits, (solved) =>
      this.onProgress(this.plan.with(from, weeks, solved)),
    )
    if (answer.kind === 'solved') {
      this.plan.put(from, weeks, answer.solved)
      this.onProgress(this.plan.progress())
    }
    return answer
  }

  /**
   * Plans a week that cannot follow the weeks before as they are: together with the part before it, then the two before it, and
   * so on, until that works, or until the weeks are impossible whatever those before them serve.
   */
  private together(place: number): Conflict | null {
    for (const from of [place, ...this.plan.starts()]) {
      if (place - from >= mostTogether) break
      const answer = from < place ? this.solveFrom(from, place) : ({ kind: 'infeasible' } as const)
      if (answer.kind === 'solved') return null
      const source = this.conflictSource(from, place, [])
      if (canBeMet(source, requirementsOf(source)) === false) return this.conflictOf(source, true)
    }
    return this.conflictOf(this.conflictSource(place, place, this.plan.servedBefore(place)), false)
  }

  private conflictSource(from: number, to: number, served: ConflictSource['others']): ConflictSource {
    const weeks = this.open.slice(from, to + 1)
    return { problem: this.problem, weeks, others: [...served, ...this.plan.stays(weeks)], solve: this.solve }
  }

  private conflictOf(source: ConflictSource, isOfAll: boolean): Conflict {
    const { requirements, isProven } = findConflict(source, this.limits.now)
    return {
      conflict: requirements,
      conflictWeek: source.weeks.at(-1)?.[0]?.date ?? null,
      conflictWeeks: source.weeks.length,
      isConflictProven: isOfAll && isProven,
    }
  }

  /** The conflict of a week whose best menus fail in the analysis but in no row: the failing rules, and what no plan moves. */
  private failure(place: number, answer: WeeksAnswer): Conflict | null {
    if (answer.kind !== 'fails') return null
    const days = this.open[place] ?? []
    const stays: Requirement[] = [
      ...(days.some((day) => !day.fixed && day.items.some(({ isKept }) => isKept))
        ? [{ kind: 'recurring' } as const]
        : []),
      ...(days.some(({ fixed }) => fixed) ? [{ kind: 'fixedDays' } as const] : []),
    ]
    return {
      conflict: [...rulesOf(this.problem, days, answer.checked), ...stays],
      conflictWeek: days[0]?.date ?? null,
      conflictWeeks: 1,
      isConflictProven: false,
    }
  }

  /** Looks for cheaper menus of all weeks together. Their bound applies to all plans, even where nothing cheaper is found. */
  private improve(): void {
    const { weeks, cost } = this.plan.progress()
    const seconds = Math.min(togetherSeconds, this.secondsLeft())
    if (this.plan.starts().length < 2 || this.open.length > mostTogether || cost === null || seconds < 0.1) return
    const limits = { ...this.limits, seconds }
    const others = this.plan.stays(this.open)
    const answer = solveWeeks(this.problem, this.open, others, this.solve, limits, (solved) => {
      if (solved.cost < cost) this.onProgress(this.plan.with(0, this.open, solved))
    })
    if (answer.kind === 'solved') {
      const { solved } = answer
      const meals = solved.meals
      const best = solved.cost < cost ? solved : { checked: weeks, cost, bound: Math.min(solved.bound, cost), meals }
      this.plan.put(0, this.open, best)
      this.onProgress(this.plan.progress())
    }
  }
}

const rulesOf = (problem: PlannerProblem, days: Weeks[number], checked: readonly CheckedWeek[]): Requirement[] =>
  checked.flatMap((week) => failingRules(problem, days, week))
