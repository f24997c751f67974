import loadHighs from 'highs'
import { expect, test } from 'vitest'

import type { PortionNutrition } from '../../recipe/model.ts'
import { otherItems, plannerEntree, plannerItem, plannerMilk, plannerProblem } from '../../testing/planner-problems.ts'
import { credit, weekDates } from '../../testing/foods.ts'
import { highsSolver, type Highs } from './highs-solver.ts'
import { checkWeek } from './checked-plan.ts'
import { planMenu, type PlanProgress } from './plan-menu.ts'
import type { PlannerItem, PlannerProblem } from './planner-model.ts'

const solve = highsSolver(await (loadHighs as unknown as () => Promise<Highs>)())
const plan = (problem: PlannerProblem, onProgress?: (progress: PlanProgress) => void) =>
  planMenu(problem, solve, { seconds: 20, now: () => Date.now() }, onProgress)

/** The entree of each day. */
const entreesOf = (problem: PlannerProblem, { weeks }: PlanProgress) =>
  weeks.flatMap(({ menus }) =>
    menus.map(({ key, items }) => {
      const day = problem.days.find((one) => one.key === key)
      return items.map(({ id }) => id).find((id) => day?.items.find((one) => one.id === id)?.category === 'Entree')
    }),
  )

test('the cheapest items are chosen, and every day has a vegetable, a fruit and two milks', () => {
  const problem = plannerProblem([plannerEntree('Dear', 2), plannerEntree('Cheap', 1), ...otherItems])
  const result = plan(problem)
  expect(result.weeks.map(({ status }) => status)).toEqual(['pass'])
  expect(result.weeks[0]?.menus[0]?.items).toEqual([
    { id: 'Cheap', plannedServings: 100 },
    { id: 'Salad', plannedServings: 100 },
    { id: 'Apple', plannedServings: 100 },
    { id: 'Skim', plannedServings: 50 },
    { id: '1%', plannedServings: 50 },
  ])
  expect(result.cost).toBeCloseTo(1 + 0.2 + 0.15 + 0.26)
  expect(result.bound).toBeCloseTo(result.cost ?? 0, 3)
})

/** The cost of every week of five entrees that passes, with the cheapest other items: the plain way to the best one. */
function cheapestByTrial(problem: PlannerProblem, entrees: readonly PlannerItem[]): number {
  let best = Number.POSITIVE_INFINITY
  const others = ['Salad', 'Apple', 'Skim', '1%']
  const costOf = (id: string) => problem.days[0]?.items.find((one) => one.id === id)?.nutrition['K-5']?.cost.known ?? 0
  const rest = costOf('Salad') + costOf('Apple') + (costOf('Skim') + costOf('1%')) / 2
  for (let code = 0; code < entrees.length ** 5; code += 1) {
    const chosen = problem.days.map(
      (_, index) => entrees[Math.floor(code / entrees.length ** index) % entrees.length]?.id ?? '',
    )
    const menus = problem.days.map(({ key, date }, index) => ({
      key,
      date,
      items: [chosen[index] ?? '', ...others].map((id, position) => ({ id, plannedServings: position < 3 ? 100 : 50 })),
    }))
    for (const menu of menus) for (const item of menu.items) if (item.id === 'Skim') item.plannedServings = 50
    const cost = chosen.reduce((sum, id) => sum + costOf(id), 0) / 5 + rest
    if (cost < best && checkWeek(problem, problem.days, menus).status === 'pass') best = cost
  }
  return best
}

test('the best week is found where the cheap items are too salty', () => {
  const entrees = [
    plannerEntree('Salty', 1, 1300),
    plannerEntree('Middle', 1.3, 1000),
    plannerEntree('Light', 1.9, 700),
  ]
  const problem = plannerProblem([...entrees, ...otherItems])
  const result = plan(problem)
  expect(result.weeks.map(({ status }) => status)).toEqual(['pass'])
  expect(result.cost).toBeCloseTo(cheapestByTrial(problem, entrees), 3)
})

