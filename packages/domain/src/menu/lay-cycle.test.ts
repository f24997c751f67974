import { describe, expect, test } from 'vitest'

import { type CycleLayout, layDays } from './lay-cycle.ts'

const days = [1, 2].flatMap((week) => [1, 2, 3, 4, 5].map((weekday) => ({ week, weekday })))
// 2026-11-24 is a Tuesday.
const layout: CycleLayout = {
  startDate: '2026-11-24',
  endDate: '2026-12-01',
  weeks: 2,
  startWeek: 2,
  daysPerWeek: 5,
  serviceDays: 5,
  align: 'weekday',
  holidays: 'skip',
  shortWeeks: 'continue',
  closed: new Set(['2026-11-26']),
}
const lay = (options: Partial<CycleLayout>, from = days) => layDays(from, { ...layout, ...options })
const placeText = ({ week, weekday }: { week: number; weekday: number }) => `${week}.${weekday}`
const placed = (options: Partial<CycleLayout> = {}, from = days) =>
  lay(options, from).laid.map(({ date, day }) => `${date.slice(8)} ${placeText(day)}`)
const leftOut = (options: Partial<CycleLayout>) => lay(options).leftOut.map(placeText)

describe('a cycle', () => {
  test('lays weekdays on weekdays, beginning with the start week, and starts over', () => {
    expect(placed()).toEqual(['24 2.2', '25 2.3', '27 2.5', '30 1.1', '01 1.2'])
  })

  test('lays its days in a row', () => {
    expect(placed({ align: 'cycle' })).toEqual(['24 2.1', '25 2.2', '27 2.4', '30 2.5', '01 1.1'])
  })

  test('moves the menus of a holiday and those after it', () => {
    expect(placed({ holidays: 'shift' })).toEqual(['24 2.2', '25 2.3', '27 2.4', '30 2.5', '01 1.1'])
    expect(placed({ holidays: 'shift', align: 'cycle' })).toEqual(['24 2.1', '25 2.2', '27 2.3', '30 2.4', '01 2.5'])
  })

  test('leaves a date free where the cycle has no menu', () => {
    const some = days.filter(({ weekday }) => weekday !== 3)
    expect(placed({}, some)).toEqual(['24 2.2', '27 2.5', '30 1.1', '01 1.2'])
    expect(placed({ align: 'cycle' }, some)).toEqual(['24 2.1', '25 2.2', '27 2.4', '30 2.5', '01 1.1'])
  })
})

