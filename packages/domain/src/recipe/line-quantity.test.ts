import { describe, expect, test } from 'vitest'

import { food, line, pantryOf, recipe } from '../testing/foods.ts'
import type { RecipeLine } from './model.ts'
import { portionNutrition } from './recipe.ts'
import { scaleRecipe } from './scale-recipe.ts'

const cup = { amount: 1, measure: 'cup', unit: 'cup' as const, grams: 240 }
const tomatoes = food(1, 'Tomatoes, diced', {
  nutrients: { sodium: 10 },
  measures: [cup],
  price: { amount: '2', per: { amount: '1', unit: 'lb' } },
  crediting: [{ component: 'VEGETABLE', subgroup: 'RED_OR_ORANGE', credit: 1, per: { amount: '1', unit: 'cup' } }],
})
const nutritionOf = (taken: RecipeLine, of = tomatoes) =>
  portionNutrition(recipe(9, 'Salsa', '1', [taken]), pantryOf([of]))
const quartAndEight = line(1, '1', 'qt', { plus: { amount: '8', unit: 'oz' } })

describe('two amounts on a line', () => {
  test('1 qt + 8 oz of tomatoes at 240 g a cup weigh 960 g + 226.8 g', () => {
    const { grams, nutrients, cost, credits } = nutritionOf(quartAndEight)
    expect(grams).toEqual({ known: expect.closeTo(960 + 226.796185, 6), missing: [] })
    expect(nutrients.sodium.known).toBeCloseTo(118.6796185, 6)
    // 1,186.796185 g are 2.61643767 lb at $2.
    expect(cost.known).toBeCloseTo(5.23287534, 6)
    // 4 cups and 226.796185 g / 240 g: 4.94498 cups, rounded down to an eighth.
    expect(credits[0]).toMatchObject({ credited: 4.875, exact: expect.closeTo(4.9449841, 6), missing: [] })
  })

  test('a weight and a volume of a food without a measure or density are unknown, not half counted', () => {
    const { grams, cost, nutrients } = nutritionOf(quartAndEight, { ...tomatoes, measures: [] })
    const unknown = { known: 0, missing: ['Tomatoes, diced'] }
    expect({ grams, cost, sodium: nutrients.sodium }).toEqual({ grams: unknown, cost: unknown, sodium: unknown })
    expect(nutritionOf(quartAndEight, { ...tomatoes, measures: [], densityGml: 1 }).grams.missing).toEqual([])
  })

  test('a second amount that is not filled in leaves the line unknown', () => {
    expect(nutritionOf(line(1, '1', 'lb', { plus: { amount: null, unit: 'oz' } })).grams).toEqual({
      known: 0,
      missing: ['Tomatoes, diced'],
    })
  })

  test('two volumes credit without a weight', () => {
    const { credits, grams } = nutritionOf(line(1, '1', 'cup', { plus: { amount: '2', unit: 'tbsp' } }), {
      ...tomatoes,
      measures: [],
    })
    expect(credits[0]?.credited).toBe(1.125)
    expect(grams.missing).toEqual(['Tomatoes, diced'])
  })

  test('measures of different weights add up by weight', () => {
    const cheddar = food(1, 'Cheddar', {
      measures: [
        { ...cup, measure: 'cup, diced', grams: 132 },
        { ...cup, measure: 'cup, shredded', grams: 113 },
      ],
    })
    const shredded = { amount: '1', unit: 'measure', measure: 'cup, shredded' } as const
    const diced = { ...shredded, measure: 'cup, diced' }
    expect(nutritionOf({ ingredientId: 1, ...diced, plus: shredded }, cheddar).grams.known).toBe(245)
    expect(nutritionOf(line(1, '100', 'g', { plus: shredded }), cheddar).grams.known).toBeCloseTo(213, 9)
  })

  test('a sub-recipe is taken in two amounts', () => {
    const sauce = recipe(8, 'Sauce', '10', [line(1, '1000', 'g')], { yield: { amount: '1', unit: 'qt' } })
    const taken = { subRecipeId: 8, amount: '1', unit: 'qt', plus: { amount: '2', unit: 'portion' } } as const
    const dish = portionNutrition(recipe(9, 'Dish', '1', [taken]), pantryOf([tomatoes], [sauce]))
    expect(dish.grams.known).toBeCloseTo(1200, 9)
  })

  test('both amounts scale, pieces are rounded up', () => {
    const scaled = scaleRecipe(recipe(9, 'Salsa', '50', [{ ...quartAndEight, unit: 'each' }]), '60')
    expect(scaled?.lines[0]).toMatchObject({ exact: '1.2', shown: '2', plus: { exact: '9.6', shown: '9.6' } })
  })
})

describe('the yield of a line', () => {
  const broccoli = food(1, 'Broccoli', { nutrients: { sodium: 30 }, ediblePct: 81 })

  test('replaces that of the ingredient: 10 lb as purchased at 70% are 7 lb', () => {
    const own = nutritionOf(line(1, '10', 'lb', { form: 'AP' }), broccoli)
    const trimmed = nutritionOf(line(1, '10', 'lb', { form: 'AP', yieldPct: 70 }), broccoli)
    expect(own.grams.known).toBeCloseTo(8.1 * 453.59237, 6)
    expect(trimmed.grams.known).toBeCloseTo(7 * 453.59237, 6)
  })

  test('says what must be bought for an edible weight', () => {
    const priced = { ...broccoli, price: { amount: '1', per: { amount: '1', unit: 'lb' as const } } }
    expect(nutritionOf(line(1, '7', 'lb', { form: 'EP', yieldPct: 70 }), priced).cost.known).toBeCloseTo(10, 9)
  })
})

describe('a preparation', () => {
  const onions = food(2, 'Onions', {
    measures: [
      { amount: 1, measure: 'cup, chopped', unit: 'cup', grams: 160 },
      { amount: 1, measure: 'cup, sliced', unit: 'cup', grams: 115 },
    ],
  })

  test('says which of the measures weighs the line, with a second amount too', () => {
    const grams = (prepNote: string | null, more: Partial<RecipeLine> = {}) =>
      nutritionOf(line(2, '2', 'qt', { prepNote, ...more }), onions).grams
    expect(grams('diced').known).toBeCloseTo(8 * 160, 6)
    expect(grams('diced', { plus: { amount: '1', unit: 'cup' } }).known).toBeCloseTo(9 * 160, 6)
    expect(grams(null)).toEqual({ known: 0, missing: ['Onions'] })
  })
})
