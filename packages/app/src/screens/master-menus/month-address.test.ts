import { expect, test } from 'vitest'

import { isYear, monthAddress, openWeekOf } from './month-address.ts'

const of = (text: string) => new URLSearchParams(text)

test('another month keeps the filters of the list, but neither the open week nor the year', () => {
  expect(monthAddress(of('menu=BREAKFAST&open=5&week=2026-11-16'), 6).toString()).toBe('menu=BREAKFAST&open=6')
  expect(monthAddress(of('open=5&view=year'), 6, { week: '2026-12-07' }).toString()).toBe('open=6&week=2026-12-07')
})

test('the school year of a month is a view of it', () => {
  const year = monthAddress(of('open=5&week=2026-11-16'), 5, { view: 'year' })
  expect(year.toString()).toBe('open=5&view=year')
  expect([isYear(year), openWeekOf(year)]).toEqual([true, null])
  expect([isYear(of('open=5&week=2026-11-16')), openWeekOf(of('open=5&week=2026-11-16'))]).toEqual([
    false,
    '2026-11-16',
  ])
})
