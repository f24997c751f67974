import { describe, expect, test } from 'vitest'

import type { MealComponent } from '../../crediting/model.ts'
import { gradeGroups, type MealProgram } from '../../rules/model.ts'
import { credit, day, item, weekDates } from '../../testing/foods.ts'
import { checkOf } from '../../testing/lunch-week.ts'
import type { OfferedItem } from '../model.ts'
import { allChecks } from './check-values.ts'
import { analyzeWeek } from './week-analysis.ts'

/*
 * 7 CFR 210.10(e): lunch offers all five components, and a student takes half a cup of fruit or vegetables. 7 CFR 220.8(e):
 * breakfast offers four food items of three components, and a student takes half a cup of fruit. Each is tried just under, at
 * and just over, and with a value missing.
 */

const [monday = ''] = weekDates()
const lunch: MealProgram = { rulePack: 'us-nslp', gradeGroup: 'K-5', offerVersusServe: true }
const breakfast: MealProgram = { rulePack: 'us-sbp', gradeGroup: 'K-5', offerVersusServe: true }

const of = (name: string, category: OfferedItem['category'], credits: [MealComponent, number, ...string[]][]) =>
  item(name, category, 100, {
    credits: credits.map(([component, amount, ...missing]) => credit(component, amount, { missing })),
  })
const milk = of('Milk', 'Milk', [['MILK', 1]])
const skim = of('Skim milk', 'Milk', [['MILK', 1]])
const apple = (cups: number, ...missing: string[]) => of('Apple', 'Fruit', [['FRUIT', cups, ...missing]])
const salad = (cups: number, ...missing: string[]) => of('Salad', 'Vegetables', [['VEGETABLE', cups, ...missing]])
const pasta = of('Pasta', 'Entree', [
  ['GRAIN', 1],
  ['MEAT_ALTERNATE', 1],
])

const check = (program: MealProgram, id: 'components' | 'foodItems' | 'fruitOrVegetable', ...items: OfferedItem[]) =>
  checkOf(analyzeWeek([day(monday, 100, items)], program), `offerVersusServe.${id}`, monday)
const result = (...input: Parameters<typeof check>) => {
  const { actual, isLowerBound, now, from2027 } = check(...input)
  return [actual, isLowerBound, now?.status, from2027?.status]
}

describe('lunch offers the five components, each in its daily minimum', () => {
  test.each([
    ['fruit just under', [pasta, apple(0.375), salad(0.75), milk], [4, false, 'fail', 'fail']],
    ['all just at', [pasta, apple(0.5), salad(0.75), milk], [5, false, 'pass', 'pass']],
    ['fruit just over', [pasta, apple(0.625), salad(0.75), milk], [5, false, 'pass', 'pass']],
    ['fruit unknown', [pasta, apple(0, 'Apple'), salad(0.75), milk], [4, true, 'unknown', 'unknown']],
    [
      'fruit unknown, vegetables too few',
      [pasta, apple(0, 'Apple'), salad(0.5), milk],
      [3, true, 'unknown', 'unknown'],
    ],
    ['no milk', [pasta, apple(0.5), salad(0.75)], [4, false, 'fail', 'fail']],
  ] as const)('%s', (_, items, expected) => {
    expect(result(lunch, 'components', ...items)).toEqual(expected)
  })

  test('on every serving line', () => {
    const beans = { ...salad(0.5), id: 'beans', name: 'Beans', servingLine: 2 }
    const items = [pasta, apple(0.5), { ...salad(0.75), servingLine: 1 }, beans, milk]
    expect(result(lunch, 'components', ...items)).toEqual([4, false, 'fail', 'fail'])
    expect(check(lunch, 'components', ...items).reasons).toContainEqual(
      expect.objectContaining({
        kind: 'tooLittle',
        itemName: 'Beans',
        component: 'VEGETABLE',
        needed: 0.75,
        servingLine: 2,
      }),
    )
  })

  test('the reasons say what each item counts as, which has too little, and what nothing brings', () => {
    const { reasons } = check(lunch, 'components', pasta, apple(0.25), milk)
    const parts = reasons.map((one) => [one.kind, one.itemName, one.component, one.amount, one.needed])
    expect(parts).toEqual([
      ['counts', 'Milk', 'MILK', 1, null],
      ['counts', 'Pasta', 'GRAIN', 1, null],
      ['counts', 'Pasta', 'MEAT_ALTERNATE', 1, null],
      ['tooLittle', 'Apple', 'FRUIT', 0.25, 0.5],
      ['tooLittle', null, 'VEGETABLE', null, 0.75],
    ])
  })
})

describe('a student can take half a cup of fruit or vegetables, whatever else is declined', () => {
  test.each([
    ['just under', [apple(0.25), salad(0.125)], [0.375, false, 'fail', 'fail']],
    ['just at, together', [apple(0.25), salad(0.25)], [0.5, false, 'pass', 'pass']],
    ['just over', [apple(0.625)], [0.625, false, 'pass', 'pass']],
    ['unknown', [apple(0, 'Apple'), salad(0.25)], [0.25, true, 'unknown', 'unknown']],
    ['unknown, but enough is known', [apple(0, 'Apple'), salad(0.5)], [0.5, true, 'pass', 'pass']],
    ['none at all', [pasta, milk], [0, false, 'fail', 'fail']],
  ] as const)('lunch: %s', (_, items, expected) => {
    expect(result(lunch, 'fruitOrVegetable', ...items)).toEqual(expected)
  })

  test.each([
    ['just under', [apple(0.375)], [0.375, false, 'fail', 'fail']],
    ['just at', [apple(0.5)], [0.5, false, 'pass', 'pass']],
    ['just over', [apple(0.625)], [0.625, false, 'pass', 'pass']],
    ['vegetables in place of fruit', [salad(0.5)], [0.5, false, 'pass', 'pass']],
    ['unknown', [apple(0, 'Apple')], [0, true, 'unknown', 'unknown']],
  ] as const)('breakfast: %s', (_, items, expected) => {
    expect(result(breakfast, 'fruitOrVegetable', ...items)).toEqual(expected)
  })

  test('of a choice, the larger one can be taken; of serving lines, the students of the poorer one count', () => {
    const choice = [apple(0.25), { ...apple(0.5), id: 'pear', name: 'Pear' }]
    const one = analyzeWeek([day(monday, 100, choice, { selections: { Fruit: 1 } })], lunch)
    expect(checkOf(one, 'offerVersusServe.fruitOrVegetable', monday).actual).toBe(0.5)
    const [small, large] = choice.map((each, index) => ({ ...each, servingLine: index + 1 }))
    expect(result(lunch, 'fruitOrVegetable', small ?? pasta, large ?? pasta)).toEqual([0.25, false, 'fail', 'fail'])
  })
})

