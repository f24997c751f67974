import { expect, test } from 'vitest'

import { day, item, total, weekDates } from '../../testing/foods.ts'
import { lunchWeek } from '../../testing/lunch-week.ts'
import { gradeGroups, hasMealPattern, noMealPattern } from '../../rules/model.ts'
import { rulePackFor } from '../../rules/rule-packs.ts'
import { menuCosts } from '../cost/menu-costs.ts'
import { analyzeWeek } from './week-analysis.ts'

const program = { rulePack: noMealPattern, gradeGroup: 'K-5' } as const
const [monday = ''] = weekDates()

test('every family but one has a meal pattern, even one whose rules are unknown', () => {
  for (const family of ['us-nslp', 'us-sbp', 'us-nslp-snack', 'fr-gemrcn']) expect(hasMealPattern(family)).toBe(true)
  expect(hasMealPattern(noMealPattern)).toBe(false)
  for (const group of gradeGroups) expect(rulePackFor(noMealPattern, group, '2026-11-18')).toBeNull()
})

test('a week without a meal pattern has averages and cost, and no checks, components or verdicts', () => {
  const week = analyzeWeek(lunchWeek(), program)
  expect(week.nutrients.calories.known).toBeGreaterThan(500)
  expect(week.servedDays).toBe(5)
  expect([...week.checks, ...week.components]).toEqual([])
  expect(week.days.flatMap(({ checks, components }) => [...checks, ...components])).toEqual([])
})

test('à la carte items are left out of a meal, and are what a menu without a meal pattern is made of', () => {
  const days = [
    day(monday, 100, [item('Cookie', 'A La Carte', 50, { nutrients: { calories: 200 }, cost: total(0.4) })]),
  ]
  const extra = analyzeWeek(days, program)
  expect(extra.nutrients.calories).toEqual({ known: 100, missing: [] })
  expect(extra.ruleOptions.aLaCarte).toBe('included')
  expect(menuCosts(days, {}, noMealPattern).whole?.cost.known).toBeCloseTo(0.2, 9)
  expect(analyzeWeek(days, { ...program, rulePack: 'us-nslp' }).nutrients.calories.known).toBe(0)
  expect(menuCosts(days, {}, 'us-nslp').whole?.cost.known ?? 0).toBe(0)
})
