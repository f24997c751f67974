import loadHighs from 'highs'
import { describe, expect, test } from 'vitest'

import { otherItems, plannerEntree, plannerMilk, plannerProblem } from '../../testing/planner-problems.ts'
import { canBeMet, findConflict } from './conflicts.ts'
import { highsSolver, type Highs } from './highs-solver.ts'
import type { PlannerProblem, Requirement } from './planner-model.ts'

const solve = highsSolver(await (loadHighs as unknown as () => Promise<Highs>)())
const isPossible = (problem: PlannerProblem, requirements: readonly Requirement[]) =>
  canBeMet(problem, problem.days, [], solve, requirements)

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
  ])('%s', (_, problem) => {
    const conflict = findConflict(problem, problem.days, [], solve)
    expect(conflict).not.toEqual([])
    expect(isPossible(problem, conflict)).toBe(false)
    for (const left of conflict) {
      expect(
        isPossible(
          problem,
          conflict.filter((one) => one !== left),
        ),
        JSON.stringify(left),
      ).toBe(true)
    }
  })
})

test('a week that can be planned has none', () => {
  const problem = plannerProblem([plannerEntree('One', 1), plannerEntree('Two', 1), ...otherItems])
  expect(findConflict(problem, problem.days, [], solve)).toEqual([])
})
