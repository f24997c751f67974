import { describe, expect, test } from 'vitest'

import type { OfferedItem } from '../model.ts'
import { credit, day, item, weekDates } from '../../testing/foods.ts'
import { checkOf, chocolate, lowFat, lunchK5, lunchWeek } from '../../testing/lunch-week.ts'
import type { Check } from './analysis-model.ts'
import { analyzeWeek } from './week-analysis.ts'

const [monday = ''] = weekDates()

const on = (servingLine: number | null, offered: OfferedItem): OfferedItem => ({ ...offered, servingLine })
const entree = (name: string, meat: number, missing: string[] = []) =>
  item(name, 'Entree', 100, { credits: [credit('MEAT_ALTERNATE', meat, { missing })] })
const vegetable = (name: string, cups: number) =>
  item(name, 'Vegetables', 100, { credits: [credit('VEGETABLE', cups, { subgroups: { OTHERS: cups } })] })
const fruit = (name: string, cups: number) => item(name, 'Fruit', 100, { credits: [credit('FRUIT', cups)] })

const lunch = (...items: OfferedItem[]) => analyzeWeek([day(monday, 100, items)], lunchK5)
const status = ({ now }: Check) => now?.status
/** The item and line of each share of a value. */
const shares = ({ reasons }: Check) =>
  reasons.filter(({ kind }) => kind === 'share').map(({ itemName, servingLine = null }) => [itemName, servingLine])

describe("a day's minimum is that of the line whose students get the least", () => {
  test.each([
    ['just under on the second line', 1, 0.75, 0.75, 'fail'],
    ['just at on both lines', 1, 1, 1, 'pass'],
    ['just over on both lines', 1.25, 1.25, 1.25, 'pass'],
  ])('%s', (_, first, second, actual, verdict) => {
    const check = checkOf(
      lunch(on(1, entree('Pizza', first)), on(2, entree('Burger', second))),
      'meatAlternate.daily',
      monday,
    )
    expect([check.actual, status(check)]).toEqual([actual, verdict])
  })

  test('items that students of one line take together do not help the other line', () => {
    const two = lunch(on(1, vegetable('Salad', 0.75)), on(2, vegetable('Beans', 0.5)))
    const one = lunch(vegetable('Salad', 0.75), vegetable('Beans', 0.5))
    expect(checkOf(two, 'vegetable.daily', monday)).toMatchObject({ actual: 0.5, now: { status: 'fail' } })
    expect(checkOf(one, 'vegetable.daily', monday)).toMatchObject({ actual: 1.25, now: { status: 'pass' } })
  })

  test('an item on every line counts on each of them', () => {
    const week = lunch(vegetable('Salad', 0.5), on(1, vegetable('Corn', 0.25)), on(2, vegetable('Beans', 0.25)))
    expect(checkOf(week, 'vegetable.daily', monday)).toMatchObject({ actual: 0.75, now: { status: 'pass' } })
  })

  test('an item on one line only leaves the others without it', () => {
    const week = lunch(entree('Burger', 0.5), on(1, entree('Pizza', 2)), on(1, vegetable('Salad', 0.75)))
    expect(checkOf(week, 'vegetable.daily', monday)).toMatchObject({ actual: 0, now: { status: 'fail' } })
    const check = checkOf(week, 'meatAlternate.daily', monday)
    expect(shares(check)).toEqual([['Burger', 1]])
  })

  test('a day whose items are all on one line has that line only', () => {
    const week = lunch(on(2, vegetable('Salad', 0.75)), on(2, entree('Burger', 1)))
    expect(checkOf(week, 'vegetable.daily', monday)).toMatchObject({ actual: 0.75, now: { status: 'pass' } })
  })

  test('an item that is not offered does not make a line', () => {
    const hidden = on(2, { ...vegetable('Beans', 0.25), plannedServings: 0 })
    const week = lunch(vegetable('Salad', 0.75), hidden)
    expect(checkOf(week, 'vegetable.daily', monday)).toMatchObject({ actual: 0.75, now: { status: 'pass' } })
  })
})