describe('breakfast offers four food items', () => {
  const muffin = (...credits: [MealComponent, number, ...string[]][]) => of('Muffin', 'Entree', credits)
  const grain = (ounces: number) => muffin(['GRAIN', ounces])
  test.each([
    ['just under: one ounce equivalent', [grain(1), apple(1), milk], [3, false, 'fail', 'fail']],
    ['just under: almost two ounce equivalents', [grain(1.75), apple(1), milk], [3, false, 'fail', 'fail']],
    ['just at: two ounce equivalents are two items', [grain(2), apple(1), milk], [4, false, 'pass', 'pass']],
    ['just over: three are three', [grain(3), apple(1), milk], [5, false, 'pass', 'pass']],
    [
      'grain and meat add up',
      [muffin(['GRAIN', 1], ['MEAT_ALTERNATE', 1]), apple(1), milk],
      [4, false, 'pass', 'pass'],
    ],
    ['a cup of one fruit is one item', [grain(1), apple(2), milk], [3, false, 'fail', 'fail']],
    [
      'half a cup of two fruits are two',
      [grain(1), apple(0.5), { ...apple(0.5), id: 'b' }, milk],
      [4, false, 'pass', 'pass'],
    ],
    ['less than half a cup of fruit is none', [grain(2), apple(0.375), milk], [3, false, 'fail', 'fail']],
    ['of two milks a student takes one', [grain(1), apple(1), milk, skim], [3, false, 'fail', 'fail']],
    ['unknown', [muffin(['GRAIN', 0, 'Flour']), apple(1), milk], [2, true, 'unknown', 'unknown']],
    [
      'unknown, but enough is known',
      [grain(2), apple(1), milk, { ...salad(0, 'Salsa'), category: 'Side' }],
      [4, true, 'pass', 'pass'],
    ],
  ] as const)('%s', (_, items, expected) => {
    expect(result(breakfast, 'foodItems', ...items)).toEqual(expected)
  })

  test('a placeholder is not a food item yet, and makes the number unknown', () => {
    const reserved = { ...muffin(['GRAIN', 0, 'Muffin']), expectedCredits: { GRAIN: 2 } }
    expect(result(breakfast, 'foodItems', reserved, apple(1), milk)).toEqual([2, true, 'unknown', 'unknown'])
    expect(check(breakfast, 'foodItems', reserved, apple(1), milk).reasons[0]?.kind).toBe('placeholder')
  })

  test('on each serving line, and each item states how many it counts as', () => {
    const line1 = { ...grain(2), servingLine: 1 }
    const line2 = { ...of('Toast', 'Entree', [['GRAIN', 1]]), servingLine: 2 }
    const found = check(breakfast, 'foodItems', line1, line2, apple(1), milk)
    expect([found.actual, found.now?.status]).toEqual([3, 'fail'])
    expect(found.reasons.map(({ itemName, amount, servingLine }) => [itemName, amount, servingLine])).toEqual(
      expect.arrayContaining([
        ['Toast', 1, 2],
        ['Apple', 1, 2],
        ['Milk', 1, 2],
      ]),
    )
  })

  test('from the three components', () => {
    expect(result(breakfast, 'components', grain(4), apple(1))).toEqual([2, false, 'fail', 'fail'])
    expect(result(breakfast, 'components', grain(1), apple(1), milk)).toEqual([3, false, 'pass', 'pass'])
  })
})

describe('offer versus serve is not checked', () => {
  const ids = (program: MealProgram) =>
    allChecks(analyzeWeek([day(monday, 100, [pasta, apple(0.5), salad(0.75), milk])], program))
      .map(({ id }) => id)
      .filter((id) => id.startsWith('offerVersusServe'))

  test('for a program that does not use it', () => {
    for (const rulePack of ['us-nslp', 'us-sbp']) {
      expect(ids({ rulePack, gradeGroup: 'K-5' })).toEqual([])
      expect(ids({ rulePack, gradeGroup: '9-12', offerVersusServe: false })).toEqual([])
    }
  })

  test('at snacks, in preschool and without a meal pattern', () => {
    for (const gradeGroup of gradeGroups) {
      expect(ids({ rulePack: 'us-nslp-snack', gradeGroup, offerVersusServe: true })).toEqual([])
      expect(ids({ rulePack: 'no-meal-pattern', gradeGroup, offerVersusServe: true })).toEqual([])
    }
    for (const rulePack of ['us-nslp', 'us-sbp']) {
      expect(ids({ rulePack, gradeGroup: 'PK3-5', offerVersusServe: true })).toEqual([])
    }
  })

  test('for food items at lunch', () => {
    expect(ids(lunch)).toEqual(['offerVersusServe.components', 'offerVersusServe.fruitOrVegetable'])
  })
})