describe('Thanksgiving week', () => {
  const range = {
    startDate: '2026-11-23',
    endDate: '2026-12-04',
    startWeek: 1,
    closed: new Set(['2026-11-26', '2026-11-27']),
  }
  const secondWeek = ['30 2.1', '01 2.2', '02 2.3', '03 2.4', '04 2.5']

  test.each(['weekday', 'cycle'] as const)('skipped by %s, its last menus are left out', (align) => {
    for (const shortWeeks of ['continue', 'restart'] as const) {
      const options = { ...range, align, shortWeeks }
      expect(placed(options)).toEqual(['23 1.1', '24 1.2', '25 1.3', ...secondWeek])
      expect(leftOut(options)).toEqual(['1.4', '1.5'])
    }
  })

  test.each(['weekday', 'cycle'] as const)('shifted by %s, the cycle goes on through it', (align) => {
    const options = { ...range, align, holidays: 'shift' } as const
    const moved = ['30 1.4', '01 1.5', '02 2.1', '03 2.2', '04 2.3']
    expect(placed(options)).toEqual(['23 1.1', '24 1.2', '25 1.3', ...moved])
    expect(leftOut(options)).toEqual([])
  })

  test.each(['weekday', 'cycle'] as const)('shifted by %s, or the next week begins a week of the cycle', (align) => {
    const options = { ...range, align, holidays: 'shift', shortWeeks: 'restart' } as const
    expect(placed(options)).toEqual(['23 1.1', '24 1.2', '25 1.3', ...secondWeek])
    expect(leftOut(options)).toEqual(['1.4', '1.5'])
  })

  test('a holiday on Tuesday moves the menus of its week only', () => {
    const options = { ...range, closed: new Set(['2026-11-24']), holidays: 'shift', shortWeeks: 'restart' } as const
    expect(placed(options)).toEqual(['23 1.1', '25 1.2', '26 1.3', '27 1.4', ...secondWeek])
    expect(leftOut(options)).toEqual(['1.5'])
  })

  test("a week that begins late begins with the cycle's first day, if the cycle's days follow one another", () => {
    const options = { ...range, startDate: '2026-11-24', align: 'cycle', shortWeeks: 'restart' } as const
    expect(placed(options)).toEqual(['24 1.1', '25 1.2', ...secondWeek])
    expect(placed({ ...options, shortWeeks: 'continue' }).at(-1)).toBe('04 2.4')
  })

  test('a week without service uses up a week of the cycle if menus are skipped, and none if they move', () => {
    const week = ['2026-11-30', '2026-12-01', '2026-12-02', '2026-12-03', '2026-12-04']
    const options = { ...range, endDate: '2026-12-11', shortWeeks: 'restart', closed: new Set(week) } as const
    expect(placed(options).slice(5)).toEqual(['07 1.1', '08 1.2', '09 1.3', '10 1.4', '11 1.5'])
    expect(leftOut(options)).toEqual(['2.1', '2.2', '2.3', '2.4', '2.5'])
    const shifted = { ...options, holidays: 'shift' } as const
    expect(placed(shifted).slice(5)).toEqual(['07 2.1', '08 2.2', '09 2.3', '10 2.4', '11 2.5'])
    expect(lay(shifted)).toMatchObject({ closed: week, leftOut: [] })
  })

  test('menus after the end of the range are not left out: their turn has not come', () => {
    const options = {
      ...range,
      endDate: '2026-11-24',
      holidays: 'shift',
      shortWeeks: 'restart',
      align: 'cycle',
    } as const
    expect(leftOut(options)).toEqual([])
    expect(leftOut({ ...options, holidays: 'skip', closed: new Set(['2026-11-24']) })).toEqual(['1.2'])
  })
})

describe('a school that serves four days a week', () => {
  const range = {
    startDate: '2026-11-30',
    endDate: '2026-12-11',
    startWeek: 1,
    serviceDays: 4,
    closed: new Set<string>(),
  }
  const first = ['30 1.1', '01 1.2', '02 1.3', '03 1.4']

  test('leaves out the Friday of a 5-day cycle', () => {
    expect(placed(range)).toEqual([...first, '07 2.1', '08 2.2', '09 2.3', '10 2.4'])
    expect(lay(range).closed).toEqual(['2026-12-04', '2026-12-11'])
    expect(leftOut(range)).toEqual(['1.5', '2.5'])
  })

  test('or goes on with it on Monday', () => {
    const options = { ...range, holidays: 'shift' } as const
    expect(placed(options)).toEqual([...first, '07 1.5', '08 2.1', '09 2.2', '10 2.3'])
    expect(placed({ ...options, align: 'cycle' })).toEqual(placed(options))
  })

  test('or begins each week with a week of the cycle', () => {
    const options = { ...range, holidays: 'shift', shortWeeks: 'restart' } as const
    expect(placed(options)).toEqual([...first, '07 2.1', '08 2.2', '09 2.3', '10 2.4'])
    expect(leftOut(options)).toEqual(['1.5', '2.5'])
  })

  test('a 4-day cycle leaves Fridays of five-day weeks free, unless its days follow one another', () => {
    const options = { ...range, daysPerWeek: 4, serviceDays: 5 }
    const four = days.filter(({ weekday }) => weekday <= 4)
    expect(placed(options, four)).toEqual([...first, '07 2.1', '08 2.2', '09 2.3', '10 2.4'])
    const inRow = { ...options, align: 'cycle' } as const
    expect(placed(inRow, four).slice(0, 6)).toEqual([...first, '04 2.1', '07 2.2'])
    expect(placed({ ...inRow, shortWeeks: 'restart' }, four)).toEqual(placed(options, four))
  })
})
