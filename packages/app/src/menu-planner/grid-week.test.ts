import type { ServiceDay } from '@commissary/domain/menu'
import { makeFormats } from '@commissary/messages/formats'
import { englishTranslator } from '@commissary/messages/translator'
import type { Wording } from '@commissary/messages/wording'
import { expect, test } from 'vitest'

import { plannedDays } from '../stories/menus.ts'
import { extra, maple } from '../stories/users.ts'
import { toMenuDay, toSavedDay } from './calendar-days.ts'
import { gridWeek } from './grid-week.ts'
import { nutritionOf } from './nutrition-of.ts'
import { servedBeside } from './served-beside.ts'

const wording: Wording = { t: englishTranslator(), formats: makeFormats('en-US', 'USD'), country: 'US' }
const [lunch = null] = maple.programs

/** A week of a month or a cycle, in a program. */
function lookAt(program: typeof lunch, days = plannedDays('2026-11-16'), beside: ServiceDay[] = []) {
  return gridWeek(wording, {
    beside,
    id: '1',
    label: 'Week 1',
    days: days.map((day) => ({
      key: day.date,
      date: day.date,
      number: '1',
      label: day.date,
      saved: toMenuDay(day),
      planned: toMenuDay(day),
    })),
    nutrition: nutritionOf(days.map(toSavedDay)),
    program,
    ruleOptions: {},
    expectedOf: () => undefined,
    costTarget: null,
  }).week
}

test('a week at a glance has verdicts, calories and cost', () => {
  const week = lookAt(lunch)
  expect(week.verdict).toMatchObject({ now: expect.any(String), from2027: expect.any(String) })
  expect(week.days[0]).toMatchObject({ verdict: { now: expect.any(String) }, kcal: { known: expect.any(Number) } })
})

test('a week that a month cuts off has the verdict of the whole week, but only its own days and cost', () => {
  const days = plannedDays('2026-11-16')
  const own = days.slice(0, 1)
  const beside = servedBeside(days.slice(1), () => undefined)
  const [cut, whole] = [lookAt(lunch, own, beside), lookAt(lunch, days)]
  expect(cut.verdict).toEqual(whole.verdict)
  expect(cut.days).toEqual(whole.days.slice(0, 1))
  expect(lookAt(lunch, [], beside)).toMatchObject({ verdict: null, days: [] })
})

test('a week with only text has nothing to check, as in the week planner', () => {
  const note = { recipeId: null, ingredientId: null, text: 'Field trip: bag lunch', name: 'Field trip: bag lunch' }
  const days = plannedDays('2026-11-16').map((day) => ({
    ...day,
    lines: day.lines.slice(0, 1).map((line) => ({ ...line, ...note })),
  }))
  const week = lookAt(lunch, days)
  expect(week.verdict).toBeNull()
  expect(week.days.map((day) => day?.verdict)).toEqual([null, null, null, null, null])
  expect(week.days[0]?.items[0]).toMatchObject({ name: 'Field trip: bag lunch', look: 'text' })
})

test('an item on one serving line says which', () => {
  const days = plannedDays('2026-11-16').map((day) => ({
    ...day,
    lines: day.lines.map((line, index) => ({ ...line, servingLine: index === 0 ? 2 : null })),
  }))
  expect(
    lookAt(lunch, days)
      .days[0]?.items.map(({ servingLine }) => servingLine)
      .filter(Boolean),
  ).toEqual([2])
})

test('without a meal pattern it has calories and cost, and no verdicts', () => {
  const [week, checked] = [lookAt(extra), lookAt(lunch)]
  expect(week.verdict).toBeNull()
  expect(week.days.map((day) => day?.verdict)).toEqual([null, null, null, null, null])
  expect(week.days.map((day) => [day?.kcal, day?.cost])).toEqual(checked.days.map((day) => [day?.kcal, day?.cost]))
})
