import fc from 'fast-check'
import { describe, expect, test } from 'vitest'

import { lastDayOf, planDays } from './index.ts'

const nothing = { terms: [], holidays: new Set<string>(), ordered: new Set<string>(), locked: '' }
const datesOf = (days: ReturnType<typeof planDays>) => days.filter(({ skipped }) => !skipped).map(({ date }) => date)

test.each([
  ['Weekly', '2026-11-18', '2026-11-24'],
  ['Monthly', '2026-11-18', '2026-12-17'],
  ['Monthly', '2027-01-31', '2027-02-27'],
  ['Yearly', '2026-08-24', '2027-08-23'],
  ['Yearly', '2028-02-29', '2029-02-27'],
] as const)('a %s plan from %s ends on %s', (period, from, to) => {
  expect(lastDayOf(period, from)).toBe(to)
})

describe('the days of a plan', () => {
  test('are Monday to Friday unless chosen, starting with its first day', () => {
    expect(datesOf(planDays({ period: 'Weekly', from: '2026-11-18', weekdays: [] }, nothing))).toEqual([
      '2026-11-18',
      '2026-11-19',
      '2026-11-20',
      '2026-11-23',
      '2026-11-24',
    ])
    const chosen = planDays({ period: 'Weekly', from: '2026-11-18', weekdays: [6, 1] }, nothing)
    expect(datesOf(chosen)).toEqual(['2026-11-21', '2026-11-23'])
  })

  test('without an order say why: a holiday, outside the terms, after the cutoff, ordered already', () => {
    const days = planDays(
      { period: 'Weekly', from: '2026-11-23', weekdays: [] },
      {
        terms: [{ termName: 'Fall', startDate: '2026-08-24', endDate: '2026-11-26' }],
        holidays: new Set(['2026-11-26']),
        ordered: new Set(['2026-11-24']),
        locked: '2026-11-23',
      },
    )
    expect(days).toEqual([
      { date: '2026-11-23', skipped: 'locked' },
      { date: '2026-11-24', skipped: 'ordered' },
      { date: '2026-11-25', skipped: null },
      { date: '2026-11-26', skipped: 'holiday' },
      { date: '2026-11-27', skipped: 'outOfTerm' },
    ])
  })

  test('match a day-by-day walk of the calendar for any plan', () => {
    const dates = fc
      .date({ min: new Date('2026-01-01'), max: new Date('2027-12-31'), noInvalidDate: true })
      .map((date) => date.toISOString().slice(0, 10))
    fc.assert(
      fc.property(
        fc.constantFrom('Weekly' as const, 'Monthly' as const),
        dates,
        fc.uniqueArray(fc.integer({ min: 1, max: 7 }), { minLength: 1 }),
        fc.uniqueArray(dates),
        (period, from, weekdays, holidays) => {
          const naive: string[] = []
          for (const day = new Date(`${from}T00:00:00Z`); ; day.setUTCDate(day.getUTCDate() + 1)) {
            const date = day.toISOString().slice(0, 10)
            if (date > lastDayOf(period, from)) break
            if (weekdays.includes(day.getUTCDay() || 7) && !holidays.includes(date)) naive.push(date)
          }
          expect(datesOf(planDays({ period, from, weekdays }, { ...nothing, holidays: new Set(holidays) }))).toEqual(
            naive,
          )
        },
      ),
      { numRuns: 50 },
    )
  })
})
