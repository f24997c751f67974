import { expect, test } from 'vitest'

import { dayText } from './day-text.ts'

test('a date in an address is one that the calendar has', () => {
  expect(dayText('2028-02-29')).toBe('2028-02-29')
  for (const text of ['2026-02-31', '2026-13-01', '2026-2-1', 'today', '']) expect(dayText(text)).toBeUndefined()
})
