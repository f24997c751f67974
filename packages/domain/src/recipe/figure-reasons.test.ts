import { expect, test } from 'vitest'

import { food, line, noNutrients, pantryOf, recipe } from '../testing/foods.ts'
import { lineShares, missingFoods } from './figure-reasons.ts'
import { portionNutrition } from './recipe.ts'

const beef = food(1, 'Beef', {
  nutrients: { ...noNutrients, sodium: 60 },
  nutrientNotes: { sodium: { status: 'estimated', reason: 'USDA SR 23567' } },
  price: { amount: '3', per: { amount: '1', unit: 'lb' } },
})
const { sodium: _sodium, iron: _iron, ...rest } = noNutrients
const seasoning = food(2, 'Seasoning', { nutrients: rest })
const broth = food(3, 'Broth', {
  nutrients: { ...rest, sodium: 300 },
  price: { amount: '1', per: { amount: '1', unit: 'kg' } },
})
const sauce = recipe(20, 'Sauce', '4', [line(3, '400', 'g'), line(1, '400', 'g')])
const taco = recipe(10, 'Taco', '2', [
  line(1, '200', 'g'),
  line(2, '10', 'g'),
  { subRecipeId: 20, amount: '2', unit: 'portion' },
])
const pantry = pantryOf([beef, seasoning, broth], [sauce])
const nutrition = portionNutrition(taco, pantry)

test('the shares of the lines add up to the portion', () => {
  const shares = lineShares(taco, pantry)
  // 200 g and, of the sauce for 4, half of 400 g of beef and of broth; two portions.
  expect(shares.map(({ name, nutrition: { nutrients } }) => [name, nutrients.sodium.known])).toEqual([
    ['Beef', 60],
    ['Seasoning', 0],
    ['Sauce', 360],
  ])
  expect(nutrition.nutrients.sodium.known).toBe(420)
})

test('each missing value states which totals it would complete', () => {
  expect(missingFoods(nutrition)).toEqual([
    {
      name: 'Seasoning',
      values: [
        { value: 'iron', settles: false },
        { value: 'sodium', settles: true },
        { value: 'cost', settles: true },
      ],
    },
    { name: 'Broth', values: [{ value: 'iron', settles: false }] },
  ])
})

test('a value that is based on an estimate names its food, even through sub-recipes', () => {
  expect(nutrition.nutrients.sodium.estimated).toEqual(['Beef'])
  expect(portionNutrition(sauce, pantry).nutrients.sodium.estimated).toEqual(['Beef'])
  expect(nutrition.nutrients.iron).not.toHaveProperty('estimated')
})