test('the reasons name the line, and the items that its students take', () => {
  const week = lunch(on(1, vegetable('Salad', 0.75)), on(2, vegetable('Beans', 0.5)), vegetable('Corn', 0.125))
  const check = checkOf(week, 'vegetable.daily', monday)
  expect(shares(check)).toEqual([
    ['Beans', 2],
    ['Corn', 2],
  ])
  expect(checkOf(lunch(vegetable('Salad', 0.75)), 'vegetable.daily', monday).reasons[0]).not.toHaveProperty(
    'servingLine',
  )
})

describe('unknown is not zero', () => {
  test('a line of unknown amount makes the day unknown, unless another line is known to have less', () => {
    const gap = () => on(2, entree('Burger', 0, ['Patty']))
    const unknown = checkOf(lunch(on(1, entree('Pizza', 2)), gap()), 'meatAlternate.daily', monday)
    expect([status(unknown), unknown.isLowerBound]).toEqual(['unknown', true])
    expect(unknown.reasons).toContainEqual(
      expect.objectContaining({ kind: 'unknown', itemName: 'Burger', servingLine: 2 }),
    )
    const known = checkOf(lunch(on(1, entree('Pizza', 0)), gap()), 'meatAlternate.daily', monday)
    expect([status(known), known.isLowerBound]).toEqual(['fail', false])
  })
})

describe('a week adds up the least and the most of its days, whatever lines they are from', () => {
  const week = lunchWeek().map((each, index) => ({
    ...each,
    items: [
      ...each.items.filter(({ category }) => category !== 'Fruit'),
      on(1, fruit('Apple', index === 0 ? 0.25 : 1)),
      on(2, fruit('Pear', index === 0 ? 1 : 0.5)),
    ],
  }))
  const analysis = analyzeWeek(week, lunchK5)

  test('the least', () => {
    const check = checkOf(analysis, 'fruit.weekly')
    expect([check.actual, status(check)]).toEqual([2.25, 'fail'])
    expect(new Set(shares(check).map((share) => share.join(' ')))).toEqual(new Set(['Apple 1', 'Pear 2']))
  })

  test('the most', () => {
    expect(analysis.components.find(({ component }) => component === 'FRUIT')).toMatchObject({ least: 2.25, most: 5 })
  })
})

describe('rules about a whole day are checked line by line', () => {
  test.each([
    [
      'two kinds on one line and one on the other',
      [on(1, lowFat), on(1, chocolate), on(2, { ...lowFat, id: 'b' })],
      1,
      'fail',
    ],
    ['two kinds on each line', [lowFat, chocolate, on(1, fruit('Apple', 1)), on(2, fruit('Pear', 1))], 2, 'pass'],
  ] as const)('milk choices: %s', (_, items, actual, verdict) => {
    const check = checkOf(lunch(...items), 'milk.choices', monday)
    expect([check.actual, status(check)]).toEqual([actual, verdict])
  })

  test('the main dish of one line does not go with the side dish of another', () => {
    const side = (name: string, meat: number) => item(name, 'Side', 100, { credits: [credit('MEAT_ALTERNATE', meat)] })
    const week = lunch(
      on(1, entree('Pizza', 0.75)),
      on(1, side('Cheese', 0.25)),
      on(2, entree('Soup', 0.5)),
      on(2, side('Egg', 0.25)),
    )
    const check = checkOf(week, 'meatAlternate.mainDish', monday)
    expect([check.actual, status(check)]).toEqual([0.75, 'fail'])
    expect(shares(check).every(([, line]) => line === 2)).toBe(true)
  })

  test('the components of a snack', () => {
    const items = [
      fruit('Apple', 0.75),
      on(1, item('Roll', 'Side', 100, { credits: [credit('GRAIN', 1)] })),
      on(2, fruit('Pear', 0.75)),
    ]
    const week = analyzeWeek([day(monday, 100, items)], { rulePack: 'us-nslp-snack', gradeGroup: 'K-5' })
    expect(checkOf(week, 'snack.components', monday)).toMatchObject({ actual: 1, now: { status: 'fail' } })
  })
})
