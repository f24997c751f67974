import { describe, expect, test } from 'vitest'

import { canDeliver, lastOrderDay, nextDeliveries, type OrderingTerms } from './order-window.ts'

/** Mondays and Thursdays, ordered until 14:00 two days before. */
const terms: OrderingTerms = { leadDays: 2, cutOffTime: '14:00', deliveryDays: [1, 4] }
const wednesday = (time: string) => ({ date: '2026-11-18', time })
const saturday = (time: string) => ({ date: '2026-11-21', time })

describe('the next deliveries', () => {
  test('are on the delivery days whose cutoff is not past', () => {
    expect(nextDeliveries(terms, wednesday('09:00'), 3)).toEqual([
      { date: '2026-11-23', orderBy: { date: '2026-11-21', time: '14:00' } },
      { date: '2026-11-26', orderBy: { date: '2026-11-24', time: '14:00' } },
      { date: '2026-11-30', orderBy: { date: '2026-11-28', time: '14:00' } },
    ])
  })

  test('include one whose cutoff is this minute, and not the minute after', () => {
    expect(nextDeliveries(terms, saturday('14:00'), 1)[0]?.date).toBe('2026-11-23')
    expect(nextDeliveries(terms, saturday('14:01'), 1)[0]?.date).toBe('2026-11-26')
  })

  test('without a cutoff time can be ordered until midnight', () => {
    expect(nextDeliveries({ ...terms, cutOffTime: null }, saturday('23:59'), 1)).toEqual([
      { date: '2026-11-23', orderBy: { date: '2026-11-21', time: null } },
    ])
  })

  test('without lead days start tomorrow, and the time to order by is unknown', () => {
    expect(nextDeliveries({ leadDays: null, cutOffTime: '10:00', deliveryDays: [] }, wednesday('23:00'), 2)).toEqual([
      { date: '2026-11-19', orderBy: null },
      { date: '2026-11-20', orderBy: null },
    ])
  })

  test('with a lead of 0 days include today until the cutoff', () => {
    const sameDay = { leadDays: 0, cutOffTime: '08:00', deliveryDays: [] }
    expect(nextDeliveries(sameDay, wednesday('07:59'), 1)[0]?.date).toBe('2026-11-18')
    expect(nextDeliveries(sameDay, wednesday('08:01'), 1)[0]?.date).toBe('2026-11-19')
  })

  test('are found for a lead of 60 days and one delivery day a week', () => {
    const rare = nextDeliveries({ leadDays: 60, cutOffTime: null, deliveryDays: [7] }, wednesday('09:00'), 2)
    expect(rare.map(({ date }) => date)).toEqual(['2027-01-17', '2027-01-24'])
  })
})

test('the last day to order is the lead time before the delivery, or the day before it', () => {
  expect(lastOrderDay(terms, '2026-11-23')).toBe('2026-11-21')
  expect(lastOrderDay({ leadDays: 0 }, '2026-11-23')).toBe('2026-11-23')
  expect(lastOrderDay({ leadDays: null }, '2026-11-23')).toBe('2026-11-22')
})

test('a delivery on a day on which the vendor does not come cannot be ordered', () => {
  expect(canDeliver(terms, '2026-11-24', wednesday('09:00'))).toBe(false)
  expect(canDeliver(terms, '2026-11-19', wednesday('09:00'))).toBe(false)
  expect(canDeliver(terms, '2026-11-26', wednesday('09:00'))).toBe(true)
})
