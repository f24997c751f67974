import * as fc from 'fast-check'
import { expect, test } from 'vitest'

import { nutrientCodes } from '../../food/model.ts'
import { day, item, total, weekDates } from '../../testing/foods.ts'
import { lunchK5 } from '../../testing/lunch-week.ts'
import { type AveragedValue, valueReasons } from '../analysis/value-reasons.ts'
import { analyzeWeek } from '../analysis/week-analysis.ts'
import type { ServiceDay } from '../model.ts'
import { groupAverage } from './group-average.ts'
import { groupShares } from './group-shares.ts'

interface School {
  meals: number | null
  days: readonly ServiceDay[]
}

const sharesOf = (schools: readonly School[], value: AveragedValue) =>
  groupShares(schools.map(({ meals, days }) => ({ meals, reasons: valueReasons(days, lunchK5, value) })))
const averageOf = (schools: readonly School[]) =>
  groupAverage(schools.map(({ meals, days }) => ({ ...analyzeWeek(days, lunchK5), meals, schools: 1 })))

const dish = (name: string, servings: number | null, sodium: number) =>
  item(name, 'Side', servings, { nutrients: { sodium }, cost: total(1.25) })
const monday = weekDates()[0] ?? ''

const dishes = fc.array(
  fc.record({
    name: fc.constantFrom('Tacos', 'Salad', 'Milk'),
    servings: fc.integer({ min: 1, max: 400 }),
    sodium: fc.integer({ min: 1, max: 1500 }),
  }),
  { minLength: 1, maxLength: 3 },
)
const schools = fc.array(
  fc.record({ meals: fc.integer({ min: 1, max: 900 }), days: fc.array(dishes, { minLength: 1, maxLength: 5 }) }),
  { minLength: 1, maxLength: 5 },
)

test("the items' amounts add up to the average of the group, for nutrients and cost", () => {
  fc.assert(
    fc.property(schools, (list) => {
      const group = list.map(({ meals, days }) => ({
        meals,
        days: days.map((ofDay, index) =>
          day(
            weekDates()[index] ?? '',
            meals,
            ofDay.map(({ name, servings, sodium }) => dish(name, servings, sodium)),
          ),
        ),
      }))
      const average = averageOf(group)
      for (const [value, known] of [
        ['sodium', average?.nutrients.sodium.known],
        ['cost', average?.cost.known],
      ] as const) {
        const { items, isComplete } = sharesOf(group, value)
        expect(items.reduce((sum, { amount }) => sum + (amount ?? 0), 0)).toBeCloseTo(known ?? Number.NaN, 4)
        expect(items.reduce((sum, { share }) => sum + (share ?? 0), 0)).toBeCloseTo(1, 9)
        expect(isComplete).toBe(true)
      }
    }),
  )
})

test('an item counts by the meals of the schools that serve it', () => {
  const group = [
    { meals: 300, days: [day(monday, 300, [dish('Tacos', 300, 400), dish('Milk', 300, 100)])] },
    { meals: 100, days: [day(monday, 100, [dish('Milk', 100, 100)])] },
  ]
  expect(sharesOf(group, 'sodium').items).toEqual([
    { name: 'Tacos', amount: 300, hasGaps: false, share: 0.75 },
    { name: 'Milk', amount: 100, hasGaps: false, share: 0.25 },
  ])
})

test('a school whose meals are unknown adds no items, and values that one school lacks are marked as gaps', () => {
  const unplanned = { meals: null, days: [day(monday, null, [dish('Soup', 50, 900)])] }
  const gap = { meals: 100, days: [day(monday, 100, [dish('Milk', null, 100)])] }
  const usual = { meals: 100, days: [day(monday, 100, [dish('Milk', 100, 100)])] }
  expect(sharesOf([unplanned, usual], 'sodium')).toMatchObject({ items: [{ name: 'Milk' }], isComplete: true })
  expect(sharesOf([gap, usual], 'sodium')).toMatchObject({
    items: [{ name: 'Milk', amount: 50, hasGaps: true }],
    isComplete: false,
  })
  expect(sharesOf([unplanned], 'sodium').items).toEqual([])
})

test('any nutrient has its items, and each average is the sum of them', () => {
  const days = [day(monday, 100, [item('Tacos', 'Side', 100, { nutrients: { iron: 2, calcium: 30 } })])]
  const average = analyzeWeek(days, lunchK5)
  for (const code of nutrientCodes) {
    const sum = valueReasons(days, lunchK5, code).reduce((all, { amount }) => all + (amount ?? 0), 0)
    expect(sum).toBeCloseTo(average.nutrients[code].known, 9)
  }
})
