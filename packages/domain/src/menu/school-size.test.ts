import * as fc from 'fast-check'
import { expect, test } from 'vitest'

import type { MenuDay } from './menu-days.ts'
import { unknownNutrition } from './line-nutrition.ts'
import { atSchoolSize, serviceAtSchoolSize } from './school-size.ts'
import { toServiceDay } from './service-day.ts'

const dayOf = (plannedMeals: number | null, ...servings: (number | null)[]): MenuDay => ({
  plannedMeals,
  note: 'Early lunch',
  lines: servings.map((plannedServings, index) => ({
    id: String(index),
    name: 'Apple',
    category: 'Fruit' as const,
    recipeId: 1,
    plannedServings,
  })),
})
const servingsOf = ({ lines }: MenuDay) => lines.map(({ plannedServings }) => plannedServings)

test('a school gets its usual meals, and the same share of each item', () => {
  const day = atSchoolSize(dayOf(400, 400, 300, 100), 120)
  expect(day).toMatchObject({ plannedMeals: 120, note: 'Early lunch' })
  expect(servingsOf(day)).toEqual([120, 90, 30])
})

test('servings are whole: halves are rounded up, and an item that is offered stays offered', () => {
  // 10.5, 10.4 and 0.1 servings.
  expect(servingsOf(atSchoolSize(dayOf(1000, 105, 104, 1, 0), 100))).toEqual([11, 10, 1, 0])
})

test.each([
  ['unknown usual meals', dayOf(400, 300), null],
  ['the same number of meals', dayOf(400, 300), 400],
  ['a day for no meals', dayOf(0, 0), 120],
])('%s leave the published day as it is', (_, day, usualMeals) => {
  expect(atSchoolSize(day, usualMeals)).toBe(day)
})

test('values unknown in the menu stay unknown: servings without meals have no share', () => {
  expect(atSchoolSize(dayOf(null, 300, null), 120)).toEqual(dayOf(120, null, null))
  expect(servingsOf(atSchoolSize(dayOf(400, null), 120))).toEqual([null])
})

test('a school that usually serves no meals gets no servings', () => {
  expect(atSchoolSize(dayOf(400, 300), 0)).toEqual(dayOf(0, 0))
})

test('no serving is further from its share than half a serving, except the first one', () => {
  const counts = fc.integer({ min: 1, max: 100_000 })
  fc.assert(
    fc.property(counts, fc.array(fc.integer({ min: 0, max: 100_000 })), counts, (meals, servings, usualMeals) => {
      const scaled = servingsOf(atSchoolSize(dayOf(meals, ...servings), usualMeals))
      for (const [index, value] of scaled.entries()) {
        const exact = ((servings[index] ?? 0) * usualMeals) / meals
        if (value === 1) expect(exact).toBeLessThanOrEqual(1.5)
        else expect(Math.abs((value ?? 0) - exact)).toBeLessThanOrEqual(0.5 + 1e-6)
        expect(value === 0).toBe(servings[index] === 0)
      }
    }),
  )
})

test('a day that is ready for analysis gets the numbers that the planned day gets', () => {
  const counts = fc.option(fc.integer({ min: 0, max: 500 }), { nil: null })
  const ready = (day: MenuDay) => toServiceDay('2026-11-16', day, ({ name }) => unknownNutrition(name))
  fc.assert(
    fc.property(counts, fc.array(counts), counts, (meals, servings, usualMeals) => {
      const day = dayOf(meals, ...servings)
      expect(serviceAtSchoolSize(ready(day), usualMeals)).toEqual(ready(atSchoolSize(day, usualMeals)))
    }),
  )
})

test('a menu for twice the meals in the same shares is the same at a school', () => {
  const counts = fc.integer({ min: 1, max: 500 })
  fc.assert(
    fc.property(
      counts,
      fc.array(counts),
      counts,
      fc.integer({ min: 2, max: 5 }),
      (meals, servings, usualMeals, times) => {
        const more = dayOf(meals * times, ...servings.map((count) => count * times))
        const first = atSchoolSize(dayOf(meals, ...servings), usualMeals)
        fc.pre(meals !== usualMeals && meals * times !== usualMeals)
        expect(atSchoolSize(more, usualMeals)).toEqual(first)
      },
    ),
  )
})
