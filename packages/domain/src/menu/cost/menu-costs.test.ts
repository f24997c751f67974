import * as fc from 'fast-check'
import { describe, expect, test } from 'vitest'

import { day, item, total, weekDates } from '../../testing/foods.ts'
import { lunchK5 } from '../../testing/lunch-week.ts'
import { analyzeWeek } from '../analysis/week-analysis.ts'
import { mealCategories, type OfferedItem, type ServiceDay } from '../model.ts'
import { costVerdict, menuCosts } from './menu-costs.ts'

const [monday = '', tuesday = ''] = weekDates()
const served = (name: string, servings: number | null, cost: number) =>
  item(name, 'Entree', servings, { cost: total(cost) })
const unpriced = (name: string, servings: number | null, known = 0) =>
  item(name, 'Side', servings, { cost: total(known, `${name}: flour`) })

describe('a meal', () => {
  test('costs its items by their planned servings: 180 x $0.85 + 120 x $0.60 + 280 x $0.25 for 300 meals is $0.9833', () => {
    const { days } = menuCosts([
      day(monday, 300, [served('Taco', 180, 0.85), served('Salad', 120, 0.6), served('Milk', 280, 0.25)]),
    ])
    expect(days).toHaveLength(1)
    expect(days[0]?.cost.known).toBeCloseTo(0.983_333, 6)
    expect(days[0]).toMatchObject({ date: monday, cost: { missing: [] }, unpriced: [], unplanned: [] })
  })

  test('costs at least what is known, and names the items without a price', () => {
    const { days } = menuCosts([
      day(monday, 100, [served('Taco', 100, 1.1), unpriced('Roll', 50), unpriced('Cake', 10, 0.3)]),
    ])
    expect(days[0]?.cost.known).toBeCloseTo(1.13, 9)
    expect(days[0]).toMatchObject({
      unpriced: ['Roll', 'Cake'],
      unplanned: [],
      cost: { missing: ['Roll: flour', 'Cake: flour'] },
    })
  })

  test('names the items without planned servings, but not those that cost nothing', () => {
    const [first] = menuCosts([day(monday, 100, [served('Taco', null, 1.1), served('Water', null, 0)])]).days
    expect(first).toMatchObject({ unplanned: ['Taco'], cost: { known: 0, missing: ['Taco'] } })
  })

  test('has no cost while no meals are planned', () => {
    const [first] = menuCosts([day(monday, null, [served('Taco', 100, 1.1)])]).days
    expect(first).toMatchObject({ daysWithoutMeals: [monday], unplanned: [], cost: { known: 0, missing: ['Taco'] } })
  })

  test('includes à la carte items only where the options do', () => {
    const days = [day(monday, 100, [served('Taco', 100, 1), item('Cookie', 'A La Carte', 50, { cost: total(0.4) })])]
    const costWith = (aLaCarte: 'included' | 'excluded') => menuCosts(days, { aLaCarte }).whole?.cost.known
    expect([costWith('excluded'), costWith('included')]).toEqual([1, 1.2])
  })
})

describe('several days', () => {
  const days = [day(monday, 300, [served('Taco', 300, 2)]), day(tuesday, 100, [served('Pasta', 100, 1)])]

  test('cost the mean of the days, or are weighted by meals: $1.50 or $1.75', () => {
    const costBy = (weekAverage: 'meanOfDays' | 'weightedByMeals') => menuCosts(days, { weekAverage }).whole?.cost.known
    expect([costBy('meanOfDays'), costBy('weightedByMeals')]).toEqual([1.5, 1.75])
  })

  test('count an item without a price once, however often it is planned', () => {
    const week = weekDates().map((date) => day(date, 100, [served('Taco', 100, 1), unpriced('Roll', 100)]))
    expect(menuCosts(week).whole).toMatchObject({ unpriced: ['Roll'], daysWithoutMeals: [] })
  })

  test('have no cost without items', () => {
    expect(menuCosts([day(monday, 100, [])])).toEqual({ days: [], whole: null })
  })
})

