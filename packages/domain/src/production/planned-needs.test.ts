import * as fc from 'fast-check'
import { describe, expect, test } from 'vitest'

import type { MenuLine } from '../menu/menu-line.ts'
import type { StockedFood, StockedPantry } from '../recipe/purchases.ts'
import type { RecipeSource } from '../recipe/model.ts'
import { food, line, pantryOf, recipe } from '../testing/foods.ts'
import { divided, fraction, plus, times, toText, zero } from '../testing/fractions.ts'
import { naivePurchase, pathsOf } from '../testing/naive-recipe.ts'
import { randomCatalog } from '../testing/random-catalog.ts'
import type { Unit } from '../units/model.ts'
import { settle } from '../units/rounding.ts'
import { needsReader, sumNeeds } from './planned-needs.ts'

const stocked = (id: number, name: string, baseUnit: Unit, rest: Parameters<typeof food>[2] = {}): StockedFood => ({
  ...food(id, name, rest),
  baseUnit,
})
const pantry = (foods: StockedFood[], recipes: RecipeSource[] = []): StockedPantry => ({
  ...pantryOf(foods, recipes),
  food: (id) => foods.find((one) => one.id === id),
})
const planned = (rest: Partial<MenuLine>): MenuLine => ({
  id: rest.name ?? 'line',
  name: 'Line',
  category: 'Entree',
  plannedServings: 100,
  ...rest,
})
const amounts = (needs: ReturnType<ReturnType<typeof needsReader>>) =>
  Object.fromEntries(needs.needs.map(({ name, amount, unit }) => [name, `${settle(amount)} ${unit}`]))

describe('worked examples', () => {
  const rice = stocked(1, 'Rice', 'lb')
  const eggs = stocked(2, 'Eggs', 'each')
  const oil = stocked(3, 'Oil', 'gal')
  const salt = stocked(4, 'Salt', 'g')
  const sauce = recipe(20, 'Sauce', '10', [line(4, '30', 'g')])
  const bowl = recipe(10, 'Bowl', '50', [
    line(1, '12.5', 'lb'),
    line(2, '18', 'each'),
    line(3, '1.25', 'cup'),
    { subRecipeId: 20, amount: '0.75', unit: 'batch' },
  ])

  test('320 of 50 portions take 80 lb of rice, 115.2 eggs, half a gallon of oil and 4.8 batches of sauce, once', () => {
    const needs = needsReader(pantry([rice, eggs, oil, salt], [bowl, sauce]))([
      planned({ name: 'Bowl', recipeId: 10, plannedServings: 320 }),
    ])
    expect(amounts(needs)).toEqual({ Rice: '80 lb', Eggs: '115.2 each', Oil: '0.5 gal', Salt: '144 g' })
    expect(needs.needs.every(({ gaps }) => gaps.length === 0)).toBe(true)
    expect(needs.needs[3]?.sources).toEqual([{ name: 'Bowl', servings: 320, amount: 144 }])
  })

  test('320 x 2 oz of beef with a yield of 74% take 54.05 lb as purchased', () => {
    const beef = stocked(1, 'Ground beef', 'lb', { ediblePct: 74 })
    const needs = needsReader(pantry([beef]))([
      planned({ name: 'Beef', ingredientId: 1, plannedServings: 320, portion: { amount: '2', unit: 'oz' } }),
    ])
    expect(needs.needs[0]?.amount).toBeCloseTo(54.05, 2)
  })

  test('an amount as purchased is not grossed up again, and the yield of a line comes before that of the food', () => {
    const beef = stocked(1, 'Beef', 'lb', { ediblePct: 74 })
    const lines = [line(1, '25', 'lb', { form: 'AP' }), line(1, '8', 'lb', { yieldPct: 80 })]
    const needs = needsReader(pantry([beef], [recipe(10, 'Tacos', '100', lines)]))([
      planned({ recipeId: 10, plannedServings: 100 }),
    ])
    expect(amounts(needs)).toEqual({ Beef: '35 lb' })
  })

  test('a portion by weight takes its part of the batch yield', () => {
    const soup = recipe(10, 'Soup', '20', [line(1, '5', 'lb')], { yield: { amount: '10', unit: 'lb' } })
    const needs = needsReader(pantry([rice], [soup]))([
      planned({ recipeId: 10, plannedServings: 64, portion: { amount: '4', unit: 'oz' } }),
    ])
    expect(amounts(needs)).toEqual({ Rice: '8 lb' })
  })

  test('lines of one day and days of a week are added, with their sources by name', () => {
    const read = needsReader(pantry([rice, eggs, oil, salt], [bowl, sauce]))
    const day = read([planned({ name: 'Bowl', recipeId: 10 }), planned({ name: 'Large bowl', recipeId: 10 })])
    const week = sumNeeds([day, day])
    expect(amounts(day)).toMatchObject({ Rice: '50 lb' })
    expect(week.needs.find(({ name }) => name === 'Rice')).toMatchObject({
      amount: 100,
      sources: [
        { name: 'Bowl', servings: 200, amount: 50 },
        { name: 'Large bowl', servings: 200, amount: 50 },
      ],
    })
  })
})

