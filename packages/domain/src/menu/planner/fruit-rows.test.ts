import loadHighs from 'highs'
import { expect, test } from 'vitest'

import type { VegetableSubgroup } from '../../crediting/model.ts'
import { credit } from '../../testing/foods.ts'
import { plannerItem, plannerMilk, plannerProblem } from '../../testing/planner-problems.ts'
import { highsSolver, type Highs } from './highs-solver.ts'
import { planMenu } from './plan-menu.ts'
import type { PlannerItem, PlannerProblem } from './planner-model.ts'

const solve = highsSolver(await (loadHighs as unknown as () => Promise<Highs>)())

const breakfast = [
  plannerItem('Oatmeal', 'Entree', 1, {
    nutrients: { calories: 270, sodium: 200, saturatedFat: 1, addedSugars: 2 },
    credits: [credit('GRAIN', 2, { wholeGrainRich: 2 })],
  }),
  plannerMilk('Skim', 0.25, 'skim'),
  plannerMilk('1%', 0.25, 'lowFat'),
]
const always = 1.25

const fruit = (name: string, cost: number) =>
  plannerItem(name, 'Fruit', cost, { nutrients: { calories: 60 }, credits: [credit('FRUIT', 1)] })
const vegetable = (name: string, cost: number, subgroup: VegetableSubgroup, juice = 0) =>
  plannerItem(name, 'Vegetables', cost, {
    nutrients: { calories: 60 },
    credits: [credit('VEGETABLE', 1, { subgroups: { [subgroup]: 1 }, juice })],
  })
const apple = fruit('Apple', 0.6)
const potatoes = vegetable('Potatoes', 0.2, 'STARCHY')
const carrots = vegetable('Carrots', 0.4, 'RED_OR_ORANGE')

function plan(items: readonly PlannerItem[], change = (problem: PlannerProblem) => problem) {
  const problem = change(plannerProblem([...breakfast, ...items], { rulePack: 'us-sbp' }))
  const { weeks, cost, conflict } = planMenu(problem, solve, { seconds: 20, now: () => Date.now() })
  const chosen = weeks.flatMap(({ menus }) => menus.flatMap(({ items: offered }) => offered.map(({ id }) => id)))
  const countOf = (name: string) => chosen.filter((id) => id === name).length
  return { status: weeks.map(({ status }) => status), cost, countOf, conflict }
}

test('vegetables are in place of fruit on one day of breakfasts, whatever their subgroup', () => {
  const { status, cost, countOf } = plan([apple, potatoes])
  expect(status).toEqual(['pass'])
  expect([countOf('Apple'), countOf('Potatoes')]).toEqual([4, 1])
  expect(cost).toBeCloseTo(always + (4 * 0.6 + 0.2) / 5, 3)
})

test('on several days they are of two subgroups, at the least cost', () => {
  const { status, cost, countOf } = plan([apple, potatoes, carrots])
  expect(status).toEqual(['pass'])
  expect([countOf('Apple'), countOf('Potatoes'), countOf('Carrots')]).toEqual([0, 4, 1])
  expect(cost).toBeCloseTo(always + (4 * 0.2 + 0.4) / 5, 3)
})

test('vegetables on a day with enough fruit do not count as a subgroup in its place', () => {
  // Two days of potatoes need another subgroup, and carrots are only on offer next to the apple that recurs.
  const { status, countOf } = plan([potatoes, carrots], (problem) => ({
    ...problem,
    days: problem.days.map((day, index) => ({
      ...day,
      items: index < 3 ? [...breakfast, { ...apple, isKept: true as const }, carrots] : [...breakfast, apple, potatoes],
    })),
  }))
  expect(status).toEqual(['pass'])
  expect([countOf('Apple'), countOf('Potatoes')]).toEqual([4, 1])
})

test('a day that stays with vegetables in place of fruit is one of the days', () => {
  const { status, countOf } = plan([apple, potatoes], (problem) => {
    const [monday, ...others] = problem.days
    if (!monday) throw new Error('No days')
    const service = {
      date: monday.date,
      plannedMeals: 100,
      items: [...breakfast, potatoes].map(({ id, name, category, nutrition }) => ({
        id,
        name,
        category,
        plannedServings: category === 'Milk' ? 50 : 100,
        nutrition: nutrition['K-5'] as NonNullable<(typeof nutrition)['K-5']>,
      })),
    }
    const stays = { ...monday, fixed: { services: { 'K-5': service }, foods: [] } }
    return { ...problem, days: [stays, ...others] }
  })
  expect(status).toEqual(['pass'])
  expect([countOf('Apple'), countOf('Potatoes')]).toEqual([4, 0])
})

test('vegetable juice in place of fruit is at most half of what is offered', () => {
  const juice = vegetable('Tomato juice', 0.1, 'RED_OR_ORANGE', 1)
  const { status, cost, countOf } = plan([apple, potatoes, juice])
  expect(status).toEqual(['pass'])
  expect([countOf('Tomato juice'), countOf('Potatoes')]).toEqual([2, 3])
  expect(cost).toBeCloseTo(always + (2 * 0.1 + 3 * 0.2) / 5, 3)
})

test('without fruit, potatoes alone cannot be on every day: their subgroups are named', () => {
  const { conflict } = plan([potatoes])
  expect(conflict).toContainEqual({
    kind: 'rule',
    checkId: 'fruit.vegetableSubgroups',
    gradeGroup: 'K-5',
    rules: 'now',
  })
})
