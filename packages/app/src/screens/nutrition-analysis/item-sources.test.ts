import { type Food } from '@commissary/domain/food'
import { portionFigures, type RecipeSource } from '@commissary/domain/recipe'
import { expect, test } from 'vitest'

import { englishTranslator } from '@commissary/messages/translator'
import { makeFormats } from '@commissary/messages/formats'
import { figureOfCheck, sourceReasons, sourcesOf } from './item-sources.ts'

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

// 1,000 g of sauce, of which the pizzas take 400 g.
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
const figures = portionFigures(pizza, { food: (id) => foods.find((one) => one.id === id), recipe: () => sauce })
const recipe = { ...pizza, pantry: { ingredients: foods, recipes: [sauce] } }

test('the sodium of a portion is followed through a sauce to the salt in it', () => {
  const sources = sourcesOf(recipe)
  expect(sources.map(({ name, within }) => [name, ...within])).toEqual([
    ['Mozzarella'],
    ['Tomatoes', 'Marinara'],
    ['Salt', 'Marinara'],
    ['Italian spice'],
  ])
  const sum = sources.reduce((total, source) => total + source.figures.nutrients.sodium.known, 0)
  expect(sum).toBeCloseTo(figures.nutrients.sodium.known, 6)
})

test('the largest part comes first, and an ingredient without a value is named', () => {
  const reasons = sourceReasons(wording, 'sodium', sourcesOf(recipe), figures)
  expect(reasons.map(({ kind, label, amount }) => [kind, label, amount])).toEqual([
    ['unknown', 'Italian spice: no value', null],
    ['share', 'Salt', '388 mg'],
    ['share', 'Mozzarella', '360 mg'],
    ['share', 'Tomatoes', '10 mg'],
  ])
  expect(reasons[1]?.detail).toBe('in Marinara')
  expect(reasons.reduce((sum, { share }) => sum + (share ?? 0), 0)).toBeCloseTo(1, 9)
})

test('what rounding down takes from a credit is said', () => {
  const reasons = sourceReasons(wording, 'MEAT_ALTERNATE', sourcesOf(recipe), figures)
  expect(reasons.map(({ kind, label, amount }) => [kind, label, amount])).toEqual([
    ['share', 'Mozzarella', '2.143 oz eq'],
    ['rounding', 'The portion is rounded down', '0.143 oz eq'],
  ])
})

test.each([
  ['sodium', 'sodium'],
  ['saturatedFat', 'saturatedFat'],
  ['vegetable.DARK_GREEN', 'VEGETABLE'],
  ['juice.vegetable', 'VEGETABLE'],
  ['juice.fruit', 'FRUIT'],
  ['grain.wholeGrainRich', 'GRAIN'],
  ['grainOrMeatAlternate.daily', 'GRAIN'],
  ['milk.choices', 'MILK'],
])('from %s one comes to %s of the item', (check, figure) => {
  expect(figureOfCheck(check)).toBe(figure)
})