describe('unknown needs are named, never zero', () => {
  const lettuce = stocked(1, 'Lettuce', 'lb')
  const salad = recipe(10, 'Salad', '10', [line(1, '4', 'cup')])

  test('a volume that does not convert to the base unit', () => {
    const [need] = needsReader(pantry([lettuce], [salad]))([planned({ recipeId: 10 })]).needs
    expect(need).toMatchObject({ amount: 0, gaps: [{ kind: 'conversion', name: 'Salad' }] })
  })

  test('a line without planned servings names all of its ingredients, and the rest stays a lower bound', () => {
    const soup = recipe(11, 'Soup', '10', [line(1, '5', 'lb')])
    const needs = needsReader(pantry([lettuce], [soup]))([
      planned({ name: 'Soup', recipeId: 11, plannedServings: 20 }),
      planned({ name: 'Second soup', recipeId: 11, plannedServings: null }),
    ])
    expect(needs.needs).toMatchObject([{ amount: 10, gaps: [{ kind: 'servings', name: 'Second soup' }] }])
    expect(needs.needs[0]?.sources).toContainEqual({ name: 'Second soup', servings: null, amount: 0 })
  })

  test('a recipe line without an amount, and a sub-recipe whose part is unknown', () => {
    const base = recipe(20, 'Base', '10', [line(1, '1', 'lb')])
    const mix = recipe(12, 'Mix', '10', [line(1, null, 'lb'), { subRecipeId: 20, amount: '2', unit: 'cup' }])
    const needs = needsReader(pantry([lettuce], [mix, base]))([planned({ recipeId: 12 })])
    expect(needs.needs[0]?.gaps).toEqual([
      { kind: 'amount', name: 'Mix' },
      { kind: 'portion', name: 'Base' },
    ])
  })

  test('placeholders, and recipes and foods that no longer exist', () => {
    const lost = recipe(13, 'Lost', '10', [line(99, '1', 'lb')])
    const { needs, unresolved } = needsReader(pantry([], [lost]))([
      planned({ name: "Chef's choice fruit", placeholderId: 5 }),
      planned({ name: 'Gone', recipeId: 98 }),
      planned({ name: 'Lost', recipeId: 13 }),
      planned({ name: 'Bring a bag lunch', text: 'Bring a bag lunch' }),
      planned({ name: 'Nothing', recipeId: 98, plannedServings: 0 }),
    ])
    expect(needs).toEqual([])
    expect(unresolved).toEqual([
      { kind: 'placeholder', name: "Chef's choice fruit" },
      { kind: 'missing', name: 'Gone' },
      { kind: 'missing', name: 'Lost > #99' },
    ])
  })
})

const baseUnits = ['g', 'lb', 'gal', 'each'] as const

test('random weeks equal an exact computation that follows every path separately', () => {
  let compared = 0
  const week = fc.array(fc.array(fc.record({ recipe: fc.nat(6), servings: fc.nat(900) }), { maxLength: 4 }), {
    minLength: 5,
    maxLength: 5,
  })
  fc.assert(
    fc.property(randomCatalog(7), week, (catalog, days) => {
      const foods = catalog.foods.map((one) => ({ ...one, baseUnit: baseUnits[one.id % 4] ?? 'g' }))
      const read = needsReader(pantry(foods, catalog.recipes))
      const total = sumNeeds(
        days.map((lines) =>
          read(
            lines.map(({ recipe: index, servings }, position) =>
              planned({ name: `Line ${position}`, recipeId: index + 1, plannedServings: servings }),
            ),
          ),
        ),
      )
      const exact = new Map<number, { known: ReturnType<typeof fraction>; hasGap: boolean }>()
      for (const { recipe: index, servings } of days.flat()) {
        const source = catalog.recipes[index]
        if (!source || servings === 0) continue
        const paths = pathsOf(source, catalog.pantry)
        for (const one of foods) {
          const ofFood = paths.filter((path) => path.food.id === one.id)
          if (ofFood.length === 0) continue
          const { known, missing } = naivePurchase(ofFood, one.baseUnit)
          const before = exact.get(one.id) ?? { known: zero, hasGap: false }
          exact.set(one.id, {
            known: plus(before.known, times(known, fraction(servings))),
            hasGap: before.hasGap || missing.length > 0,
          })
        }
      }
      expect(total.needs.map(({ ingredientId }) => ingredientId).toSorted((a, b) => a - b)).toEqual(
        [...exact.keys()].toSorted((a, b) => a - b),
      )
      for (const { ingredientId, amount, gaps } of total.needs) {
        const found = exact.get(ingredientId)
        const expected = Number(toText(found?.known ?? divided(zero, fraction(1)), 12))
        expect(gaps.length > 0).toBe(found?.hasGap)
        expect(Math.abs(amount - expected)).toBeLessThan(1e-6 + expected * 1e-9)
        compared += 1
      }
    }),
    { numRuns: 100 },
  )
  expect(compared).toBeGreaterThan(300)
})
