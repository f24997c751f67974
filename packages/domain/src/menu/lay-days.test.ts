import { describe, expect, test } from 'vitest'

import { layInRow, layOnDates, sameWeekdayIn } from './lay-days.ts'

const dates = ['2026-11-23', '2026-11-24', '2026-11-25', '2026-11-26', '2026-11-27', '2026-11-30']
const thanksgiving = new Set(['2026-11-26', '2026-11-27'])
const service = { dates, closed: thanksgiving }
const on = ({ laid }: { laid: { date: string; day: string }[] }) =>
  laid.map(({ date, day }) => `${date.slice(8)} ${day}`)

describe('menus in a row', () => {
  test('skip leaves out the menus of closed days', () => {
    const laid = layInRow(['A', 'B', 'C', 'D', 'E', 'F'], service, 'skip')
    expect(on(laid)).toEqual(['23 A', '24 B', '25 C', '30 F'])
    expect(laid.closed).toEqual(['2026-11-26', '2026-11-27'])
  })

  test('shift moves them, and what does not fit is left out', () => {
    expect(on(layInRow(['A', 'B', 'C', 'D', 'E', 'F'], service, 'shift'))).toEqual(['23 A', '24 B', '25 C', '30 D'])
  })

  test('a closed day after the last menu is not reported', () => {
    expect(layInRow(['A', 'B'], service, 'shift').closed).toEqual([])
  })
})

describe('menus on their dates', () => {
  const days = [
    { date: '2026-11-25', day: 'A' },
    { date: '2026-11-26', day: 'B' },
    { date: '2026-11-30', day: 'C' },
  ]

  test('skip leaves out the menu of a closed day', () => {
    expect(on(layOnDates(days, service, 'skip'))).toEqual(['25 A', '30 C'])
  })

  test('shift moves it to the next open day, and the next one on', () => {
    const more = { dates: [...dates, '2026-12-01'], closed: thanksgiving }
    expect(on(layOnDates(days, more, 'shift'))).toEqual(['25 A', '30 B', '01 C'])
    expect(on(layOnDates(days, service, 'shift'))).toEqual(['25 A', '30 B'])
  })
})

describe('the same weekday of another month', () => {
  test.each([
    ['2026-11-02', '2026-12', '2026-12-07'],
    ['2026-11-03', '2026-12', '2026-12-01'],
    ['2026-11-26', '2026-12', '2026-12-24'],
    ['2026-11-30', '2026-12', null],
    ['2026-12-31', '2027-04', '2027-04-29'],
  ])('of %s in %s is %s', (date, month, expected) => {
    expect(sameWeekdayIn(date, month)).toBe(expected)
  })
})
