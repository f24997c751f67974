import * as fc from 'fast-check'
import { expect, test } from 'vitest'

import type { MenuDay, MenuLine } from './menu-days.ts'
import {
  addRecurringItems,
  isRecurringLine,
  type RecurringDays,
  recurringLineId,
  withRecurringItems,
} from './recurring-days.ts'

const milk = { id: 'milk', name: 'Milk', ingredientId: 1, plannedServings: null }
const apple = { id: 'apple', name: 'Apple', ingredientId: 2, plannedServings: null }
const taco: MenuLine = { id: 'taco', name: 'Taco', recipeId: 3, category: 'Entree', plannedServings: 100 }
const recurring: RecurringDays = {
  Milk: [{ weekdays: [1, 2, 3, 4, 5], line: milk }],
  Fruit: [{ weekdays: [1], line: apple }],
}
const [monday, tuesday, saturday] = ['2026-12-07', '2026-12-08', '2026-12-12']

test('recurring items fill the categories for which a day plans nothing', () => {
  const day: MenuDay = { plannedMeals: 90, note: 'Early', lines: [taco] }
  expect(withRecurringItems(day, recurring, monday)).toEqual({
    ...day,
    lines: [taco, { ...apple, category: 'Fruit' }, { ...milk, category: 'Milk' }],
  })
  expect(withRecurringItems(day, recurring, tuesday)?.lines.map(({ id }) => id)).toEqual(['taco', 'milk'])
})

test('a category that a day plans keeps only what it plans', () => {
  const own: MenuLine = { ...milk, id: 'soy', name: 'Soy milk', category: 'Milk' }
  const day = withRecurringItems({ plannedMeals: null, lines: [own] }, recurring, monday)
  expect(day?.lines.map(({ id }) => id)).toEqual(['soy', 'apple'])
})

test('a day without a plan gets the items of its weekday, and stays empty without any', () => {
  expect(withRecurringItems(null, recurring, tuesday)).toEqual({
    plannedMeals: null,
    lines: [{ ...milk, category: 'Milk' }],
  })
  expect(withRecurringItems(null, recurring, saturday)).toBeNull()
  expect(withRecurringItems(null, {}, monday)).toBeNull()
})

test('an item whose id is in use on the day gets another', () => {
  const day: MenuDay = { plannedMeals: null, lines: [{ ...taco, id: 'milk' }] }
  expect(withRecurringItems(day, recurring, tuesday)?.lines.map(({ id }) => id)).toEqual(['milk', 'milk~'])
})

test('filling a day twice is the same as filling it once', () => {
  const weekdays = fc.uniqueArray(fc.integer({ min: 1, max: 7 }), { maxLength: 7 })
  const dates = fc.integer({ min: 0, max: 400 }).map((days) => Temporal.PlainDate.from(monday).add({ days }).toString())
  const days = fc.option(
    fc.record({
      plannedMeals: fc.constant(null),
      lines: fc.subarray([taco, { ...milk, id: 'own', category: 'Milk' }]),
    }),
    { nil: null },
  )
  fc.assert(
    fc.property(weekdays, weekdays, dates, days, (ofMilk, ofFruit, date, day) => {
      const items: RecurringDays = {
        Milk: [{ weekdays: ofMilk, line: milk }],
        Fruit: [{ weekdays: ofFruit, line: apple }],
      }
      const once = withRecurringItems(day as MenuDay | null, items, date)
      expect(withRecurringItems(once, items, date)).toEqual(once)
      for (const line of day?.lines ?? []) expect(once?.lines).toContainEqual(line)
    }),
  )
})

test('recurring items added to a day become lines with its servings, recognized by their ids', () => {
  const known: RecurringDays = { Milk: [{ weekdays: [1], line: { ...milk, id: recurringLineId('milk') } }] }
  const day: MenuDay = { plannedMeals: 90, note: 'Early', lines: [taco] }
  const added = addRecurringItems(day, known, monday, 200)
  expect(added).toEqual({ ...day, lines: [taco, { ...milk, id: 'recur-milk', category: 'Milk', plannedServings: 90 }] })
  expect(added.lines.map(isRecurringLine)).toEqual([false, true])
  expect(addRecurringItems(day, known, tuesday, 200)).toBe(day)
  expect(addRecurringItems(added, known, monday, 200), 'adding twice changes nothing').toBe(added)
})

test('students split evenly among several items of a category', () => {
  const two: RecurringDays = {
    Milk: [
      { weekdays: [1], line: milk },
      { weekdays: [1], line: { ...milk, id: 'skim' } },
    ],
  }
  const added = addRecurringItems({ plannedMeals: null, lines: [] }, two, monday, 101)
  expect(added.plannedMeals).toBe(101)
  expect(added.lines.map(({ plannedServings }) => plannedServings)).toEqual([51, 50])
  const unknown = addRecurringItems({ plannedMeals: null, lines: [] }, two, monday, null)
  expect(unknown.lines.map(({ plannedServings }) => plannedServings)).toEqual([null, null])
})
