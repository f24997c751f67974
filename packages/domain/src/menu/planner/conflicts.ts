import type { PlannerDay, PlannerModel, PlannerProblem, Requirement, Solve } from './planner-model.ts'
import type { Served } from './variety.ts'
import { weekModel } from './week-model.ts'

const keyOf = (requirement: Requirement) => JSON.stringify(requirement)

/** Seconds for each question whether a part of the requirements can be met. */
const seconds = 4

/**
 * Requirements of which not all can be met, and of which each is needed for that: without any one of them, the others can
 * be (a deletion filter). What cannot be decided in time counts as possible, so the set stays small enough to be true.
 */
export function findConflict(
  problem: PlannerProblem,
  days: readonly PlannerDay[],
  others: readonly Served[],
  solve: Solve,
): Requirement[] {
  const isPossible = (kept: readonly Requirement[]) => canBeMet(problem, days, others, solve, kept)
  const all = requirementsOf(problem, days, others)
  if (isPossible(all)) return []
  let kept = all
  for (const requirement of all) {
    const fewer = kept.filter((one) => one !== requirement)
    if (!isPossible(fewer)) kept = fewer
  }
  return kept
}

/** Whether some menu meets all of these requirements, whatever else it does. */
export function canBeMet(
  problem: PlannerProblem,
  days: readonly PlannerDay[],
  others: readonly Served[],
  solve: Solve,
  requirements: readonly Requirement[],
): boolean {
  const kept = new Set(requirements.map(keyOf))
  const { model } = weekModel(problem, days, others, 0, {
    allergens: !kept.has(keyOf({ kind: 'allergens' })),
    fixedDays: !kept.has(keyOf({ kind: 'fixedDays' })),
  })
  return solve(onlyRows(model, kept), { seconds }).status !== 'infeasible'
}

/** Every requirement of a week. Choices of the planner come first: what can be left out is, and rules are named rather than choices only where they are needed. */
function requirementsOf(
  problem: PlannerProblem,
  days: readonly PlannerDay[],
  others: readonly Served[],
): Requirement[] {
  const { model } = weekModel(problem, days, others, 0)
  const found = new Map(model.rows.map(({ requirement }) => [keyOf(requirement), requirement]))
  if (days.some(({ fixed }) => fixed)) found.set(keyOf({ kind: 'fixedDays' }), { kind: 'fixedDays' })
  return [...found.values()].toSorted((a, b) => rank(a) - rank(b))
}

const ranks: Record<Requirement['kind'], number> = {
  rule: 0,
  items: 1,
  recurring: 2,
  fixedDays: 2,
  variety: 3,
  colors: 3,
  methods: 3,
  allergens: 4,
  diets: 4,
}
const rank = ({ kind }: Requirement) => ranks[kind]

/** The model with the rows of some requirements, at no cost: only whether it can be met matters. */
function onlyRows(model: PlannerModel, kept: ReadonlySet<string>): PlannerModel {
  return {
    ...model,
    costs: model.costs.map(() => 0),
    rows: model.rows.filter(({ requirement }) => kept.has(keyOf(requirement))),
  }
}
