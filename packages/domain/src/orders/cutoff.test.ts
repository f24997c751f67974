import fc from 'fast-check'
import { describe, expect, test } from 'vitest'

import { cutOffOf, lockedThrough, nextSteps, orderStatus } from './index.ts'

const newYork = 'America/New_York'
const at = (text: string) => Temporal.Instant.from(text)

describe('the cutoff', () => {
  test("is a time in the caterer's time zone, a number of calendar days before the meal", () => {
    const cutOff = { cutOffDays: 1, cutOffTime: '14:00' }
    expect(cutOffOf(cutOff, '2026-11-20', newYork).toString()).toBe('2026-11-19T19:00:00Z')
    expect(cutOffOf(cutOff, '2026-07-20', newYork).toString()).toBe('2026-07-19T18:00:00Z')
    expect(cutOffOf(cutOff, '2026-11-20', 'Asia/Kolkata').toString()).toBe('2026-11-19T08:30:00Z')
  })

  test('locks a day from that minute on, and not a second before', () => {
    const cutOff = { cutOffDays: 0, cutOffTime: '09:00' }
    expect(lockedThrough(cutOff, at('2026-11-20T13:59:59Z'), newYork)).toBe('2026-11-19')
    expect(lockedThrough(cutOff, at('2026-11-20T14:00:00Z'), newYork)).toBe('2026-11-20')
    // It is November 21 in London, and still November 20 in New York.
    expect(lockedThrough(cutOff, at('2026-11-21T02:00:00Z'), newYork)).toBe('2026-11-20')
    expect(lockedThrough({ ...cutOff, cutOffDays: 2 }, at('2026-11-20T14:00:00Z'), newYork)).toBe('2026-11-22')
  })

  test('in an hour that the clocks skip is an hour later, and in an hour that repeats is the first', () => {
    const night = { cutOffDays: 0, cutOffTime: '02:30' }
    expect(cutOffOf(night, '2026-03-08', newYork).toString()).toBe('2026-03-08T07:30:00Z')
    const twice = { cutOffDays: 0, cutOffTime: '01:30' }
    expect(cutOffOf(twice, '2026-11-01', newYork).toString()).toBe('2026-11-01T05:30:00Z')
    // In the second 1 a.m. hour it has passed, although the clock shows an earlier time.
    expect(lockedThrough(twice, at('2026-11-01T06:10:00Z'), newYork)).toBe('2026-11-01')
  })

  test('never unlocks a day as time goes on, in any zone', () => {
    const instants = fc.integer({ min: Date.UTC(2026, 0, 1), max: Date.UTC(2027, 0, 1) })
    fc.assert(
      fc.property(
        instants,
        fc.integer({ min: 0, max: 172_800_000 }),
        fc.constantFrom(newYork, 'Asia/Kolkata', 'Africa/Cairo'),
        fc.record({ cutOffDays: fc.nat(30), cutOffTime: fc.constantFrom('00:00', '01:30', '02:30', '09:00', '23:59') }),
        (start, later, zone, cutOff) => {
          const [before, after] = [start, start + later].map((ms) =>
            lockedThrough(cutOff, Temporal.Instant.fromEpochMilliseconds(ms), zone),
          )
          expect((before ?? '') <= (after ?? '')).toBe(true)
        },
      ),
    )
  })
})

test('a placed order is locked from its cutoff on, and a mark is not', () => {
  expect(orderStatus('placed', '2026-11-20', '2026-11-20')).toBe('locked')
  expect(orderStatus('placed', '2026-11-21', '2026-11-20')).toBe('placed')
  expect(orderStatus('served', '2026-11-20', '2026-11-20')).toBe('served')
})

test('an order is canceled before its cutoff, and served, not collected or refunded after it; a refund is final', () => {
  expect(nextSteps('placed')).toEqual(['cancelled'])
  expect(nextSteps('locked')).toEqual(['served', 'noShow', 'refunded'])
  expect(nextSteps('served')).toEqual(['noShow', 'refunded'])
  expect(nextSteps('noShow')).toEqual(['served', 'refunded'])
  expect([...nextSteps('refunded'), ...nextSteps('cancelled')]).toEqual([])
})
