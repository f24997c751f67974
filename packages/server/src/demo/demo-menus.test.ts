import {
  analyzeWeek,
  lineNutrition,
  resolveDay,
  toServiceDay,
  type Check,
  type MenuDay,
  type WeekAnalysis,
} from '@commissary/domain/menu'
import {
  type CheckId,
  secondVerdictDate,
  type GradeGroup,
  type SchoolGroup,
  type VerdictStatus,
} from '@commissary/domain/rules'
import { describe, expect, test } from 'vitest'

import { toChanges, toMenuDay } from './demo-days.ts'
import { demoFoods, foodKeys, toFood, type FoodKey } from './foods/demo-foods.ts'
import { demoCalendars, isRecipe } from './menus/demo-calendar.ts'
import type { MenuItem } from './menus/demo-day.ts'
import { demoRecipes, recipeKeys, toRecipeSource, type RecipeKey } from './recipes/demo-recipes.ts'
import { demoSchools } from './schools.ts'

const ids = {
  food: (key: FoodKey) => foodKeys.indexOf(key) + 1,
  recipe: (key: string) => recipeKeys.indexOf(key as RecipeKey) + 1,
}
const idOf = (item: MenuItem) => (isRecipe(item) ? ids.recipe(item) : ids.food(item))
const foods = foodKeys.map((key, index) => toFood(index + 1, demoFoods[key]))
const recipes = recipeKeys.map((key, index) => toRecipeSource(index + 1, demoRecipes[key], ids))
const pantry = { food: (id: number) => foods[id - 1], recipe: (id: number) => recipes[id - 1] }

interface Served {
  date: string
  day: MenuDay
}

function analyze(week: readonly Served[], gradeGroup: GradeGroup, rulePack = 'us-nslp'): WeekAnalysis {
  const days = week.map(({ date, day }) => toServiceDay(date, day, (line) => lineNutrition(line, pantry)))
  return analyzeWeek(days, { rulePack, gradeGroup, serviceDays: 5 })
}

/** The four weeks of a band's master menu, Monday first. */
function masterWeeks(gradeGroup: GradeGroup, today: string, menuType = 'MEAL'): Served[][] {
  const calendar = demoCalendars(today).find((one) => one.band.gradeGroup === gradeGroup && one.menuType === menuType)
  const days = (calendar?.days ?? []).map((day) => ({ date: day.date, day: toMenuDay(day, idOf) }))
  return [0, 1, 2, 3].map((week) => days.slice(week * 5, week * 5 + 5))
}

const checksOf = (week: WeekAnalysis): Check[] => [...week.checks, ...week.days.flatMap((day) => day.checks)]

/** Status of the checks that do not pass under the rules of a date, by id. */
function failedChecks(week: WeekAnalysis, at: 'now' | 'from2027'): Partial<Record<CheckId, VerdictStatus>> {
  return Object.fromEntries(
    checksOf(week).flatMap((check) => {
      const status = check[at]?.status ?? 'pass'
      return status === 'pass' ? [] : [[check.id, status]]
    }),
  )
}

interface Expected {
  now: Partial<Record<CheckId, VerdictStatus>>
  from2027: Partial<Record<CheckId, VerdictStatus>>
}

const sodium2027: Expected = { now: {}, from2027: { sodium: 'fail' } }
const passesBoth: Expected = { now: {}, from2027: {} }

const expected: Record<SchoolGroup, [Expected, Expected, Expected, Expected]> = {
  'K-5': [
    sodium2027,
    sodium2027,
    { now: { 'juice.fruit': 'fail' }, from2027: { 'juice.fruit': 'fail', sodium: 'fail' } },
    passesBoth,
  ],
  '6-8': [sodium2027, sodium2027, { now: { 'grain.daily': 'fail' }, from2027: { 'grain.daily': 'fail' } }, passesBoth],
  '9-12': [
    sodium2027,
    sodium2027,
    { now: { saturatedFat: 'unknown' }, from2027: { saturatedFat: 'unknown', addedSugars: 'unknown', sodium: 'fail' } },
    passesBoth,
  ],
}

const days = ['2026-11-20', '2026-12-28', '2027-06-28', '2027-08-15', '2028-01-01']
const cases = days.flatMap((today) =>
  Object.keys(expected).flatMap((band) => [0, 1, 2, 3].map((week) => [today, band as SchoolGroup, week] as const)),
)

describe('every week has the verdicts that the demo is meant to show', () => {
  test.each(cases)('seeded on %s: %s, week %i', (today, band, index) => {
    const week = analyze(masterWeeks(band, today)[index] ?? [], band)
    const { now, from2027 } = expected[band][index] ?? passesBoth
    // The menu's own date decides: starting July 1, 2027, today's rules are those of the second verdict.
    const isAfter = (week.days[0]?.date ?? '') >= secondVerdictDate

    expect(failedChecks(week, 'from2027')).toEqual(from2027)
    expect(failedChecks(week, 'now')).toEqual(isAfter ? from2027 : now)
  })
})