test('no entree comes twice within some days, also across weeks', () => {
  const entrees = Array.from({ length: 7 }, (_, index) => plannerEntree(`Entree ${index}`, 1 + index / 10))
  const items = [...entrees, ...otherItems]
  const days = [...weekDates(), ...weekDates('2026-10-19')].map((date) => ({
    key: date,
    date,
    meals: 100,
    fixed: null,
    items,
  }))
  const problem = plannerProblem(items, { days, entreeDays: 7 })
  const chosen = entreesOf(problem, plan(problem))
  expect(chosen).toHaveLength(10)
  expect(new Set(chosen.slice(0, 5)).size).toBe(5)
  expect(new Set(chosen.slice(5)).size).toBe(5)
  // Friday to the next week's Thursday is less than seven days.
  for (const later of chosen.slice(5, 9)) expect(later).not.toBe(chosen[4])
})

test('days that stay count: their week is planned around them', () => {
  const cheap = plannerEntree('Cheap', 1, 700)
  const problem = plannerProblem([cheap, plannerEntree('Light', 2, 500), ...otherItems], { entreeDays: 5 })
  const [monday] = problem.days
  const lines = ['Cheap', 'Salad', 'Apple', 'Skim', '1%'].map((id, index) => {
    const item = problem.days[0]?.items.find((one) => one.id === id)
    return {
      id,
      name: id,
      category: item?.category ?? ('Side' as const),
      plannedServings: index < 3 ? 100 : 50,
      nutrition: item?.nutrition['K-5'] as PortionNutrition,
    }
  })
  const service = { date: monday?.date ?? '', plannedMeals: 100, items: lines }
  const days = problem.days
    .slice(0, 2)
    .map((day, index) => (index === 0 ? { ...day, fixed: { services: { 'K-5': service }, foods: ['Cheap'] } } : day))
  const fixed = { ...problem, days }
  const result = plan(fixed)
  expect(result.weeks[0]?.menus.map(({ date }) => date)).toEqual([days[1]?.date])
  expect(entreesOf(fixed, result)).toEqual(['Light'])
})

test('several grade groups hold at once', () => {
  // 6-8 needs 600 calories a day on average and K-5 only 550, so what K-5 alone gets is not enough.
  const problem = plannerProblem(
    [plannerEntree('Light', 1, 700, 350), plannerEntree('Filling', 2, 700, 420), ...otherItems],
    {
      gradeGroups: ['K-5', '6-8'],
    },
  )
  const result = plan(problem)
  expect(result.weeks[0]?.analyses.map(({ gradeGroup }) => gradeGroup)).toEqual(['K-5', '6-8'])
  expect(result.weeks[0]?.status).toBe('pass')
  expect(result.cost).toBeGreaterThan(plan({ ...problem, gradeGroups: ['K-5'] }).cost ?? 0)
})

test('an item without a price is never chosen for being cheap, and one with unknown sodium not at all', () => {
  const unknown = plannerItem('Unknown', 'Entree', 0.1, {
    nutrients: { calories: 430 },
    missing: { sodium: 'Sauce' },
    credits: [credit('GRAIN', 2, { wholeGrainRich: 2 }), credit('MEAT_ALTERNATE', 2)],
  })
  const problem = plannerProblem([
    unknown,
    plannerEntree('Unpriced', null),
    plannerEntree('Priced', 1.5),
    ...otherItems,
  ])
  expect(new Set(entreesOf(problem, plan(problem)))).toEqual(new Set(['Priced']))
})

test('better menus are reported while the best is sought, and each one passes', () => {
  const entrees = Array.from({ length: 12 }, (_, index) =>
    plannerEntree(`Entree ${index}`, 1 + ((index * 7) % 12) / 10, 1300 - index * 60),
  )
  const seen: PlanProgress[] = []
  const result = plan(plannerProblem([...entrees, ...otherItems], { entreeDays: 5 }), (progress) => seen.push(progress))
  expect(seen.at(-1)?.cost).toBe(result.cost)
  for (const { weeks, cost, bound } of seen) {
    for (const { status } of weeks) expect(status).not.toBe('fail')
    expect(bound ?? 0).toBeLessThanOrEqual((cost ?? 0) + 1e-9)
  }
})

