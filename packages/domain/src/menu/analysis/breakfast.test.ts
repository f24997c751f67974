import { describe, expect, test } from 'vitest'

import { checkOf, chocolate, lowFat, verdicts } from '../../testing/lunch-week.ts'
import type { Credit, VegetableSubgroup } from '../../crediting/model.ts'
import type { MealProgram } from '../../rules/model.ts'
import type { Nutrients } from '../../food/model.ts'
import { credit, day, item, total, weekDates } from '../../testing/foods.ts'
import { analyzeWeek } from './week-analysis.ts'

const program: MealProgram = { rulePack: 'us-sbp', gradeGroup: 'K-5' }
const [monday = ''] = weekDates()

interface BreakfastDay {
  nutrients?: Nutrients
  grain?: number
  meat?: number
  fruit?: number
  fruitRest?: Partial<Credit>
  vegetable?: [cups: number, subgroup: VegetableSubgroup | null, rest?: Partial<Credit>]
  juice?: number
  milkFat?: number
}

function breakfastWeek(change: (index: number) => BreakfastDay = () => ({})) {
  return weekDates().map((date, index) => {
    const { nutrients, grain = 1, meat = 0.5, fruit = 1, fruitRest, vegetable, juice = 0, milkFat = 0 } = change(index)
    const hashBrowns = vegetable && [
      item('Hash browns', 'Vegetables', 100, {
        credits: [
          credit('VEGETABLE', vegetable[0], {
            subgroups: vegetable[1] ? { [vegetable[1]]: vegetable[0] } : {},
            ...vegetable[2],
          }),
        ],
      }),
    ]
    return day(date, 100, [
      item('Egg muffin', 'Entree', 100, {
        nutrients: { calories: 400, saturatedFat: 3, sodium: 450, addedSugars: 5, ...nutrients },
        credits: [credit('GRAIN', grain, { wholeGrainRich: grain }), credit('MEAT_ALTERNATE', meat)],
        fluidMilkSaturatedFat: total(milkFat),
      }),
      item('Fruit', 'Fruit', 100, { credits: [credit('FRUIT', fruit, { juice, ...fruitRest })] }),
      ...(hashBrowns ?? []),
      lowFat,
      chocolate,
    ])
  })
}
const analyze = (change?: (index: number) => BreakfastDay) => analyzeWeek(breakfastWeek(change), program)

test('a breakfast week that meets every rule passes by both dates', () => {
  expect(analyze().status).toEqual({ now: 'pass', from2027: 'pass' })
  expect(analyze().components.map(({ component }) => component)).toEqual(['FRUIT', 'GRAIN_OR_MEAT_ALTERNATE', 'MILK'])
})

describe('grains and meats are one component', () => {
  test.each([
    [0.5, 0.25, 'fail fail'],
    [0.5, 0.5, 'pass pass'],
    [1, 0, 'pass pass'],
    [0, 1, 'pass pass'],
  ])('%d oz eq of grain and %d of meat on a day: %s', (grain, meat, expected) => {
    const analysis = analyze((index) => (index === 0 ? { grain, meat } : {}))
    expect(verdicts(analysis, 'grainOrMeatAlternate.daily', monday)).toBe(expected)
  })

  test.each([
    [6.95, 'fail', 'pass'],
    [7, 'pass', 'pass'],
    [10, 'pass', 'pass'],
    [10.05, 'pass', 'advisory'],
  ])('%d oz eq a week: minimum %s, maximum %s', (weekly, minimum, maximum) => {
    const analysis = analyze(() => ({ grain: weekly / 5 - 0.25, meat: 0.25 }))
    expect(checkOf(analysis, 'grainOrMeatAlternate.weekly').now?.status).toBe(minimum)
    expect(checkOf(analysis, 'grainOrMeatAlternate.weeklyMaximum').now?.status).toBe(maximum)
  })

  test('a week without grains has no whole grain check', () => {
    const analysis = analyze(() => ({ grain: 0, meat: 1.5 }))
    expect(analysis.checks.map(({ id }) => id)).not.toContain('grain.wholeGrainRich')
    expect(analysis.status.now).toBe('pass')
  })
})

