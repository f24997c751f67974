import { describe, expect, test } from 'vitest'

import { day, item } from '../testing/foods.ts'
import { lunchK5 } from '../testing/lunch-week.ts'
import { type AnalysisItem, withPlannedItems, withServedItems } from './analysis-items.ts'
import { analyzeWeek } from './analysis/week-analysis.ts'
import type { MenuDay } from './menu-days.ts'

const date = '2026-10-12'
const own = (line: string | null, rest: Partial<AnalysisItem> = {}): AnalysisItem => ({
  date,
  line,
  plannedServings: null,
  servedServings: null,
  portion: null,
  ...rest,
})

describe('planned servings, meals and portions of a day', () => {
  const line = { id: 'a', name: 'Taco', category: 'Entree' as const, recipeId: 1, plannedServings: 100 }
  const menu: MenuDay = { plannedMeals: 120, lines: [line] }

  test("replace the plan's where they are stated", () => {
    const portion = { amount: '2', unit: 'oz' as const }
    expect(
      withPlannedItems(date, menu, [own(null, { plannedServings: 90 }), own('a', { plannedServings: 80, portion })]),
    ).toEqual({ plannedMeals: 90, lines: [{ ...line, plannedServings: 80, portion }] })
  })

  test('stay as planned where nothing is stated, or for another day or line', () => {
    expect(withPlannedItems(date, menu, [own('a', { servedServings: 3 }), own(null)])).toEqual(menu)
    expect(withPlannedItems(date, menu, [own('b', { plannedServings: 1 })])).toEqual(menu)
    expect(withPlannedItems('2026-10-13', menu, [own('a', { plannedServings: 1 })])).toBe(menu)
  })
})

describe('averages by what was served', () => {
  const planned = day(date, 100, [
    item('Taco', 'Entree', 60, { nutrients: { calories: 400 } }),
    item('Salad', 'Entree', 40, { nutrients: { calories: 300 } }),
  ])
  const [taco = '', salad = ''] = planned.items.map(({ id }) => id)
  const calories = (items: AnalysisItem[]) =>
    analyzeWeek([withServedItems(planned, items)], lunchK5).days[0]?.nutrients.calories

  test('are weighted by the servings and the meals that were served', () => {
    const served = [
      own(null, { servedServings: 50 }),
      own(taco, { servedServings: 40 }),
      own(salad, { servedServings: 10 }),
    ]
    expect(calories(served)?.known).toBeCloseTo((40 * 400 + 10 * 300) / 50, 9)
    expect(calories(served)?.missing).toEqual([])
  })

  test("are incomplete without an item's served servings, which never count as zero", () => {
    expect(calories([own(null, { servedServings: 50 }), own(taco, { servedServings: 40 })])).toEqual({
      known: 320,
      missing: ['Salad'],
    })
    const week = analyzeWeek([withServedItems(planned, [own(null, { servedServings: 50 })])], lunchK5)
    expect(week.checks.find(({ id }) => id === 'calories')).toMatchObject({ isLowerBound: true })
    expect(week.checks.find(({ id }) => id === 'calories')?.reasons).toContainEqual(
      expect.objectContaining({ kind: 'notServed', itemName: 'Taco' }),
    )
  })

  test("are incomplete without the day's meals", () => {
    const week = analyzeWeek([withServedItems(planned, [own(taco, { servedServings: 40 })])], lunchK5)
    expect(week.days[0]?.plannedMeals).toBeNull()
    expect(week.checks.find(({ id }) => id === 'sodium')?.reasons[0]).toMatchObject({ kind: 'notServed', itemId: null })
  })

  test('an item with no servings served still counts as offered', () => {
    const none = [
      own(null, { servedServings: 50 }),
      own(taco, { servedServings: 50 }),
      own(salad, { servedServings: 0 }),
    ]
    expect(calories(none)).toEqual({ known: 400, missing: [] })
    const offered = (items: AnalysisItem[]) => analyzeWeek([withServedItems(planned, items)], lunchK5).components
    expect(offered(none)).toEqual(analyzeWeek([planned], lunchK5).components)
  })
})
