import { describe, expect, test } from 'vitest'

import type { CreditRule } from '../../crediting/model.ts'
import { foodNutrition, portionNutrition } from '../../recipe/recipe.ts'
import { checkIds, dayCheckIds, weekCheckIds } from '../../rules/checks.ts'
import { food, line, noNutrients, pantryOf, recipe } from '../../testing/foods.ts'
import { checkOf, lunchK5, lunchWeek, verdicts } from '../../testing/lunch-week.ts'
import { analyzeMenus } from './bulk.ts'
import { packMenus } from './bulk-table.ts'
import { statusOfCode } from './bulk-verdicts.ts'
import { analyzeWeek } from './week-analysis.ts'

const cookie = (crediting: CreditRule[] | null) => food(1, 'Cookie', { nutrients: noNutrients, crediting })

/** 60 g of a food on each of five days of a lunch that passes. */
const weekWith = (crediting: CreditRule[] | null) =>
  lunchWeek({
    others: [
      {
        id: 'cookie',
        name: 'Chocolate chip cookie',
        category: 'Side',
        plannedServings: 100,
        nutrition: foodNutrition(cookie(crediting), { amount: '60', unit: 'g' }),
      },
    ],
  })

describe('a food whose crediting was never assessed', () => {
  const analysis = analyzeWeek(weekWith(null), lunchK5)

  test.each(['grain.dessert', 'grain.wholeGrainRich', 'juice.fruit', 'juice.vegetable'] as const)(
    'makes %s unknown and is named',
    (id) => {
      expect(verdicts(analysis, id)).toBe('unknown unknown')
      expect(checkOf(analysis, id).reasons).toContainEqual(
        expect.objectContaining({ kind: 'notAssessed', itemName: 'Chocolate chip cookie', foodName: 'Cookie' }),
      )
    },
  )

  test('makes no minimum unknown that the other foods reach', () => {
    expect(verdicts(analysis, 'grain.weekly')).toBe('pass pass')
    expect(verdicts(analysis, 'grain.daily', '2026-10-12')).toBe('pass pass')
  })

  test('makes a minimum unknown that the other foods miss', () => {
    const [first, ...rest] = weekWith(null)
    const noGrain = (first?.items ?? []).filter(({ category }) => category !== 'Entree')
    const week = analyzeWeek(first ? [{ ...first, items: noGrain }, ...rest] : rest, lunchK5)
    expect(verdicts(week, 'grain.daily', '2026-10-12')).toBe('unknown unknown')
    expect(verdicts(week, 'meatAlternate.daily', '2026-10-12')).toBe('unknown unknown')
  })

  test('makes the week unknown', () => {
    expect(analysis.status).toEqual({ now: 'unknown', from2027: 'unknown' })
  })

  test('gives both engines the same verdicts', () => {
    const bulk = analyzeMenus(packMenus([{ days: weekWith(null), program: lunchK5 }]))
    expect(statusOfCode(bulk.statusNow[0] ?? -1)).toBe('unknown')
    for (const check of analysis.checks) {
      const status = statusOfCode(bulk.weeks.now[weekCheckIds.indexOf(check.id)] ?? -1)
      expect([check.id, status]).toEqual([check.id, check.now?.status ?? null])
    }
    const firstDay = analysis.days[0]?.checks ?? []
    for (const check of firstDay) {
      const status = statusOfCode(bulk.days.now[dayCheckIds.indexOf(check.id)] ?? -1)
      expect([check.id, status]).toEqual([check.id, check.now?.status ?? null])
    }
    expect(checkIds.length).toBe(weekCheckIds.length + dayCheckIds.length)
  })
})

test('a food that does not credit leaves the week as it is', () => {
  expect(analyzeWeek(weekWith([]), lunchK5).status).toEqual({ now: 'pass', from2027: 'pass' })
})

test('a cookie that credits as a dessert fails after two ounce equivalents', () => {
  const rules: CreditRule[] = [
    { component: 'GRAIN', credit: 1, per: { amount: '60', unit: 'g' }, isGrainDessert: true },
  ]
  expect(verdicts(analyzeWeek(weekWith(rules), lunchK5), 'grain.dessert')).toBe('fail fail')
})

describe('in a recipe', () => {
  const salt = food(1, 'Salt', { crediting: null })
  const bun = food(2, 'Bun', { crediting: [{ component: 'GRAIN', credit: 1, per: { amount: '28', unit: 'g' } }] })

  test('an unassessed food makes every component but milk in a dish a lower bound', () => {
    const dish = recipe(1, 'Dish', '1', [line(1, '1', 'g'), line(2, '56', 'g')])
    const { credits } = portionNutrition(dish, pantryOf([salt, bun]))
    expect(credits.map(({ component, credited, notAssessed }) => [component, credited, notAssessed])).toEqual([
      ['FRUIT', 0, ['Salt']],
      ['VEGETABLE', 0, ['Salt']],
      ['GRAIN', 2, ['Salt']],
      ['MEAT_ALTERNATE', 0, ['Salt']],
    ])
  })

  test('an unassessed food of a sub-recipe is named in the dish', () => {
    const rub = recipe(5, 'Rub', '1', [line(1, '1', 'g')])
    const dish = recipe(1, 'Dish', '1', [{ subRecipeId: 5, amount: '1', unit: 'batch' }])
    const { credits } = portionNutrition(dish, pantryOf([salt], [rub]))
    expect(credits.find(({ component }) => component === 'GRAIN')?.notAssessed).toEqual(['Salt'])
  })

  test('an unassessed fluid milk may credit as milk only', () => {
    const milk = food(3, 'Milk', { crediting: null, milk: { fat: 'skim', isFlavored: false } })
    const { credits } = foodNutrition(milk, { amount: '1', unit: 'cup' })
    expect(credits.map(({ component, missing }) => [component, missing])).toEqual([['MILK', ['Milk']]])
  })
})