describe('vegetables in place of fruit', () => {
  test('count toward the cup of fruit', () => {
    const analysis = analyze((index) => (index === 0 ? { fruit: 0.5, vegetable: [0.5, 'STARCHY'] } : {}))
    expect(verdicts(analysis, 'fruit.daily', monday)).toBe('pass pass')
    expect(analysis.status.now).toBe('pass')
  })

  test('may be any on one day, and must be from two subgroups on two days', () => {
    const potatoes = (days: number) =>
      analyze((index) => (index < days ? { fruit: 0.5, vegetable: [0.5, 'STARCHY'] } : {}))
    expect(potatoes(1).checks.map(({ id }) => id)).not.toContain('fruit.vegetableSubgroups')
    expect(verdicts(potatoes(2), 'fruit.vegetableSubgroups')).toBe('fail fail')
    const two = analyze((index) =>
      index < 2 ? { fruit: 0.5, vegetable: [0.5, index === 0 ? 'STARCHY' : 'DARK_GREEN'] } : {},
    )
    expect(verdicts(two, 'fruit.vegetableSubgroups')).toBe('pass pass')
  })

  test('do not replace fruit with a spoonful that credits nothing', () => {
    const salsa = (cups: number) =>
      analyze((index) => (index < 2 ? { fruit: 0.5, vegetable: index === 0 ? [0.5, 'STARCHY'] : [cups, null] } : {}))
    expect(salsa(0).checks.map(({ id }) => id)).not.toContain('fruit.vegetableSubgroups')
    expect(verdicts(salsa(0.125), 'fruit.vegetableSubgroups')).toBe('fail fail')
  })

  test('of an unknown amount make the subgroups unknown', () => {
    const analysis = analyze((index) =>
      index < 2 ? { fruit: 0.5, vegetable: [0.5, 'STARCHY', index === 0 ? { missing: ['Salsa'] } : {}] } : {},
    )
    expect(verdicts(analysis, 'fruit.vegetableSubgroups')).toBe('unknown unknown')
  })

  test('next to enough fruit are extra: neither their subgroups nor their amounts are checked', () => {
    const extra = analyze(() => ({ vegetable: [0.5, 'STARCHY', { missing: ['Salsa'] }] }))
    expect(extra.checks.map(({ id }) => id)).not.toContain('fruit.vegetableSubgroups')
    expect(verdicts(extra, 'juice.fruit')).toBe('pass pass')
    expect(extra.status).toEqual({ now: 'pass', from2027: 'pass' })
  })

  test('next to enough fruit do not dilute its juice', () => {
    const extra = analyze(() => ({ juice: 0.6, vegetable: [1, 'DARK_GREEN'] }))
    expect(checkOf(extra, 'juice.fruit')).toMatchObject({ actual: 60, now: { status: 'fail' } })
    const inPlace = analyze(() => ({ fruit: 0.5, juice: 0.5, vegetable: [0.5, 'DARK_GREEN'] }))
    expect(checkOf(inPlace, 'juice.fruit').actual).toBe(50)
  })

  test('are unknown where the amount of fruit is', () => {
    const analysis = analyze((index) =>
      index < 2
        ? { fruit: 0.5, vegetable: [0.5, 'STARCHY'], ...(index === 0 && { fruitRest: { missing: ['Pears'] } }) }
        : {},
    )
    expect(verdicts(analysis, 'fruit.vegetableSubgroups')).toBe('unknown unknown')
    expect(checkOf(analysis, 'fruit.vegetableSubgroups').reasons).toContainEqual(
      expect.objectContaining({ kind: 'unknown', foodName: 'Pears' }),
    )
  })
})

test.each([
  [2.5, 'pass pass'],
  [2.55, 'fail fail'],
])('%d of 5 cups of fruit as juice: %s', (juice, expected) => {
  expect(
    verdicts(
      analyze(() => ({ juice: juice / 5 })),
      'juice.fruit',
    ),
  ).toBe(expected)
})

test.each([
  [{ calories: 349.9 }, 'calories', 'fail fail'],
  [{ calories: 350 }, 'calories', 'pass pass'],
  [{ calories: 500 }, 'calories', 'pass pass'],
  [{ calories: 500.1 }, 'calories', 'fail fail'],
  [{ sodium: 485 }, 'sodium', 'pass pass'],
  [{ sodium: 485.1 }, 'sodium', 'pass fail'],
  [{ sodium: 540 }, 'sodium', 'pass fail'],
  [{ sodium: 540.1 }, 'sodium', 'fail fail'],
  [{ addedSugars: 9.99 }, 'addedSugars', '- pass'],
  [{ addedSugars: 10 }, 'addedSugars', '- fail'],
] as const)('breakfast with %o: %s %s', (nutrients, id, expected) => {
  expect(
    verdicts(
      analyze(() => ({ nutrients })),
      id,
    ),
  ).toBe(expected)
})

test('milk fat counts at breakfast', () => {
  const analysis = analyze(() => ({ nutrients: { saturatedFat: 6 }, milkFat: 4 }))
  expect(checkOf(analysis, 'saturatedFat')).toMatchObject({
    actual: 13.5,
    now: { status: 'fail', actual: 13.5 },
    from2027: { status: 'fail', actual: 13.5 },
  })
})
