import { expect, test } from 'vitest'

import { shownRange } from './shown-range.ts'

test.each([
  [
    'month',
    '2027-01-15',
    { startDate: '2027-01-01', endDate: '2027-01-31', previous: '2026-12-01', next: '2027-02-01' },
  ],
  [
    'month',
    '2028-02-29',
    { startDate: '2028-02-01', endDate: '2028-02-29', previous: '2028-01-01', next: '2028-03-01' },
  ],
  [
    'week',
    '2026-12-31',
    { startDate: '2026-12-28', endDate: '2027-01-03', previous: '2026-12-21', next: '2027-01-04' },
  ],
  ['month', '', { startDate: '2026-11-01', endDate: '2026-11-30', previous: '2026-10-01', next: '2026-12-01' }],
  [
    'week',
    '2026-02-30',
    { startDate: '2026-11-23', endDate: '2026-11-29', previous: '2026-11-16', next: '2026-11-30' },
  ],
] as const)('the %s of %j', (view, requested, expected) => {
  expect(shownRange(view, requested, '2026-11-25')).toEqual({ view, ...expected })
})
