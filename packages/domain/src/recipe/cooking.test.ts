import { describe, expect, test } from 'vitest'

import { food, line, noNutrients, pantryOf, recipe } from '../testing/foods.ts'
import { type Cooking, isCookingPossible } from './cooking.ts'
import { portionNutrition } from './recipe.ts'

const beef = food(1, 'Beef', {
  nutrients: { ...noNutrients, calories: 250, totalFat: 20, saturatedFat: 8, protein: 18, sodium: 66 },
  price: { amount: '4', per: { amount: '1000', unit: 'g' } },
  crediting: [{ component: 'MEAT_ALTERNATE', credit: 1, per: { amount: '1', unit: 'oz' }, cookedYieldPct: 74 }],
})
const roast = (cooking: Cooking | null, foods = [beef], lines = [line(1, '1000', 'g')]) =>
  portionNutrition(recipe(9, 'Roast', '10', lines, { cooking }), pantryOf(foods))

describe('cooking 1,000 g of beef for 10', () => {
  test('moisture changes the weight and nothing else', () => {
    const [raw, cooked] = [roast(null), roast({ moisturePct: -20 })]
    expect(cooked).toEqual({ ...raw, grams: { known: 80, missing: [] } })
    expect(roast({ lossPct: 26 }).grams.known).toBeCloseTo(74, 9)
    expect(roast({ moisturePct: 150 }).grams.known).toBeCloseTo(250, 9)
  })

  test('a fat loss of 8% takes 8 g of fat, 72 kcal and 40% of the saturated fat from a portion', () => {
    const { nutrients, grams, credits, cost } = roast({ moisturePct: -20, fatPct: -8 })
    // A portion of 100 g has 20 g of fat, 8 g of it saturated, and 250 kcal.
    expect(nutrients.totalFat).toEqual({ known: expect.closeTo(12, 9), missing: [] })
    expect(nutrients.saturatedFat).toEqual({ known: expect.closeTo(4.8, 9), missing: [] })
    expect(nutrients.calories).toEqual({ known: expect.closeTo(178, 9), missing: [] })
    expect(nutrients.protein.known).toBeCloseTo(18, 9)
    expect(grams.known).toBeCloseTo(72, 9)
    expect(credits).toEqual(roast(null).credits)
    expect(cost).toEqual(roast(null).cost)
  })

  test('fat gained adds fat and calories; how much of it is saturated is unknown', () => {
    const { nutrients, grams } = roast({ fatPct: 5 })
    expect(nutrients.totalFat).toEqual({ known: expect.closeTo(25, 9), missing: [] })
    expect(nutrients.calories.known).toBeCloseTo(295, 9)
    expect(nutrients.saturatedFat).toEqual({ known: expect.closeTo(8, 9), missing: ['Roast'] })
    expect(nutrients.sodium.missing).toEqual([])
    expect(grams.known).toBeCloseTo(105, 9)
  })

  test('more fat lost than there is leaves none, and the values unknown, never negative', () => {
    const { nutrients } = roast({ fatPct: -50 })
    expect(nutrients.totalFat).toEqual({ known: 0, missing: ['Roast'] })
    expect(nutrients.saturatedFat).toEqual({ known: 0, missing: ['Roast'] })
    expect(nutrients.calories).toEqual({ known: expect.closeTo(70, 9), missing: ['Roast'] })
  })

  test('with a food of unknown weight, lost fat leaves lower bounds only', () => {
    const { nutrients, grams } = roast(
      { fatPct: -8 },
      [beef, food(2, 'Stock', { nutrients: noNutrients })],
      [line(1, '1000', 'g'), line(2, '1', 'cup')],
    )
    expect(grams.missing).toEqual(['Stock'])
    expect(nutrients.totalFat).toEqual({ known: 0, missing: ['Stock'] })
    expect(nutrients.calories).toEqual({ known: expect.closeTo(70, 9), missing: ['Stock'] })
  })

  test('with an unknown amount of fat, saturated fat is a lower bound', () => {
    const { totalFat: _unknown, ...rest } = noNutrients
    const { nutrients } = roast(
      { fatPct: -4 },
      [beef, food(2, 'Bone', { nutrients: rest })],
      [line(1, '900', 'g'), line(2, '100', 'g')],
    )
    // 180 g of fat are known, 40 g of it lost: 7/9 stay.
    expect(nutrients.saturatedFat).toEqual({ known: expect.closeTo((7.2 * 7) / 9, 9), missing: ['Bone'] })
    expect(nutrients.calories).toEqual({ known: expect.closeTo(225 - 36, 9), missing: [] })
  })

  test('a sub-recipe is cooked before it is taken', () => {
    const meat = recipe(8, 'Meat', '10', [line(1, '1000', 'g')], { cooking: { fatPct: -8 } })
    const taco = recipe(9, 'Taco', '1', [{ subRecipeId: 8, amount: '2', unit: 'portion' }])
    expect(portionNutrition(taco, pantryOf([beef], [meat])).nutrients.totalFat.known).toBeCloseTo(24, 9)
  })
})

test.each([
  [{ lossPct: 26 }, true],
  [{ lossPct: 26, fatPct: -8 }, true],
  [{ lossPct: 26, moisturePct: -20 }, false],
  [{ lossPct: 5, fatPct: -8 }, false],
  [{ moisturePct: -60, fatPct: -40 }, false],
])('%o: %s', (cooking, isPossible) => {
  expect(isCookingPossible(cooking)).toBe(isPossible)
})
