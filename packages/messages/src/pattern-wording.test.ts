import { analyzeWeek, mealPattern, type ServiceDay, unknownNutrition } from '@commissary/domain/menu'
import { expect, test } from 'vitest'

import { makeFormats } from './formats.ts'
import { patternSection } from './pattern-wording.ts'
import { englishTranslator } from './translator.ts'
import type { Wording } from './wording.ts'

const wording: Wording = { t: englishTranslator(), formats: makeFormats('en-US', 'USD'), country: 'US' }
const program = { rulePack: 'us-nslp', gradeGroup: 'K-5' } as const

/** A portion that credits fruit; every other value is known to be zero. */
function fruit(credited: number, rest: object = {}) {
  const blank = unknownNutrition('Fruit')
  const credit = { component: 'FRUIT' as const, exact: credited, credited, subgroups: {}, wholeGrainRich: 0, juice: 0 }
  const gaps = { grainDessert: 0, missing: [], notAssessed: [], unproven: [] }
  return { ...blank, credits: [{ ...credit, ...gaps, ...rest }] }
}
const day = (date: string, credited: number, rest: object = {}): ServiceDay => ({
  date,
  plannedMeals: 100,
  items: [{ id: 'a', name: 'Apple', category: 'Fruit', plannedServings: 100, nutrition: fruit(credited, rest) }],
})
const sectionOf = (days: ServiceDay[]) => {
  const week = analyzeWeek(days, program)
  return patternSection(wording, week, mealPattern(week, days), {
    menu: { label: 'school', name: 'Maple Street Elementary' },
    program: 'Lunch K-5',
    closedDays: [{ date: '2026-11-20', note: 'Founders Day' }],
  })
}
const texts = (days: ServiceDay[], row: number) => sectionOf(days).rows[row]?.cells.map(({ text }) => text)

test('a component is named with its unit, and has its days, total, minimums and gap', () => {
  const section = sectionOf([day('2026-11-16', 0.5), day('2026-11-17', 0.25)])
  expect(section.title).toBe('Week of November 16, 2026, grades K-5')
  expect(section.columns.map(({ label }) => label)).toEqual([
    'Component or item',
    'Mon, Nov 16',
    'Tue, Nov 17',
    'Week',
    'Required each day',
    'Required in the week',
    'Gap',
    'July 2027',
    'Documentation',
  ])
  expect(section.rows[0]?.cells).toEqual([
    { text: 'Fruit, cup' },
    { text: '0.5', value: 0.5, status: 'pass' },
    { text: '0.25', value: 0.25, status: 'fail' },
    { text: '0.75', value: 0.75, status: 'fail' },
    { text: '0.5', value: 0.5 },
    { text: '1', value: 1 },
    { text: '0.25 short', value: 0.25, status: 'fail' },
    { text: 'Fail', status: 'fail' },
    { text: '' },
  ])
})

test('an item follows its component, with its credits and documentation', () => {
  const days = [day('2026-11-16', 0.5, { unproven: ['Apple, raw'] })]
  expect(sectionOf(days).rows[1]?.level).toBe(1)
  expect(texts(days, 1)).toEqual(['Apple', '0.5', '', '', '', '', '', 'No documentation: Apple, raw'])
  expect(texts([day('2026-11-16', 0.5)], 1)?.at(-1)).toBe('Documented')
})

test('an unknown credit is a lower bound, with no number to calculate with', () => {
  const [fruitRow, item] = sectionOf([day('2026-11-16', 0.25, { missing: ['Apple, raw'] })]).rows
  expect(fruitRow?.cells[1]).toEqual({ text: '≥ 0.25', status: 'unknown' })
  expect(fruitRow?.cells[5]).toEqual({ text: 'Unknown', status: 'unknown' })
  expect(item?.cells.at(-1)?.text).toBe('Credit unknown: Apple, raw')
})

test('the facts name the school, the holidays and the verdicts of both dates', () => {
  const { facts } = sectionOf([day('2026-11-16', 0.5)])
  expect(facts).toContainEqual({ label: 'School', value: 'Maple Street Elementary' })
  expect(facts).toContainEqual({ label: 'Closed', value: 'Fri, Nov 20: Founders Day' })
  expect(facts).toContainEqual({ label: 'Meal pattern today', value: 'Fail' })
})
