import { describe, expect, test } from 'vitest'

import { analyzeLunch, checkOf, lunchK5, lunchWeek } from '../../testing/lunch-week.ts'
import type { OfferedItem, ServiceDay } from '../model.ts'
import { day, item, total, weekDates } from '../../testing/foods.ts'
import { analyzeWeek } from './week-analysis.ts'

describe('a day of 300 meals', () => {
  const serve = (
    name: string,
    category: 'Entree' | 'Side' | 'Fruit' | 'Milk',
    servings: number,
    kcal: number,
    fat: number,
    sodium: number,
  ) => item(name, category, servings, { nutrients: { calories: kcal, saturatedFat: fat, sodium }, cost: total(0.5) })
  const items = [
    serve('Taco', 'Entree', 180, 420, 5.5, 610),
    serve('Salad', 'Entree', 120, 330, 3, 480),
    serve('Beans', 'Side', 200, 110, 0.1, 190),
    serve('Pears', 'Fruit', 260, 70, 0, 5),
    serve('Skim milk', 'Milk', 150, 83, 0.1, 103),
    serve('1% milk', 'Milk', 130, 102, 1.5, 107),
  ]
  const analysis = analyzeWeek([day('2026-10-12', 300, items)], lunchK5)

  test('averages 603.7 kcal, 5.27 g saturated fat and 786.9 mg sodium per meal', () => {
    const { calories, saturatedFat, sodium } = analysis.days[0]?.nutrients ?? {}
    expect(calories?.known).toBeCloseTo(603.7, 1)
    expect(saturatedFat?.known).toBeCloseTo(5.27, 2)
    expect(sodium?.known).toBeCloseTo(786.87, 2)
    expect(analysis.saturatedFatPct.withMilkFat).toBeCloseTo(7.85, 2)
  })

  test('has the cost of its servings, per meal', () => {
    expect(analysis.days[0]?.cost.known).toBeCloseTo((0.5 * 1040) / 300, 9)
  })

  test('the shares of its items add up to the average', () => {
    const { reasons, actual } = checkOf(analysis, 'sodium')
    expect(reasons.reduce((sum, { amount }) => sum + (amount ?? 0), 0)).toBeCloseTo(actual ?? 0, 6)
    expect(reasons[0]).toMatchObject({ kind: 'share', itemName: 'Taco', amount: 366 })
  })
})

describe('a week', () => {
  const kcal = [612.5, 598, 655, 580, 641]
  const fat = [6, 5.1, 8.2, 4.4, 6.9]
  const sugars = [11.2, 14, 9.8, 16.5, 12.1]
  const sodium = [1010, 1140, 1230, 890, 1175]
  const entree = (index: number) => ({
    entree: {
      calories: kcal[index] ?? 0,
      saturatedFat: fat[index] ?? 0,
      addedSugars: sugars[index] ?? 0,
      sodium: sodium[index] ?? 0,
    },
  })

  test('is the average of its days, and percentages are ratios of averages', () => {
    const analysis = analyzeLunch(entree)
    expect(analysis.nutrients.calories.known).toBeCloseTo(617.3, 9)
    expect(analysis.nutrients.saturatedFat.known).toBeCloseTo(6.12, 9)
    expect(checkOf(analysis, 'saturatedFat').actual).toBeCloseTo(8.92, 2)
    expect(checkOf(analysis, 'addedSugars').actual).toBeCloseTo(8.24, 2)
    expect(checkOf(analysis, 'sodium')).toMatchObject({
      actual: 1089,
      now: { status: 'pass', maximum: 1110 },
      from2027: { status: 'fail', maximum: 935, outsideBy: 154 },
    })
  })

  test('can be weighted by meals, and lists the option used', () => {
    const dates = weekDates('2026-10-12', 2)
    const days = lunchWeek((index) => ({ entree: { sodium: index === 0 ? 800 : 1100 } }), dates)
    const serveAll = ({ date, items }: ServiceDay, meals: number): ServiceDay => {
      const plannedTo = (served: OfferedItem) => ({ ...served, plannedServings: meals })
      return { date, plannedMeals: meals, items: items.map(plannedTo) }
    }
    const uneven = days.map((each, index) => serveAll(each, index === 0 ? 300 : 100))
    const byDays = analyzeWeek(uneven, lunchK5)
    const byMeals = analyzeWeek(uneven, lunchK5, { weekAverage: 'weightedByMeals' })
    expect(byDays.nutrients.sodium.known).toBeCloseTo(950, 9)
    expect(byMeals.nutrients.sodium.known).toBeCloseTo(875, 9)
    expect([byDays, byMeals].map(({ ruleOptions }) => ruleOptions.weekAverage)).toEqual([
      'meanOfDays',
      'weightedByMeals',
    ])
  })

  test('weighted by meals is unknown if one day has no planned meals', () => {
    const analysis = analyzeLunch((index) => (index === 0 ? { plannedMeals: null } : {}), {
      weekAverage: 'weightedByMeals',
    })
    expect(analysis.nutrients.sodium).toEqual({ known: 0, missing: ['Pasta'] })
    expect(checkOf(analysis, 'sodium').now?.status).toBe('unknown')
  })

  test('an item without the nutrient leaves no gap, even without planned servings', () => {
    const water = item('Water', 'Miscellaneous', null)
    expect(analyzeLunch({ others: [water] }).nutrients.sodium.missing).toEqual([])
  })
})
