import type { CheckedWeek } from './checked-plan.ts'
import type { PlannerProblem } from './planner-model.ts'
import type { SolvedWeeks, Weeks } from './solve-weeks.ts'
import { servedAnyway, servedByItems, type Served } from './variety.ts'

/** A plan's progress. Costs are in the caterer's currency per meal on the open days of the weeks that have a plan. */
export interface PlanProgress {
  weeks: CheckedWeek[]
  /** Weeks with open days, and how many of them are solved. */
  totalWeeks: number
  solvedWeeks: number
  /** Of the best plan so far; items without a price count a bit more than the most expensive one. Null before there is a plan. */
  cost: number | null
  /** No plan of the same weeks costs less; null before it is known. */
  bound: number | null
  /** The bound applies to all plans of the weeks. Otherwise it applies only to plans in which earlier weeks are as they are. */
  isBoundOfAll: boolean
}

/** Weeks that were solved as one, in the order of the plan. */
interface Part {
  /** The position of its first week. */
  from: number
  weeks: Weeks
  solved: SolvedWeeks
}

/** The weeks so far, in parts. */
export class PlanSoFar {
  private parts: Part[] = []
  private readonly problem: PlannerProblem
  private readonly open: Weeks

  constructor(problem: PlannerProblem, open: Weeks) {
    this.problem = problem
    this.open = open
  }

  /** The positions of the parts' first weeks, the last part first. */
  starts(): number[] {
    return this.parts.map(({ from }) => from).toReversed()
  }

  /** What days around some weeks serve that no plan moves. */
  stays(weeks: Weeks): Served[] {
    const own = new Set(weeks.flat())
    const { days, around = [], gradeGroups } = this.problem
    return [...days.filter((day) => !own.has(day)), ...around].flatMap((day) => servedAnyway(day, gradeGroups))
  }

  /** What the weeks before a position serve. */
  servedBefore(place: number): Served[] {
    return this.parts.filter(({ from }) => from < place).flatMap((part) => this.servedBy(part))
  }

  /** Replaces all weeks from `from` on with solved ones. */
  put(from: number, weeks: Weeks, solved: SolvedWeeks): void {
    this.parts = [...this.parts.filter((part) => part.from < from), { from, weeks, solved }]
  }

  progress(): PlanProgress {
    return this.summary(
      this.parts,
      this.parts.reduce((sum, { weeks }) => sum + weeks.length, 0),
    )
  }

  /** The progress if weeks that are being solved replaced all from `from` on. */
  with(from: number, weeks: Weeks, solved: SolvedWeeks): PlanProgress {
    const before = this.parts.filter((part) => part.from < from)
    return this.summary([...before, { from, weeks, solved }], Math.max(from, this.progress().solvedWeeks))
  }

  private summary(parts: readonly Part[], solvedWeeks: number): PlanProgress {
    const meals = parts.reduce((sum, { solved }) => sum + solved.meals, 0)
    const mean = (valueOf: (solved: SolvedWeeks) => number) => {
      const value = parts.reduce((sum, { solved }) => sum + valueOf(solved) * solved.meals, 0) / meals
      return Number.isFinite(value) ? value : null
    }
    return {
      weeks: parts.flatMap(({ solved }) => solved.checked),
      totalWeeks: this.open.length,
      solvedWeeks,
      cost: mean(({ cost }) => cost),
      bound: mean(({ bound }) => bound),
      isBoundOfAll: parts.length <= 1,
    }
  }

  private servedBy({ weeks, solved }: Part): Served[] {
    const days = new Map(weeks.flat().map((day) => [day.key, day]))
    return solved.checked.flatMap(({ menus }) =>
      menus.flatMap(({ date, key, items }) => {
        const known = new Map(days.get(key)?.items.map((item) => [item.id, item]))
        const chosen = items.flatMap(({ id }) => known.get(id) ?? [])
        return servedByItems(date, chosen, this.problem.gradeGroups)
      }),
    )
  }
}
