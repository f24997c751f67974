import type { PlannerDay, PlannerModel, PlannerProblem, Requirement, Solve } from './planner-model.ts'
import type { Served } from './variety.ts'
import { type Stays, weeksModel } from './week-model.ts'

const keyOf = (requirement: Requirement) => JSON.stringify(requirement)

/** Seconds for each question whether a part of the requirements can be met, and for all of them. */
const questionSeconds = 4
const searchSeconds = 60

/** Weeks that may be in conflict, with what days around them serve. */
export interface ConflictSource {
  problem: PlannerProblem
  weeks: readonly (readonly PlannerDay[])[]
  others: readonly Served[]
  solve: Solve
}

/** Requirements that cannot all be met. */
export interface Conflict {
  requirements: Requirement[]
  /** Each is proven to be needed: without any one of them, the others can be met. */
  isProven: boolean
}

/**
 * The conflict of weeks that are proven impossible: each requirement without which the others still cannot be met is removed (a
 * deletion filter). What is left is checked again, because a requirement that seemed needed alongside days that stay may not be
 * once those are out. What cannot be decided in time stays in, and the conflict is not proven.
 */
export function findConflict(source: ConflictSource, now: () => number): Conflict {
  const end = now() + searchSeconds * 1000
  const undecided = new Set<Requirement>()
  let kept = requirementsOf(source)
  for (let size = -1; size !== kept.length;) {
    size = kept.length
    for (const requirement of kept) {
      if (undecided.has(requirement)) continue
      const fewer = kept.filter((one) => one !== requirement)
      const seconds = Math.min(questionSeconds, (end - now()) / 1000)
      const answer = seconds > 0 ? canBeMet(source, fewer, seconds) : null
      if (answer === false) kept = fewer
      else if (answer === null) undecided.add(requirement)
    }
  }
  return { requirements: kept, isProven: undecided.size === 0 }
}

/** Whether some menus meet all of these requirements, whatever else they do; null = not decided in time. */
export function canBeMet(
  { problem, weeks, others, solve }: ConflictSource,
  requirements: readonly Requirement[],
  seconds = questionSeconds,
): boolean | null {
  const kept = new Set(requirements.map(keyOf))
  const stays: readonly Stays[] = ['fixedDays', 'recurring']
  const without = new Set(stays.filter((kind) => !kept.has(keyOf({ kind }))))
  const { model } = weeksModel(problem, weeks, others, 0, { without })
  const { status, values } = solve(onlyRows(model, kept), { seconds })
  if (status === 'infeasible') return false
  return status === 'optimal' || values !== null ? true : null
}

/** Every requirement of the weeks; first, those to name only if nothing else explains the conflict. */
export function requirementsOf({ problem, weeks, others }: ConflictSource): Requirement[] {
  const { model } = weeksModel(problem, weeks, others, 0, { without: new Set() })
  const found = new Map(model.rows.map(({ requirement }) => [keyOf(requirement), requirement]))
  const hasFixed = weeks.flat().some(({ fixed }) => fixed) || others.some(({ stays }) => stays === 'fixedDays')
  if (hasFixed) found.set(keyOf({ kind: 'fixedDays' }), { kind: 'fixedDays' })
  if (others.some(({ stays }) => stays === 'recurring')) found.set(keyOf({ kind: 'recurring' }), { kind: 'recurring' })
  return [...found.values()].toSorted((a, b) => rank(a) - rank(b))
}

const ranks: Record<Requirement['kind'], number> = {
  rule: 0,
  items: 1,
  recurring: 3,
  fixedDays: 3,
  variety: 4,
  colors: 4,
  methods: 4,
  allergens: 5,
  diets: 5,
}
/**
 * Requirements of a lower rank are left out of a conflict first, so that it names a rule only where no choice explains it. Daily milk
 * ranks above the kinds of milk and the items of a meal, which would need further requirements alongside them.
 */
const rank = (requirement: Requirement) =>
  requirement.kind === 'rule' && requirement.checkId === 'milk.daily' ? 2 : ranks[requirement.kind]

/** The model with the rows of some requirements and without costs: only whether it can be met matters. */
function onlyRows(model: PlannerModel, kept: ReadonlySet<string>): PlannerModel {
  return {
    ...model,
    costs: model.costs.map(() => 0),
    rows: model.rows.filter(({ requirement }) => kept.has(keyOf(requirement))),
  }
}
