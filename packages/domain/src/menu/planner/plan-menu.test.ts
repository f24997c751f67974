import loadHighs from 'highs'
import { expect, test } from 'vitest'

import type { PortionNutrition } from '../../recipe/model.ts'
import { otherItems, plannerEntree, plannerItem, plannerMilk, plannerProblem } from '../../testing/planner-problems.ts'
import { credit, weekDates } from '../../testing/foods.ts'
import { highsSolver, type Highs } from './highs-solver.ts'
import { checkWeek } from './checked-plan.ts'
import { planMenu, type PlanProgress } from './plan-menu.ts'
import type { PlannerDay, PlannerItem, PlannerProblem } from './planner-model.ts'

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

test('a piece of fruit is one component of a snack, although it is in the sum with juice, too', () => {
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

test('colors and cooking methods are kept apart across weeks, also from days that stay', () => {
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

test('an allergen is avoided, also where nobody has stated that it is absent, at the least cost of what is left', () => {
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

test('what recurs on an open day stays, alone in its category', () => {
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
