import loadHighs from 'highs'
import { expect, test } from 'vitest'

import type { PortionNutrition } from '../../recipe/model.ts'
import { otherItems, plannerEntree, plannerItem, plannerMilk, plannerProblem } from '../../testing/planner-problems.ts'
import { credit, weekDates } from '../../testing/foods.ts'
import { highsSolver, type Highs } from './highs-solver.ts'
import { checkWeek } from './checked-plan.ts'
import { canBeMet } from './conflicts.ts'
import { planMenu } from './plan-menu.ts'
import type { PlanProgress } from './plan-so-far.ts'
import type { PlannerDay, PlannerItem, PlannerProblem, Solve } from './planner-model.ts'

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

test('no entree is repeated within some days, even across weeks', () => {
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

test('the rules of several grade groups hold at once', () => {
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

test('better menus are reported during the search for the best, and each one passes', () => {
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
    [{ kind: 'allergens' }, { kind: 'rule', checkId: 'milk.daily', gradeGroup: 'K-5', rules: 'now' }],
  ],
  [
    'milk, where only one is offered',
    plannerProblem([plannerEntree('One', 1), ...otherItems.slice(0, 6), plannerMilk('Skim', 0.2, 'skim')]),
    [{ kind: 'rule', checkId: 'milk.choices', gradeGroup: 'K-5', rules: 'now' }],
  ],
  [
    'the flavor of milk, where preschool has none without',
    plannerProblem([plannerEntree('One', 1), ...otherItems.slice(0, 6), plannerMilk('Chocolate', 0.2, 'skim', true)], {
      gradeGroups: ['PK3-5'],
    }),
    [
      { kind: 'rule', checkId: 'milk.flavored', gradeGroup: 'PK3-5', rules: 'now' },
      { kind: 'rule', checkId: 'milk.daily', gradeGroup: 'PK3-5', rules: 'now' },
    ],
  ],
])('the conflict is %s', (_name, problem, conflict) => {
  const result = plan(problem)
  expect(result.conflict.toSorted((a, b) => (a.kind < b.kind ? -1 : 1))).toEqual(conflict)
  expect(result.conflictWeek).toBe('2026-10-12')
  expect(result.conflictWeeks).toBe(1)
  expect(result.isConflictProven).toBe(true)
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
  // The meatless entree with an egg is cheapest, or the thin one with two half sides, but neither meets the main dish rule.
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

test('a snack gets its two cheapest components, at most one of them a beverage', () => {
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

test('a piece of fruit is one component of a snack, although it is also in the sum with juice', () => {
  const apple = plannerItem('Apple', 'Fruit', 0.1, { nutrients: { calories: 60 }, credits: [credit('FRUIT', 0.75)] })
  const bar = plannerItem('Bar', 'Entree', 0.3, {
    nutrients: { calories: 100 },
    credits: [credit('GRAIN', 1, { wholeGrainRich: 1 })],
  })
  const result = plan(plannerProblem([apple, bar], { rulePack: 'us-nslp-snack' }))
  expect(result.weeks.map(({ status }) => status)).toEqual(['pass'])
  expect(result.weeks[0]?.menus[0]?.items.map(({ id }) => id).toSorted()).toEqual(['Apple', 'Bar'])
})

/** A vegetable of one color, in the amount that a day needs. Lunch rules about subgroups do not apply to preschool. */
const colored = (name: string, cost: number, subgroup: 'DARK_GREEN' | 'RED_OR_ORANGE' | 'OTHERS') =>
  plannerItem(name, 'Vegetables', cost, { credits: [credit('VEGETABLE', 0.25, { subgroups: { [subgroup]: 0.25 } })] })
const preschoolItems = [
  plannerItem('Pasta', 'Entree', 1, {
    credits: [credit('GRAIN', 0.5, { wholeGrainRich: 0.5 }), credit('MEAT_ALTERNATE', 1.5)],
  }),
  plannerItem('Apple', 'Fruit', 0.2, { credits: [credit('FRUIT', 0.25)] }),
  plannerMilk('1%', 0.2, 'lowFat'),
]
const preschool = (items: readonly PlannerItem[], rest: Partial<PlannerProblem> = {}) =>
  plannerProblem([...preschoolItems, ...items], { gradeGroups: ['PK3-5'], ...rest })
const namesOf = (result: PlanProgress) =>
  result.weeks.flatMap(({ menus }) => menus.map(({ items }) => items.map(({ id }) => id)))

test('a preschool lunch has its own amounts, and neither flavored milk nor juice', () => {
  const juice = plannerItem('Juice', 'Fruit', 0.01, { credits: [credit('FRUIT', 0.5, { juice: 0.5 })] })
  const white = plannerItem('White pasta', 'Entree', 0.1, {
    credits: [credit('GRAIN', 0.5), credit('MEAT_ALTERNATE', 1.5)],
  })
  const problem = preschool([
    colored('Peas', 0.1, 'OTHERS'),
    plannerMilk('Chocolate', 0.01, 'skim', true),
    juice,
    white,
  ])
  const result = plan(problem)
  expect(result.weeks.map(({ status }) => status)).toEqual(['pass'])
  for (const names of namesOf(result)) expect(names.toSorted()).toEqual(['1%', 'Apple', 'Pasta', 'Peas'])
})

test('children of one and of two years get a milk each', () => {
  const whole = plannerItem('Whole', 'Milk', 0.3, {
    credits: [credit('MILK', 1)],
    milk: { fat: 'whole', isFlavored: false },
  })
  const items = [colored('Peas', 0.1, 'OTHERS'), whole]
  const result = plan(preschool(items, { gradeGroups: ['PK1-2'] }))
  expect(result.weeks.map(({ status }) => status)).toEqual(['pass'])
  expect(namesOf(result)[0]).toEqual(expect.arrayContaining(['Whole', '1%']))
  const without = plan(preschool(items.slice(0, 1), { gradeGroups: ['PK1-2'] }))
  expect(without.conflict).not.toEqual([])
})

test('meats/meat alternates are in place of the grain on three breakfasts of a week', () => {
  const egg = plannerItem('Egg', 'Entree', 0.1, { credits: [credit('MEAT_ALTERNATE', 1)] })
  const oatmeal = plannerItem('Oatmeal', 'Entree', 0.5, { credits: [credit('GRAIN', 0.5, { wholeGrainRich: 0.5 })] })
  const apple = plannerItem('Half an apple', 'Fruit', 0.2, { credits: [credit('FRUIT', 0.5)] })
  const items = [egg, oatmeal, apple, plannerMilk('1%', 0.2, 'lowFat')]
  const result = plan(plannerProblem(items, { gradeGroups: ['PK3-5'], rulePack: 'us-sbp' }))
  expect(result.weeks.map(({ status }) => status)).toEqual(['pass'])
  const days = namesOf(result)
  expect(days.filter((names) => names.includes('Egg'))).toHaveLength(3)
  expect(days.filter((names) => names.includes('Oatmeal'))).toHaveLength(2)
})

test('a vegetable color is not on two days in a row, at the least cost', () => {
  const items = [colored('Broccoli', 0.1, 'DARK_GREEN'), colored('Carrots', 0.3, 'RED_OR_ORANGE')]
  const at = (colorDays: number) => plan(preschool(items, { colorDays }))
  const vegetables = namesOf(at(2)).map((names) => names.find((name) => name === 'Broccoli' || name === 'Carrots'))
  expect(vegetables).toEqual(['Broccoli', 'Carrots', 'Broccoli', 'Carrots', 'Broccoli'])
  expect((at(2).cost ?? 0) - (at(1).cost ?? 0)).toBeCloseTo((2 * 0.2) / 5, 6)
  expect(at(3).conflict).toEqual(expect.arrayContaining([{ kind: 'colors' }]))
  // Other vegetables have all colors.
  expect(at(3).weeks).toEqual([])
  expect(plan(preschool([...items, colored('Corn salad', 0.5, 'OTHERS')], { colorDays: 3 })).conflict).toEqual([])
})

test('a cooking method is not on two days in a row; an unknown one is like no other', () => {
  const cooked = (name: string, cost: number, cookingMethod: PlannerItem['cookingMethod']): PlannerItem => ({
    ...plannerItem(name, 'Entree', cost, {
      credits: [credit('GRAIN', 0.5, { wholeGrainRich: 0.5 }), credit('MEAT_ALTERNATE', 1.5)],
    }),
    ...(cookingMethod !== undefined && { cookingMethod }),
  })
  const rest = [...preschoolItems.slice(1), colored('Peas', 0.1, 'OTHERS')]
  const at = (entrees: PlannerItem[]) =>
    plan(plannerProblem([...entrees, ...rest], { gradeGroups: ['PK3-5'], methodDays: 2 }))
  const baked = [cooked('Baked fish', 0.5, 'bake'), cooked('Baked ziti', 0.6, 'bake')]
  const result = at([...baked, cooked('Grilled chicken', 1, 'grill')])
  expect(namesOf(result).map(([entree]) => entree)).toEqual([
    'Baked fish',
    'Grilled chicken',
    'Baked fish',
    'Grilled chicken',
    'Baked fish',
  ])
  expect(at(baked).conflict).toEqual(expect.arrayContaining([{ kind: 'methods' }]))
  expect(at([cooked('Wrap', 0.5, null)]).conflict).toEqual([])
})

test('colors and cooking methods are kept apart across weeks, and from days that stay', () => {
  const entree = (name: string, cost: number, cookingMethod: 'bake' | 'grill'): PlannerItem => ({
    ...plannerItem(name, 'Entree', cost, {
      credits: [credit('GRAIN', 0.5, { wholeGrainRich: 0.5 }), credit('MEAT_ALTERNATE', 1.5)],
    }),
    cookingMethod,
  })
  const [baked, grilled] = [entree('Baked fish', 0.5, 'bake'), entree('Grilled chicken', 1, 'grill')] as const
  const [broccoli, carrots] = [
    colored('Broccoli', 0.1, 'DARK_GREEN'),
    colored('Carrots', 0.3, 'RED_OR_ORANGE'),
  ] as const
  const items = [...preschoolItems.slice(1), baked, grilled, broccoli, carrots]
  const open = (date: string): PlannerDay => ({ key: date, date, meals: 100, fixed: null, items })
  // A Friday and the Monday after it: three days apart.
  const [friday, monday] = ['2026-10-16', '2026-10-19'] as const
  const stays: PlannerDay = {
    ...open(friday),
    fixed: {
      services: {
        'PK3-5': {
          date: friday,
          plannedMeals: 100,
          items: [broccoli].flatMap(({ id, name, category, nutrition }) => {
            const portion = nutrition['PK3-5']
            return portion ? [{ id, name, category, plannedServings: 100, nutrition: portion }] : []
          }),
        },
      },
      foods: ['Broccoli'],
      methods: ['bake'],
    },
    items: [],
  }
  const at = (days: PlannerDay[], colorDays: number, methodDays: number) =>
    namesOf(plan(plannerProblem(items, { gradeGroups: ['PK3-5'], days, colorDays, methodDays }))).map((names) =>
      names.filter((name) => name !== 'Apple' && name !== '1%').toSorted(),
    )
  const cheapest = ['Baked fish', 'Broccoli']
  expect(at([open(friday), open(monday)], 3, 3)).toEqual([cheapest, cheapest])
  expect(at([open(friday), open(monday)], 4, 3)).toEqual([cheapest, ['Baked fish', 'Carrots']])
  expect(at([open(friday), open(monday)], 3, 4)).toEqual([cheapest, ['Broccoli', 'Grilled chicken']])
  expect(at([stays, open(monday)], 3, 3)).toEqual([cheapest])
  expect(at([stays, open(monday)], 4, 4)).toEqual([['Carrots', 'Grilled chicken']])
})

test('a diet leaves out what does not carry its tag, and is named where nothing is left', () => {
  const vegan = (item: PlannerItem): PlannerItem => ({ ...item, diets: ['Vegan', 'Kosher'] })
  const items = [colored('Buttered peas', 0.01, 'OTHERS'), vegan(colored('Peas', 0.1, 'OTHERS'))]
  const all = [...preschoolItems.map(vegan), ...items]
  const base = { gradeGroups: ['PK3-5' as const], diets: ['Vegan' as const] }
  const result = plan(plannerProblem(all, base))
  expect(result.weeks.map(({ status }) => status)).toEqual(['pass'])
  for (const names of namesOf(result)) expect(names).toContain('Peas')
  expect(plan(plannerProblem([...preschoolItems, ...items], base)).conflict).toEqual(
    expect.arrayContaining([{ kind: 'diets' }]),
  )
})

test('an allergen is avoided, even where no one has stated that it is absent, at the least cost of what is left', () => {
  const withPeanuts = (item: PlannerItem, level: 'contains' | 'mayContain' | 'free'): PlannerItem => ({
    ...item,
    nutrition: Object.fromEntries(
      Object.entries(item.nutrition).map(([group, nutrition]) => [
        group,
        { ...nutrition, allergens: [{ allergen: 'Peanuts', level, reasons: [item.name] }] },
      ]),
    ),
  })
  const peas = (name: string, cost: number) => colored(name, cost, 'OTHERS')
  const items = [
    ...preschoolItems.map((item) => withPeanuts(item, 'free')),
    withPeanuts(peas('Satay peas', 0.01), 'contains'),
    withPeanuts(peas('Peas of a shared line', 0.02), 'mayContain'),
    peas('Peas without a statement', 0.03),
    withPeanuts(peas('Dear peas', 0.3), 'free'),
    withPeanuts(peas('Peas', 0.2), 'free'),
  ]
  const planned = (avoid: PlannerProblem['avoid']) => {
    const result = plan(plannerProblem(items, { gradeGroups: ['PK3-5'], avoid }))
    return new Set(namesOf(result).map((names) => names.find((name) => name.toLowerCase().includes('peas'))))
  }
  expect(planned([])).toEqual(new Set(['Satay peas']))
  expect(planned(['Peanuts'])).toEqual(new Set(['Peas']))
})

test('a recurring item of an open day stays, alone in its category', () => {
  const peas = colored('Peas', 0.1, 'OTHERS')
  const kept: PlannerItem = { ...colored('Salad bar', 2, 'DARK_GREEN'), isKept: true }
  const problem = preschool([peas, kept])
  const result = plan(problem)
  for (const names of namesOf(result)) expect(names.toSorted()).toEqual(['1%', 'Apple', 'Pasta', 'Salad bar'])
  const milk: PlannerItem = { ...plannerMilk('Recurring skim', 0.5, 'skim'), isKept: true }
  const oneMilk = plan(plannerProblem([plannerEntree('One', 1), ...otherItems, milk]))
  // Lunch of the grades needs two milks, and only one recurs.
  expect(oneMilk.conflict).toEqual(expect.arrayContaining([{ kind: 'recurring' }]))
})

const keep = (item: PlannerItem, servings?: number | null): PlannerItem => ({
  ...item,
  id: `recurring ${item.id}`,
  isKept: true,
  ...(servings !== undefined && { servings }),
})

test('three milks that recur are the milks of every day, one of them flavored', () => {
  const milks = [plannerMilk('Skim', 0.25, 'skim'), plannerMilk('1%', 0.27, 'lowFat')]
  const kept = [...milks, plannerMilk('Chocolate', 0.29, 'skim', true)].map((milk) => keep(milk))
  for (const gradeGroups of [['K-5'], ['K-5', '6-8']] as const) {
    const result = plan(plannerProblem([plannerEntree('One', 1), ...otherItems, ...kept], { gradeGroups }))
    expect(result.conflict).toEqual([])
    expect(result.weeks.map(({ status }) => status)).toEqual(['pass'])
    expect(result.cost).toBeCloseTo(1 + 0.2 + 0.15 + 0.27)
    expect(namesOf(result)[0]?.toSorted()).toEqual([
      'Apple',
      'One',
      'Salad',
      'recurring 1%',
      'recurring Chocolate',
      'recurring Skim',
    ])
  }
})

test('two recurring lines of one kind of milk are not a choice of milk', () => {
  const kept = [keep(plannerMilk('Skim', 0.25, 'skim')), keep(plannerMilk('Skim of another dairy', 0.2, 'skim'))]
  const result = plan(plannerProblem([plannerEntree('One', 1), ...otherItems, ...kept]))
  expect(result.conflict).toEqual([
    { kind: 'rule', checkId: 'milk.choices', gradeGroup: 'K-5', rules: 'now' },
    { kind: 'recurring' },
  ])
})

test('of two entrees that recur, the smaller counts, and each has its own servings', () => {
  const entree = (name: string, grain: number) =>
    plannerItem(name, 'Entree', 1, {
      nutrients: { calories: 380, sodium: 700, saturatedFat: 4, addedSugars: 3 },
      credits: [credit('GRAIN', grain, { wholeGrainRich: grain }), credit('MEAT_ALTERNATE', 2)],
    })
  const roll = plannerItem('Roll', 'Side', 0.1, {
    nutrients: { calories: 60 },
    credits: [credit('GRAIN', 1, { wholeGrainRich: 1 })],
  })
  const result = plan(plannerProblem([keep(entree('Big', 2), 60), keep(entree('Small', 1), 40), roll, ...otherItems]))
  expect(result.weeks.map(({ status }) => status)).toEqual(['pass'])
  // Grains of the smaller one are 5 oz eq a week, and 8 are needed.
  expect(namesOf(result).filter((names) => names.includes('Roll'))).toHaveLength(3)
  expect(result.weeks[0]?.menus[0]?.items.filter(({ id }) => id.startsWith('recurring'))).toEqual([
    { id: 'recurring Big', plannedServings: 60 },
    { id: 'recurring Small', plannedServings: 40 },
  ])
})

test('recurring items are weighed by their own servings', () => {
  const broth = plannerItem('Broth', 'Miscellaneous', 0.1, { nutrients: { sodium: 1500 } })
  const at = (servings: number) => plan(plannerProblem([plannerEntree('One', 1), ...otherItems, keep(broth, servings)]))
  expect(at(10).weeks.map(({ status }) => status)).toEqual(['pass'])
  const tooMany = at(100)
  expect(tooMany.weeks).toEqual([])
  expect(tooMany.conflict).toContainEqual({ kind: 'recurring' })
  expect(tooMany.conflict).toContainEqual({ kind: 'rule', checkId: 'sodium', gradeGroup: 'K-5', rules: 'now' })
})

test('a recurring item that breaks a rule by itself is in conflict with the rule', () => {
  const kept = keep(plannerMilk('Chocolate', 0.2, 'skim', true))
  const result = plan(preschool([colored('Peas', 0.1, 'OTHERS'), kept]))
  expect(result.weeks).toEqual([])
  expect(result.conflict).toEqual([
    { kind: 'rule', checkId: 'milk.flavored', gradeGroup: 'PK3-5', rules: 'now' },
    { kind: 'recurring' },
  ])
})

test('an item that recurs on a day is not planned on days near it', () => {
  const pizza = plannerEntree('Pizza', 0.5)
  const problem = plannerProblem([pizza, plannerEntree('Wrap', 1), plannerEntree('Taco', 1), ...otherItems])
  const days = problem.days.map((day, index) => (index === 4 ? { ...day, items: [keep(pizza), ...day.items] } : day))
  const result = plan({ ...problem, days, entreeDays: 2, otherDays: 1 })
  expect(result.conflict).toEqual([])
  // Of Thursday's entrees, pizza is the cheaper one, and recurs the day after.
  expect(namesOf(result).map((names) => names.find((name) => name.includes('Pizza')) ?? 'other')).toEqual([
    'Pizza',
    'other',
    'Pizza',
    'other',
    'recurring Pizza',
  ])
})

/** A solver that ignores the rows of a check. */
const blindTo =
  (checkId: string): Solve =>
  (model, limits, onBetter) =>
    solve(
      { ...model, rows: model.rows.filter(({ requirement: one }) => one.kind !== 'rule' || one.checkId !== checkId) },
      limits,
      onBetter,
    )

test('menus that fail in the analysis are never the answer: the rule is named', () => {
  const problem = plannerProblem([plannerEntree('Salty', 1, 1500), ...otherItems])
  const result = planMenu(problem, blindTo('sodium'), { seconds: 20, now: () => Date.now() })
  expect(result.weeks).toEqual([])
  expect(result.conflict).toEqual([{ kind: 'rule', checkId: 'sodium', gradeGroup: 'K-5', rules: 'now' }])
  expect(result.isConflictProven).toBe(false)
})

test('a week that is solved again gets what is left of its time', () => {
  let clock = 0
  const seconds: number[] = []
  const slow: Solve = (model, limits, onBetter) => {
    seconds.push(limits.seconds)
    clock += 6000
    return blindTo('sodium')(model, limits, onBetter)
  }
  const problem = plannerProblem([plannerEntree('Salty', 1, 1500), ...otherItems])
  const result = planMenu(problem, slow, { seconds: 20, now: () => clock })
  expect(seconds.slice(0, 3)).toEqual([20, 14, 8])
  expect(result.solvedWeeks).toBe(0)
})

const twoWeeks = (items: readonly PlannerItem[]) =>
  [...weekDates(), ...weekDates('2026-10-19')].map((date): PlannerDay => ({
    key: date,
    date,
    meals: 100,
    fixed: null,
    items,
  }))
const five = (name: string, cost: number, sodium: number) =>
  Array.from({ length: 5 }, (_, index) => plannerEntree(`${name} ${index}`, cost, sodium))
/** What a day costs besides its entree. */
const rest = 0.2 + 0.15 + 0.26

test('a week that cannot follow the week before is planned together with it', () => {
  // Each week can have three salty entrees at most, and all ten are needed.
  const items = [...five('Light', 1, 500), ...five('Salty', 2, 1300), ...otherItems]
  const result = plan(plannerProblem(items, { days: twoWeeks(items), entreeDays: 12 }))
  expect(result.conflict).toEqual([])
  expect(result.weeks.map(({ status }) => status)).toEqual(['pass', 'pass'])
  expect(new Set(entreesOf(plannerProblem(items, { days: twoWeeks(items) }), result)).size).toBe(10)
  expect(result.cost).toBeCloseTo(1.5 + rest, 3)
  expect(result.bound).toBeCloseTo(1.5 + rest, 3)
  expect(result.isBoundOfAll).toBe(true)
})

/** The least cost of the entrees of two weeks: how many of each kind a week has, with all of them different. */
function leastOfTwoWeeks(kinds: readonly { cost: number; sodium: number }[]): number {
  const counts = [0, 1, 2, 3, 4, 5]
  const weeks = counts
    .flatMap((a) => counts.map((b) => [a, b, 5 - a - b]))
    .filter((week) => (week[2] ?? -1) >= 0)
    .filter((week) => week.reduce((sum, count, kind) => sum + count * (kinds[kind]?.sodium ?? 0), 0) / 5 + 125 <= 1110)
  const costs = weeks.flatMap((one) =>
    weeks
      .filter((other) => one.every((count, kind) => count + (other[kind] ?? 0) <= 5))
      .map((other) =>
        one.reduce((sum, count, kind) => sum + (count + (other[kind] ?? 0)) * (kinds[kind]?.cost ?? 0), 0),
      ),
  )
  return Math.min(...costs) / 10
}

test('the best plan for all weeks together is found, not the best for one week after another', () => {
  const kinds = [
    { name: 'Light', cost: 1, sodium: 500 },
    { name: 'Salty', cost: 1.05, sodium: 1400 },
    { name: 'Dear', cost: 3, sodium: 500 },
  ]
  const items = [...kinds.flatMap(({ name, cost, sodium }) => five(name, cost, sodium)), ...otherItems]
  const result = plan(plannerProblem(items, { days: twoWeeks(items), entreeDays: 12 }))
  expect(result.weeks.map(({ status }) => status)).toEqual(['pass', 'pass'])
  // The first week alone would take all light entrees.
  expect(leastOfTwoWeeks(kinds)).toBeCloseTo(1.22, 6)
  expect(result.cost).toBeCloseTo(leastOfTwoWeeks(kinds) + rest, 3)
  expect(result.isBoundOfAll).toBe(true)
})

test('without time to solve all weeks together, the bound is for one week after another, and is marked as such', () => {
  const entrees = Array.from({ length: 10 }, (_, index) => plannerEntree(`Entree ${index}`, 1 + index / 10))
  const items = [...entrees, ...otherItems]
  let clock = 0
  const slow: Solve = (model, limits, onBetter) => {
    clock += 10_000
    return solve(model, limits, onBetter)
  }
  const result = planMenu(plannerProblem(items, { days: twoWeeks(items), entreeDays: 12 }), slow, {
    seconds: 20,
    now: () => clock,
  })
  expect(result.solvedWeeks).toBe(2)
  expect(result.isBoundOfAll).toBe(false)
})

test('weeks that are impossible only together are named together', () => {
  // A week can have one very salty entree, and two weeks need five.
  const items = [...five('Light', 1, 500), ...five('Salty', 2, 2000), ...otherItems]
  const problem = plannerProblem(items, { days: twoWeeks(items), entreeDays: 12 })
  const result = plan(problem)
  expect(result).toMatchObject({ conflictWeek: '2026-10-19', conflictWeeks: 2, isConflictProven: true })
  expect(result.conflict.map(({ kind }) => kind)).toEqual(['rule', 'items', 'variety'])
  const weeks = [problem.days.slice(0, 5), problem.days.slice(5)]
  const source = { problem, weeks, others: [], solve }
  expect(canBeMet(source, result.conflict)).toBe(false)
  for (const left of result.conflict) {
    const others = result.conflict.filter((one) => one !== left)
    expect(canBeMet(source, others)).toBe(true)
  }
  // The first week can be planned.
  expect(result.weeks.map(({ status }) => status)).toEqual(['pass'])
})

test('the cost per meal of several weeks counts their meals', () => {
  const day = (date: string, meals: number, cost: number): PlannerDay => {
    const items = [plannerEntree('Entree', cost), ...otherItems]
    return { key: date, date, meals, fixed: null, items }
  }
  const days = [day('2026-10-12', 100, 1), day('2026-10-19', 300, 3)]
  const result = plan(plannerProblem([], { days }))
  expect(result.cost).toBeCloseTo((100 * (1 + rest) + 300 * (3 + rest)) / 400)
  expect(result.bound).toBeCloseTo(result.cost ?? 0, 3)
})

test('spacing also applies from the last days of a repeating menu to its first', () => {
  const entrees = ['A', 'B', 'C', 'D'].map((name) => plannerEntree(name, 1))
  const at = (items: readonly PlannerItem[], repeatsAfter?: number) =>
    plan(plannerProblem(items, { entreeDays: 4, ...(repeatsAfter && { repeatsAfter }) }))
  expect(at([...entrees, ...otherItems]).conflict).toEqual([])
  // From Friday to the Monday after it are three days.
  expect(at([...entrees, ...otherItems], 7).conflict.map(({ kind }) => kind)).toEqual(['items', 'variety'])
  const items = [...entrees, plannerEntree('E', 9), ...otherItems]
  const result = at(items, 7)
  expect(new Set(entreesOf(plannerProblem(items), result)).size).toBe(5)
  // No food can be further from itself than the menu is long.
  expect(plan(plannerProblem(items, { entreeDays: 30, repeatsAfter: 7 })).conflict).toEqual([])
})

test('days around count for variety, and not for the rules of their week', () => {
  const problem = plannerProblem([plannerEntree('Cheap', 1), plannerEntree('Other', 2), ...otherItems])
  const [monday, tuesday] = problem.days
  if (!monday || !tuesday) throw new Error('The week has no days')
  const nutrition = plannerEntree('Cheap', 1, 9000).nutrition['K-5'] as PortionNutrition
  const salty = { id: 'Cheap', name: 'Cheap', category: 'Entree' as const, plannedServings: 100, nutrition }
  const services = { 'K-5': { date: monday.date, plannedMeals: 100, items: [salty] } }
  const around = [{ ...monday, fixed: { services, foods: ['Cheap'] }, items: [] }]
  const next = { ...problem, days: [tuesday], around }
  expect(entreesOf(next, plan({ ...next, entreeDays: 1 }))).toEqual(['Cheap'])
  expect(entreesOf(next, plan({ ...next, entreeDays: 2 }))).toEqual(['Other'])
})
