import { expect, test } from 'vitest'

import { addDays } from '../../dates/dates.ts'
import { planSeconds } from './plan-time.ts'

const days = (count: number, fixed: null | { services: object; foods: string[] } = null) =>
  Array.from({ length: count }, (_, index) => {
    const date = addDays('2026-11-30', 7 * index)
    return { key: date, date, meals: 100, fixed, items: [] }
  })

test('a month gets as long as a week, and a long cycle a few seconds for each of its weeks', () => {
  expect(planSeconds({ days: days(1) })).toBe(55)
  expect(planSeconds({ days: days(5) })).toBe(55)
  expect(planSeconds({ days: days(26) })).toBe(156)
})

test('weeks that stay as they are take no time', () => {
  expect(planSeconds({ days: days(26, { services: {}, foods: [] }) })).toBe(55)
})
