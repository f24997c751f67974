import { menuItemKey } from '@commissary/domain/menu'
import { expect, test } from 'vitest'

import { plannedDays } from '../../stories/menus.ts'
import { acceptance } from './read-acceptance.ts'

const days = plannedDays('2026-11-09', { days: 2 })
const served = (date: string, line: string | null, servedServings: number | null, rest: object = {}) => ({
  date,
  line,
  servedServings,
  plannedServings: null,
  gradeGroup: 'K-5' as const,
  ...rest,
})
const keyOf = (key: string) => {
  const line = days[0]?.lines.find((one) => one.key === key)
  return line ? menuItemKey(line) : ''
}

test("an item's acceptance is its share of planned servings that were served, over all its days", () => {
  const found = acceptance(
    days,
    [
      served('2026-11-09', 'entree', 90),
      served('2026-11-10', 'entree', 25, { plannedServings: 50 }),
      served('2026-11-09', 'fruit', 0),
    ],
    'K-5',
  )
  expect(found.get(keyOf('entree'))).toBeCloseTo(115 / 150)
  expect(found.get(keyOf('fruit'))).toBe(0)
})

test('meals, other grade groups, days without an entry and removed lines do not count', () => {
  const items = [
    served('2026-11-09', null, 90),
    served('2026-11-09', 'entree', 90, { gradeGroup: '6-8' }),
    served('2026-11-09', 'fruit', null),
    served('2026-11-09', 'gone', 5),
  ]
  expect(acceptance(days, items, 'K-5').size).toBe(0)
})
