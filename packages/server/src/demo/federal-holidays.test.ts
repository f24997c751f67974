import { expect, test } from 'vitest'

import { federalHolidaysAround } from './federal-holidays.ts'

// As the Office of Personnel Management lists them.
test.each([
  [
    '2026-11-20',
    ['2026-07-03', '2026-09-07', '2026-10-12', '2026-11-11', '2026-11-26', '2026-12-25'],
    ['2027-01-01', '2027-01-18', '2027-02-15', '2027-05-31', '2027-06-18'],
  ],
  [
    '2028-06-30',
    ['2027-07-05', '2027-09-06', '2027-10-11', '2027-11-11', '2027-11-25', '2027-12-24'],
    ['2027-12-31', '2028-01-17', '2028-02-21', '2028-05-29', '2028-06-19'],
  ],
])('the school year around %s has the federal holidays on their observed days', (today, fall, spring) => {
  const holidays = federalHolidaysAround(today)
  expect(holidays.map(({ date }) => date)).toEqual([...fall, ...spring])
  expect(holidays[0]?.note).toBe('Independence Day (observed)')
  expect(holidays[4]?.note).toBe('Thanksgiving Day')
})