test('middle schools pass saturated fat in the whole-milk week only because milk fat is excluded', () => {
  const week = analyze(masterWeeks('6-8', '2026-11-20')[1] ?? [], '6-8')

  expect(week.saturatedFatPct.withMilkFat).toBeGreaterThan(10)
  expect(week.saturatedFatPct.withoutMilkFat).toBeLessThan(10)
  expect(week.checks.find(({ id }) => id === 'saturatedFat')?.now?.passesOnlyByMilkFatExclusion).toBe(true)
})

test('middle schools fail the daily grain because one entree has 0.75 oz eq and the other 2', () => {
  const week = analyze(masterWeeks('6-8', '2026-11-20')[2] ?? [], '6-8')
  const failing = week.days.flatMap(({ checks }) => checks).filter(({ now }) => now?.status === 'fail')

  expect(failing.map(({ id, date, actual }) => [id, date, actual])).toEqual([['grain.daily', '2026-11-25', 0.75]])
  expect(week.days[2]?.components.find(({ component }) => component === 'GRAIN')).toMatchObject({
    least: 0.75,
    most: 2,
  })
})

test("the high school's saturated fat is unknown because USDA lists none for one fruit", () => {
  const week = analyze(masterWeeks('9-12', '2026-11-20')[2] ?? [], '9-12')

  expect(week.nutrients.saturatedFat.missing).toEqual(['Pears, USDA Foods, drained'])
  expect(week.nutrients.addedSugars.missing).toEqual(['Salsa, canned'])
})

test.each(['2026-11-20', '2026-11-22', '2026-12-28', '2027-01-01'])(
  'seeded on %s, the four weeks are last week, this week and the next two',
  (today) => {
    const weeks = masterWeeks('K-5', today)
    const dates = weeks.flat().map(({ date }) => date)
    const days = (from: string, to: string) => Temporal.PlainDate.from(from).until(to).days

    expect(dates).toHaveLength(20)
    expect(new Set(dates.map((date) => Temporal.PlainDate.from(date).dayOfWeek))).toEqual(new Set([1, 2, 3, 4, 5]))
    expect(days(dates[5] ?? '', today)).toBeGreaterThanOrEqual(0)
    expect(days(dates[5] ?? '', today)).toBeLessThan(7)
    expect(days(dates[0] ?? '', dates[19] ?? '')).toBe(25)
  },
)

test.each(['K-5', '6-8', '9-12'] as const)(
  'breakfasts of %s pass today, and fail the limit on added sugars from July 2027',
  (gradeGroup) => {
    const weeks = masterWeeks(gradeGroup, '2026-11-20', 'BREAKFAST')
    expect(weeks).toHaveLength(4)
    for (const week of weeks) {
      const analysis = analyze(week, gradeGroup, 'us-sbp')
      expect(failedChecks(analysis, 'now')).toEqual({})
      expect(failedChecks(analysis, 'from2027')).toEqual({ addedSugars: 'fail' })
    }
  },
)

test('schools with their own changes still get the verdicts of their band', () => {
  for (const school of demoSchools) {
    const calendar = demoCalendars('2026-11-20').find(({ band }) => band.gradeGroup === school.gradeGroup)
    const served = (calendar?.days ?? []).map((day, index) => {
      const difference = school.differences.find(({ week, day: weekday }) => week * 5 + weekday === index)
      const changes = difference ? toChanges(day, difference, idOf) : null
      return { date: day.date, day: resolveDay(toMenuDay(day, idOf), changes) }
    })
    for (const week of [0, 1, 2, 3]) {
      const analysis = analyze(served.slice(week * 5, week * 5 + 5), school.gradeGroup)
      expect([school.name, week, failedChecks(analysis, 'now')]).toEqual([
        school.name,
        week,
        expected[school.gradeGroup][week]?.now,
      ])
    }
  }
})

test('every day offers two entrees that together cover all planned meals, and two milks, one unflavored', () => {
  for (const { days: calendar } of demoCalendars('2026-11-20').filter(({ menuType }) => menuType === 'MEAL')) {
    for (const { lines, plannedMeals } of calendar) {
      const entrees = lines.filter(({ category }) => category === 'Entree')
      const milks = lines.filter(({ category }) => category === 'Milk')

      expect(entrees.length).toBe(2)
      expect(
        Math.abs(entrees.reduce((sum, { plannedServings }) => sum + plannedServings, 0) - plannedMeals),
      ).toBeLessThan(2)
      expect(milks.length).toBeGreaterThanOrEqual(2)
      expect(milks.some(({ item }) => !isRecipe(item) && demoFoods[item].milk?.isFlavored === false)).toBe(true)
      expect(new Set(lines.map(({ key }) => key)).size).toBe(lines.length)
    }
  }
})
