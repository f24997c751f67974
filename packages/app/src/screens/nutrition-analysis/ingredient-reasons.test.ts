import { type Food } from '@commissary/domain/food'
import { portionIngredients, portionNutrition, type RecipeSource } from '@commissary/domain/recipe'
import { makeFormats } from '@commissary/messages/formats'
import { englishTranslator } from '@commissary/messages/translator'
import { expect, test } from 'vitest'

import { ingredientReasons } from './ingredient-reasons.ts'

const wording = { t: englishTranslator(), formats: makeFormats('en-US', 'USD'), country: 'US' }

const food = (id: number, name: string, nutrients: Food['nutrients'], crediting: Food['crediting'] = []): Food => ({
  id,
  name,
  nutrients,
  measures: [],
  allergens: {},
  crediting,
})
const cheese = food(1, 'Mozzarella', { sodium: 600 }, [
  { component: 'MEAT_ALTERNATE', credit: 1, per: { amount: '28', unit: 'g' } },
])
const tomatoes = food(2, 'Tomatoes', { sodium: 10 })
const salt = food(3, 'Salt', { sodium: 38_758 })
const spice = food(4, 'Italian spice', {})

// 1,000 g of sauce; four pizzas take 400 g of it.
const sauce: RecipeSource = {
  id: 20,
  name: 'Marinara',
  portions: '10',
  yield: { amount: '1000', unit: 'g' },
  lines: [
    { ingredientId: 2, amount: '990', unit: 'g' },
    { ingredientId: 3, amount: '10', unit: 'g' },
  ],
}
const pizza: RecipeSource = {
  id: 10,
  name: 'Pizza',
  portions: '4',
  lines: [
    { ingredientId: 1, amount: '240', unit: 'g' },
    { subRecipeId: 20, amount: '400', unit: 'g' },
    { ingredientId: 4, amount: '8', unit: 'g' },
  ],
}
const foods = [cheese, tomatoes, salt, spice]
const portion = portionNutrition(pizza, { food: (id) => foods.find((one) => one.id === id), recipe: () => sauce })
const ingredients = portionIngredients({ ...pizza, pantry: { ingredients: foods, recipes: [sauce] } })

test('an ingredient without a value comes first, then the largest share', () => {
  const reasons = ingredientReasons(wording, 'sodium', ingredients, portion)
  expect(reasons.map(({ kind, label, amount }) => [kind, label, amount])).toEqual([
    ['unknown', wording.t('checks.reasons.unknown', { food: 'Italian spice' }), null],
    ['share', 'Salt', '388 mg'],
    ['share', 'Mozzarella', '360 mg'],
    ['share', 'Tomatoes', '10 mg'],
  ])
  expect(reasons[1]?.detail).toBe('in Marinara')
  expect(reasons.reduce((sum, { share }) => sum + (share ?? 0), 0)).toBeCloseTo(1, 9)
})

test('the amount that rounding down takes from a credit is listed', () => {
  const reasons = ingredientReasons(wording, 'MEAT_ALTERNATE', ingredients, portion)
  expect(reasons.map(({ kind, label, amount }) => [kind, label, amount])).toEqual([
    ['share', 'Mozzarella', '2.143 oz eq'],
    ['rounding', 'Rounded down', '0.143 oz eq'],
  ])
})

test('an ingredient whose crediting was never assessed is distinguished from one without a value', () => {
  const unassessed = { ...spice, crediting: null }
  const withSpice = [cheese, tomatoes, salt, unassessed]
  const lines = portionIngredients({ ...pizza, pantry: { ingredients: withSpice, recipes: [sauce] } })
  expect(ingredientReasons(wording, 'GRAIN', lines, portion).map(({ label }) => label)).toEqual([
    'Italian spice: crediting not assessed',
  ])
})
