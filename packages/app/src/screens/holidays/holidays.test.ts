import { ApiError, type CatererHoliday } from '@commissary/api-client'
import { expect, test } from 'vitest'

import { addHolidays, type PlannedDay } from './add-holidays.ts'
import { placeOf } from './calendar-address.ts'
import { daysOf, divideDays, isWeekend, readRange } from './span.ts'

const plan = (dates: readonly string[]): PlannedDay[] => dates.map((date) => ({ date, key: `key of ${date}` }))
const holiday = (date: string, note: string): CatererHoliday => ({
  id: 1,
  catererId: 7,
  date,
  note,
  version: 1,
  updatedAt: '2026-11-01T12:00:00Z',
  updatedBy: null,
})
const taken = (note: string) =>
  new ApiError({ status: 409, message: 'That day is a holiday.', body: { current: holiday('2026-12-25', note) } })

test.each([
  ['over the end of a month', '2026-11-29', '2026-12-02', ['2026-11-29', '2026-11-30', '2026-12-01']],
  ['over the end of a year', '2026-12-31', '2027-01-02', ['2026-12-31', '2027-01-01']],
  ['over a leap day', '2028-02-28', '2028-03-01', ['2028-02-28', '2028-02-29']],
  [
    'over the day on which clocks go forward in New York',
    '2027-03-13',
    '2027-03-16',
    ['2027-03-13', '2027-03-14', '2027-03-15'],
  ],
  [
    'over the day on which clocks go back in New York',
    '2026-10-31',
    '2026-11-03',
    ['2026-10-31', '2026-11-01', '2026-11-02'],
  ],
  ['of one day', '2026-11-18', '2026-11-19', ['2026-11-18']],
])('a range %s has its days without the end date', (_, start, end, days) => {
  expect(daysOf({ start, end })).toEqual(days)
})

test('the loaded range covers the six weeks of a month, whatever day weeks start on', () => {
  expect(readRange('2026-11-18')).toEqual({ startDate: '2026-10-26', endDate: '2026-12-12' })
  // February 1, 2026 is a Sunday: the six weeks start on it, or on the Monday before.
  const february = readRange('2026-02-28')
  expect(february.startDate <= '2026-01-26').toBe(true)
  expect(february.endDate >= '2026-03-14').toBe(true)
})

test('days that are already holidays are listed by name', () => {
  const { free, taken: known } = divideDays(['2026-12-24', '2026-12-25'], [holiday('2026-12-25', 'Christmas Day')])
  expect(free).toEqual(['2026-12-24'])
  expect(known.map(({ note }) => note)).toEqual(['Christmas Day'])
})

test('each day is a request with its own key', async () => {
  const days = plan(daysOf({ start: '2026-12-21', end: '2027-01-04' }))
  const sent: PlannedDay[] = []
  const progress: number[] = []
  const outcome = await addHolidays(
    days,
    async (day) => sent.push(day),
    String,
    (done) => progress.push(done),
  )
  expect(sent.toSorted((a, b) => (a.date < b.date ? -1 : 1))).toEqual(days)
  expect(new Set(sent.map(({ key }) => key)).size).toBe(14)
  expect(progress).toEqual(Array.from({ length: 14 }, (_, index) => index + 1))
  expect(outcome.added.map(({ date }) => date)).toEqual(days.map(({ date }) => date))
  expect(outcome.added.map(({ id }) => id).toSorted((a = 0, b = 0) => a - b)).toEqual(progress)
  expect([outcome.kept, outcome.failed]).toEqual([[], []])
})

test('a day that is already a holiday is kept, and a failed one is retried with the same key', async () => {
  const outcome = await addHolidays(
    plan(['2026-12-24', '2026-12-25', '2026-12-26']),
    async ({ date }) => {
      if (date === '2026-12-25') throw taken('Christmas Day')
      if (date === '2026-12-26') throw new ApiError({ status: 500, message: 'Not now.' })
      return 7
    },
    (error) => (error instanceof Error ? error.message : ''),
    () => undefined,
  )
  expect(outcome).toEqual({
    added: [{ date: '2026-12-24', id: 7 }],
    kept: [{ date: '2026-12-25', note: 'Christmas Day' }],
    failed: [{ date: '2026-12-26', key: 'key of 2026-12-26', reason: 'Not now.' }],
  })
})

test.each([
  ['en-US', ['2026-11-21', '2026-11-22']],
  ['ar-EG', ['2026-11-20', '2026-11-21']],
])('weekends are those of the country: %s', (locale, weekend) => {
  const days = daysOf({ start: '2026-11-16', end: '2026-11-23' })
  expect(days.filter((day) => isWeekend(day, locale))).toEqual(weekend)
})

test('at most four requests run at a time', async () => {
  let underWay = 0
  let most = 0
  await addHolidays(
    plan(daysOf({ start: '2026-06-01', end: '2026-09-01' })),
    async () => {
      underWay += 1
      most = Math.max(most, underWay)
      await Promise.resolve()
      underWay -= 1
      return undefined
    },
    String,
    () => undefined,
  )
  expect(most).toBe(4)
})

test.each([
  ['view=week&date=2026-12-25', { view: 'week', date: '2026-12-25' }],
  ['', { view: 'month', date: '2026-11-18' }],
  ['view=year&date=2026-02-30', { view: 'month', date: '2026-11-18' }],
  ['date=9999-12-31', { view: 'month', date: '2026-11-18' }],
])('the address "%s" is understood', (query, place) => {
  expect(placeOf(new URLSearchParams(query), '2026-11-18')).toEqual(place)
})