test.each([
  [
    'sodium, where every entree is too salty',
    plannerProblem([plannerEntree('Salty', 1, 1500), ...otherItems]),
    [{ kind: 'items' }, { kind: 'rule', checkId: 'sodium', gradeGroup: 'K-5', rules: 'now' }],
  ],
  [
    'variety, where there are too few entrees',
    plannerProblem([plannerEntree('One', 1), plannerEntree('Two', 1), ...otherItems], { entreeDays: 5 }),
    [{ kind: 'items' }, { kind: 'variety' }],
  ],
  [
    'allergens, where no milk is free of milk',
    plannerProblem([plannerEntree('One', 1), ...otherItems], { avoid: ['Milk'] }),
    [{ kind: 'allergens' }, { kind: 'items' }],
  ],
  [
    'milk, where only one is offered',
    plannerProblem([plannerEntree('One', 1), ...otherItems.slice(0, 6), plannerMilk('Skim', 0.2, 'skim')]),
    [{ kind: 'items' }],
  ],
])('the conflict is %s', (_name, problem, conflict) => {
  const result = plan(problem)
  expect(result.conflict.toSorted((a, b) => (a.kind < b.kind ? -1 : 1))).toEqual(conflict)
  expect(result.conflictWeek).toBe('2026-10-12')
})

const entreeOf = (name: string, cost: number, meat: number) =>
  plannerItem(name, 'Entree', cost, {
    nutrients: { calories: 350, sodium: 500, saturatedFat: 4, addedSugars: 3 },
    credits: [credit('GRAIN', 2, { wholeGrainRich: 2 }), ...(meat > 0 ? [credit('MEAT_ALTERNATE', meat)] : [])],
  })
const meatSide = (name: string, cost: number, meat: number) =>
  plannerItem(name, 'Side', cost, { nutrients: { calories: 60 }, credits: [credit('MEAT_ALTERNATE', meat)] })

test('the meat of a day is in the main dish and one other item', () => {
  const rest = [...otherItems, meatSide('Half an egg', 0.1, 0.5), meatSide('Yogurt', 0.2, 0.5), meatSide('Egg', 0.4, 2)]
  // The meatless entree with an egg is the cheapest, and so is the thin one with two halves: neither is a main dish's.
  const problem = plannerProblem([entreeOf('Meatless', 0.5, 0), entreeOf('Thin', 0.7, 0.25), ...rest])
  const result = plan(problem)
  expect(result.weeks.map(({ status }) => status)).toEqual(['pass'])
  const { menus } = result.weeks[0] ?? { menus: [] }
  for (const { items } of menus) {
    const ids = items.map(({ id }) => id)
    expect(ids).toEqual(expect.arrayContaining(['Thin', 'Egg']))
  }
  const impossible = plan(plannerProblem([entreeOf('Meatless', 0.5, 0), ...rest]))
  expect(impossible.weeks).toEqual([])
})

test('a snack has the two cheapest different components, of which one at most is a beverage', () => {
  const juice = (name: string, cost: number) =>
    plannerItem(name, 'Fruit', cost, { nutrients: { calories: 60 }, credits: [credit('FRUIT', 0.75, { juice: 0.75 })] })
  const crackers = plannerItem('Crackers', 'Side', 0.3, {
    nutrients: { calories: 100 },
    credits: [credit('GRAIN', 1, { wholeGrainRich: 1 })],
  })
  const problem = plannerProblem([plannerMilk('Skim', 0.1, 'skim'), juice('Apple juice', 0.2), crackers], {
    rulePack: 'us-nslp-snack',
  })
  const result = plan(problem)
  expect(result.weeks.map(({ status }) => status)).toEqual(['pass'])
  expect(result.weeks[0]?.menus[0]?.items.map(({ id }) => id).toSorted()).toEqual(['Crackers', 'Skim'])
})
