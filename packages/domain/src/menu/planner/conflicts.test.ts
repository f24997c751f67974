import loadHighs from 'highs'
import { describe, expect, test } from 'vitest'

import { otherItems, plannerEntree, plannerMilk, plannerProblem } from '../../testing/planner-problems.ts'
import { canBeMet, type ConflictSource, findConflict, requirementsOf } from './conflicts.ts'
import { highsSolver, type Highs } from './highs-solver.ts'
import { planMenu } from './plan-menu.ts'
import type { PlannerItem, PlannerProblem, Requirement, Solve } from './planner-model.ts'

const solve = highsSolver(await (loadHighs as unknown as () => Promise<Highs>)())
const sourceOf = (problem: PlannerProblem, solver: Solve = solve): ConflictSource => ({
  problem,
  weeks: [problem.days],
  others: [],
  solve: solver,
})
const now = () => Date.now()

/** Expects that the requirements cannot be met, but can be without any one of them. */
function expectIrreducible(source: ConflictSource, conflict: readonly Requirement[]): void {
  expect(conflict).not.toEqual([])
  expect(canBeMet(source, conflict)).toBe(false)
  for (const left of conflict) {
    const others = conflict.filter((one) => one !== left)
    expect(canBeMet(source, others), JSON.stringify(left)).toBe(true)
  }
}

describe('a conflict cannot be met, and without any one of its requirements it can', () => {
  test.each([
    ['too salty entrees', plannerProblem([plannerEntree('Salty', 1, 1500), ...otherItems])],
    [
      'two rules',
      plannerProblem([plannerEntree('Salty', 1, 3000, 400), plannerEntree('Light', 1, 400, 40), ...otherItems]),
    ],
    [
      'too few entrees',
      plannerProblem([plannerEntree('One', 1), plannerEntree('Two', 1), ...otherItems], { entreeDays: 5 }),
    ],
    ['milk as an allergen', plannerProblem([plannerEntree('One', 1), ...otherItems], { avoid: ['Milk'] })],
    [
      'one milk',
      plannerProblem([plannerEntree('One', 1), ...otherItems.slice(0, 6), plannerMilk('Skim', 0.2, 'skim')]),
    ],
    [
      'a kind of milk that preschool does not allow',
      plannerProblem(
        [plannerEntree('One', 1), ...otherItems.slice(0, 6), plannerMilk('Chocolate', 0.2, 'skim', true)],
        {
          gradeGroups: ['PK3-5'],
        },
      ),
    ],
  ])('%s', (_, problem) => {
    const { requirements, isProven } = findConflict(sourceOf(problem), now)
    expectIrreducible(sourceOf(problem), requirements)
    expect(isProven).toBe(true)
  })
})

const tooSalty = plannerProblem([plannerEntree('Salty', 1, 1500), ...otherItems])

test('a requirement that cannot be decided in time stays in, and the answer is marked as unproven', () => {
  const stopped = { status: 'stopped', values: null, bound: Number.NEGATIVE_INFINITY } as const
  const nothing = findConflict(
    sourceOf(tooSalty, () => stopped),
    now,
  )
  expect(nothing).toEqual({ requirements: requirementsOf(sourceOf(tooSalty)), isProven: false })

  // Whether an entree is needed is not decided.
  const hasItems: Solve = (model, limits) =>
    model.rows.some(({ requirement }) => requirement.kind === 'items') ? solve(model, limits) : stopped
  const { requirements, isProven } = findConflict(sourceOf(tooSalty, hasItems), now)
  expect(requirements.map(({ kind }) => kind).toSorted()).toEqual(['items', 'rule'])
  expect(isProven).toBe(false)
})

test('a search for a conflict ends after a minute', () => {
  let clock = 0
  const slow: Solve = () => {
    clock += 4000
    return { status: 'stopped', values: null, bound: Number.NEGATIVE_INFINITY }
  }
  findConflict(sourceOf(tooSalty, slow), () => clock)
  expect(clock).toBeLessThanOrEqual(60_000)
})

/** The problem with a first day that stays and serves only one item; `items` is what could be planned on it instead. */
function withFixedDay(problem: PlannerProblem, entree: PlannerItem, items: readonly PlannerItem[]): PlannerProblem {
  const nutrition = entree.nutrition['K-5']
  if (!nutrition) throw new Error('The entree has no portion')
  const { id, name, category } = entree
  const days = problem.days.slice(0, 2).map((day, index) => {
    const service = {
      date: day.date,
      plannedMeals: 100,
      items: [{ id, name, category, plannedServings: 100, nutrition }],
    }
    return index === 0 ? { ...day, fixed: { services: { 'K-5': service }, foods: [name] }, items } : day
  })
  return { ...problem, days }
}

test.each([
  ['nothing else could be on it', []],
  ['it could be planned', [plannerEntree('Light', 1), ...otherItems]],
])('a salty day that stays is named, where %s', (_, items) => {
  const problem = withFixedDay(
    plannerProblem([plannerEntree('Light', 1), ...otherItems]),
    plannerEntree('Salty', 1, 3000),
    items,
  )
  const result = planMenu(problem, solve, { seconds: 20, now })
  expect(result.conflict).toContainEqual({ kind: 'fixedDays' })
  expect(result.isConflictProven).toBe(true)
  expectIrreducible(sourceOf(problem), result.conflict)
  // Without the day, the other one can be planned.
  expect(planMenu({ ...problem, days: problem.days.slice(1) }, solve, { seconds: 20, now }).conflict).toEqual([])
})
