import { describe, expect, test } from 'vitest'

import { food, line, noNutrients, pantryOf, recipe } from '../testing/foods.ts'
import { checkOf, lunchK5, lunchWeek, verdicts } from '../testing/lunch-week.ts'
import { analyzeMenus } from './analysis/bulk.ts'
import { packMenus } from './analysis/bulk-table.ts'
import { statusOfCode } from './analysis/bulk-verdicts.ts'
import { analyzeWeek } from './analysis/week-analysis.ts'
import { lineNutrition } from './line-nutrition.ts'
import type { MenuLine } from './menu-days.ts'
import type { PlaceholderCredits } from './model.ts'
import { toServiceDay } from './service-day.ts'

const apple = food(2, 'Apple', { nutrients: { ...noNutrients, calories: 52 }, eachWeightG: 180 })
const pantry = pantryOf([apple], [recipe(1, 'Apple sauce', '10', [line(2, '1', 'kg')])])

test('a menu day becomes a day of service with its nutrition', () => {
  const menuLine = { id: 'a', name: 'Apple sauce', category: 'Fruit' as const, recipeId: 1, plannedServings: 80 }
  const day = toServiceDay('2026-10-12', { plannedMeals: 100, selections: { Fruit: 1 }, lines: [menuLine] }, (each) =>
    lineNutrition(each, pantry),
  )
  expect(day).toMatchObject({
    date: '2026-10-12',
    plannedMeals: 100,
    selections: { Fruit: 1 },
    items: [{ id: 'a', name: 'Apple sauce', category: 'Fruit', plannedServings: 80 }],
  })
  expect(day.items[0]?.nutrition.nutrients.calories.known).toBeCloseTo(52, 9)
})

const chefsChoice: MenuLine = {
  id: 'chef',
  name: "Chef's choice fruit",
  category: 'Fruit',
  placeholderId: 5,
  plannedServings: 80,
}
const birthday: MenuLine = {
  id: 'birthday',
  name: "Manager's birthday special",
  category: 'Side',
  text: "Manager's birthday special",
  plannedServings: null,
}
const dayOf = (lines: MenuLine[], expected?: PlaceholderCredits) =>
  toServiceDay(
    '2026-10-12',
    { plannedMeals: 100, lines },
    () => {
      throw new Error('Only lines with a food have a nutrition')
    },
    (id) => (id === 5 ? expected : undefined),
  )
/** Five lunches that pass, each with the lines' items. */
const weekWith = (lines: MenuLine[], expected?: PlaceholderCredits) =>
  lunchWeek({ others: dayOf(lines, expected).items })

describe('a placeholder', () => {
  const week = weekWith([chefsChoice], { FRUIT: 0.5, MILK: 1 })
  const analysis = analyzeWeek(week, lunchK5)

  test('keeps its week from passing', () => {
    expect(analyzeWeek(lunchWeek(), lunchK5).status.now).toBe('pass')
    expect(analysis.status).toEqual({ now: 'unknown', from2027: 'unknown' })
    expect(verdicts(analysis, 'calories')).toBe('unknown unknown')
  })

  test('is named by the reasons, with the credit it is expected to bring', () => {
    const named = { kind: 'placeholder', itemName: "Chef's choice fruit", foodName: "Chef's choice fruit" }
    const reasons = (id: Parameters<typeof checkOf>[1], date?: string) => checkOf(analysis, id, date).reasons
    expect(reasons('calories')).toContainEqual(expect.objectContaining({ ...named, amount: null }))
    expect(reasons('fruit.daily', '2026-10-12')).toContainEqual(expect.objectContaining({ ...named, amount: 0.5 }))
    expect(reasons('vegetable.daily', '2026-10-12')).toContainEqual(expect.objectContaining({ ...named, amount: null }))
    const all = [...analysis.checks, ...analysis.days.flatMap(({ checks }) => checks)].flatMap((check) => check.reasons)
    expect(all.filter(({ itemId, kind }) => itemId === 'chef' && kind !== 'placeholder')).toEqual([])
  })

  test('counts for nothing, whatever it is expected to bring', () => {
    const values = (credits: PlaceholderCredits) =>
      analyzeWeek(weekWith([chefsChoice], credits), lunchK5).checks.map(({ id, actual }) => [id, actual])
    expect(values({ FRUIT: 10, GRAIN: 10, MILK: 10 })).toEqual(values({}))
  })

  test('gives both engines the same verdicts', () => {
    const bulk = analyzeMenus(packMenus([{ days: week, program: lunchK5 }]))
    expect(statusOfCode(bulk.statusNow[0] ?? 0)).toBe(analysis.status.now)
    expect(statusOfCode(bulk.statusFrom2027[0] ?? 0)).toBe(analysis.status.from2027)
    bulk.weeks.ids.forEach((id, index) => {
      const check = analysis.checks.find((each) => each.id === id)
      expect([id, statusOfCode(bulk.weeks.now[index] ?? 255)]).toEqual([id, check?.now?.status ?? null])
    })
  })

  test('is a placeholder even without stated credits', () => {
    expect(dayOf([chefsChoice]).items[0]?.expectedCredits).toEqual({})
  })
})

test('a line of text is left out, so that it changes no verdict and makes no day of service', () => {
  expect(dayOf([birthday]).items).toEqual([])
  expect(analyzeWeek(weekWith([birthday]), lunchK5)).toEqual(analyzeWeek(lunchWeek(), lunchK5))
})
