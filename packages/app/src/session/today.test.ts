import { afterEach, beforeEach, expect, test, vi } from 'vitest'

import { todayIn, watchToday } from './today.ts'

const newYork = 'America/New_York'
const page = { window: new EventTarget(), document: new EventTarget() }
let dates: string[]
let end: () => void

beforeEach(() => {
  vi.useFakeTimers()
  vi.stubGlobal('window', page.window)
  vi.stubGlobal('document', page.document)
  dates = []
})
afterEach(() => {
  end()
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

function watch(now: string) {
  vi.setSystemTime(new Date(now))
  end = watchToday(newYork, () => dates.push(todayIn(newYork)))
}

test("today changes at the caterer's midnight, every day", () => {
  // 23:59:59.500 in New York; in UTC the day has long begun.
  watch('2026-11-24T04:59:59.500Z')
  expect(todayIn(newYork)).toBe('2026-11-23')
  vi.advanceTimersByTime(499)
  expect(dates).toEqual([])
  vi.advanceTimersByTime(1)
  expect(dates).toEqual(['2026-11-24'])
  vi.advanceTimersByTime(24 * 3_600_000)
  expect(dates).toEqual(['2026-11-24', '2026-11-25'])
})

test('the day on which clocks go back has 25 hours', () => {
  watch('2026-11-01T04:00:00.000Z')
  vi.advanceTimersByTime(24 * 3_600_000)
  expect(dates).toEqual([])
  vi.advanceTimersByTime(3_600_000)
  expect(dates).toEqual(['2026-11-02'])
})

test.each([
  ['focused', () => page.window.dispatchEvent(new Event('focus'))],
  ['shown', () => page.document.dispatchEvent(new Event('visibilitychange'))],
])('a page that is %s after its computer slept past midnight has the new day', (_, wake) => {
  watch('2026-11-23T20:00:00.000Z')
  vi.setSystemTime(new Date('2026-11-25T13:00:00.000Z'))
  wake()
  expect(dates).toEqual(['2026-11-25'])
})

test('nothing is called once the watch has ended', () => {
  watch('2026-11-23T20:00:00.000Z')
  end()
  vi.advanceTimersByTime(48 * 3_600_000)
  page.window.dispatchEvent(new Event('focus'))
  expect(dates).toEqual([])
})