const cents = fc.integer({ min: 0, max: 500 })
const counts = fc.option(fc.integer({ min: 0, max: 400 }), { nil: null })
const items = fc.array(
  fc
    .record({ category: fc.constantFrom(...mealCategories), servings: counts, price: fc.option(cents, { nil: null }) })
    .map(({ category, servings, price }) => ({
      category,
      servings,
      cost: price === null ? total(0, 'x') : total(price / 100),
    })),
  { maxLength: 6 },
)
const menus = fc.array(fc.record({ meals: counts, items }), { minLength: 1, maxLength: 7 })
const toDays = (
  list: {
    meals: number | null
    items: { category: OfferedItem['category']; servings: number | null; cost: ReturnType<typeof total> }[]
  }[],
): ServiceDay[] =>
  list.map(({ meals, items: own }, at) =>
    day(
      weekDates(monday, 7)[at] ?? '',
      meals,
      own.map(({ category, servings, cost }, index) => item(`${at}-${index}`, category, servings, { cost })),
    ),
  )

/** The cost of a day, computed apart from the analysis; null where something is unknown. */
function plainCost({ plannedMeals, items: own }: ServiceDay): number | null {
  let sum = 0
  for (const { category, plannedServings, nutrition } of own) {
    if (category === 'A La Carte' || plannedServings === 0) continue
    if (nutrition.cost.missing.length > 0) return null
    if (nutrition.cost.known === 0) continue
    if (plannedServings === null || !plannedMeals) return null
    sum += plannedServings * nutrition.cost.known
  }
  return plannedMeals ? sum / plannedMeals : 0
}

test('complete costs equal a plain sum, and incomplete ones name what is missing', () => {
  fc.assert(
    fc.property(menus, (list) => {
      const all = toDays(list)
      for (const { date, cost, unpriced: gaps, unplanned, daysWithoutMeals } of menuCosts(all).days) {
        const plain = plainCost(all.find((one) => one.date === date) ?? day(date, null, []))
        if (plain !== null) expect(cost.known).toBeCloseTo(plain, 9)
        expect(cost.missing.length === 0).toBe(plain !== null)
        if (plain === null) expect(gaps.length + unplanned.length + daysWithoutMeals.length).toBeGreaterThan(0)
      }
    }),
  )
})

test('costs match the analysis', () => {
  fc.assert(
    fc.property(menus, fc.constantFrom('meanOfDays' as const, 'weightedByMeals' as const), (list, weekAverage) => {
      const all = toDays(list)
      const analysis = analyzeWeek(all, lunchK5, { weekAverage })
      const { days, whole } = menuCosts(all, { weekAverage })
      expect(days.map(({ date, cost }) => [date, cost])).toEqual(analysis.days.map(({ date, cost }) => [date, cost]))
      if (whole) expect(whole.cost).toEqual(analysis.cost)
      else expect(analysis.days).toEqual([])
    }),
  )
})

describe('against a target of $1.45, a cost of', () => {
  test.each([
    [1.449, [], 'within', 0],
    [1.454, [], 'within', 0],
    [1.455, [], 'over', 0.01],
    [1.52, [], 'over', 0.07],
    [1.4, [], 'within', -0.05],
    [1.4, ['Flour'], 'unknown', null],
    [1.5, ['Flour'], 'over', 0.05],
    [0, ['Flour'], 'unknown', null],
  ] as const)('%d (missing: %s) is %s by %d', (known, missing, status, difference) => {
    expect(costVerdict({ known, missing: [...missing] }, 1.45)).toEqual({ status, difference })
  })

  test('a currency without decimals is compared in whole units', () => {
    expect(costVerdict(total(310.4), 310, 0)).toEqual({ status: 'within', difference: 0 })
    expect(costVerdict(total(310.6), 310, 0)).toEqual({ status: 'over', difference: 1 })
  })
})
