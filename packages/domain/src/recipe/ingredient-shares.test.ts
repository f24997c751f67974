import { expect, test } from 'vitest'

import { food, line, pantryOf, recipe } from '../testing/foods.ts'
import { creditRoundedDown, ingredientShares, portionIngredients } from './ingredient-shares.ts'
import { portionNutrition } from './recipe.ts'
import { RecipeCycleError } from './recipe-cycles.ts'

const foods = [
  food(1, 'Mozzarella', {
    nutrients: { sodium: 600 },
    crediting: [{ component: 'MEAT_ALTERNATE', credit: 1, per: { amount: '28', unit: 'g' } }],
  }),
  food(2, 'Tomatoes', { nutrients: { sodium: 10 } }),
  food(3, 'Salt', { nutrients: { sodium: 38_758 } }),
  food(4, 'Italian spice'),
]

// 1,000 g of sauce; four pizzas take 400 g of it.
const sauce = recipe(20, 'Marinara', '10', [line(2, '990', 'g'), line(3, '10', 'g')], {
  yield: { amount: '1000', unit: 'g' },
})
const pizza = recipe(10, 'Pizza', '4', [
  line(1, '240', 'g'),
  { subRecipeId: 20, amount: '400', unit: 'g' },
  line(4, '8', 'g'),
])
const nutrition = portionNutrition(pizza, pantryOf(foods, [sauce]))
const ingredients = portionIngredients({ ...pizza, pantry: { ingredients: foods, recipes: [sauce] } })

test('the sodium of a portion is traced through the sauce to its salt', () => {
  expect(ingredients.map(({ name, within }) => [name, ...within])).toEqual([
    ['Mozzarella'],
    ['Tomatoes', 'Marinara'],
    ['Salt', 'Marinara'],
    ['Italian spice'],
  ])
  const shares = ingredientShares(ingredients, 'sodium')
  const sum = shares.reduce((total, { amount }) => total + amount, 0)
  expect(sum).toBeCloseTo(nutrition.nutrients.sodium.known, 6)
})

test('an ingredient without a value is marked', () => {
  const shares = ingredientShares(ingredients, 'sodium')
  expect(shares.filter(({ hasMissingValue }) => hasMissingValue).map(({ ingredient }) => ingredient.name)).toEqual([
    'Italian spice',
  ])
})

test('a deleted ingredient is listed by its id', () => {
  const [first] = portionIngredients({ ...pizza, pantry: { ingredients: [], recipes: [] } })
  expect(first).toMatchObject({ name: '#1', ingredientId: null })
})

test('a recipe that contains itself is refused', () => {
  const loop = recipe(10, 'Pizza', '4', [{ subRecipeId: 10, amount: '1', unit: 'portion' }])
  expect(() => portionIngredients({ ...loop, pantry: { ingredients: [], recipes: [] } })).toThrow(RecipeCycleError)
})

test('rounding takes 0.143 oz eq from 60 g of cheese, and nothing from nutrients', () => {
  expect(creditRoundedDown(nutrition, 'MEAT_ALTERNATE')).toBeCloseTo(0.143, 3)
  expect(creditRoundedDown(nutrition, 'sodium')).toBe(0)
})

test('another portion of the recipe is traced in its own amounts', () => {
  const whole = { ...sauce, pantry: { ingredients: foods, recipes: [] } }
  const shares = portionIngredients(whole, { amount: '50', unit: 'g' })
  expect(shares.map(({ name, within, nutrition: part }) => [name, within, part.grams.known])).toEqual([
    ['Tomatoes', [], 49.5],
    ['Salt', [], 0.5],
  ])
})
