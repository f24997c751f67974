import { expect, test } from 'vitest'

import { allergens, mealCategories, nutrientCodes } from './model.ts'
import { requiredNutrients } from './nutrients.ts'

test('the other nutrients are optional, two of them for the federal rules', () => {
  expect(nutrientCodes.filter((code) => !requiredNutrients.includes(code))).toEqual([
    'phosphorous',
    'sodium',
    'dietaryFiber',
    'vitaminA',
    'vitaminB6',
    'vitaminB12',
    'vitaminC',
    'vitaminD',
    'vitaminE',
    'vitaminK',
    'pantothenicAcid',
    'folate',
    'manganese',
    'thiamin',
    'niacin',
    'copper',
    'magnesium',
    'riboFlavin',
    'selenium',
    'zinc',
    'addedSugars',
    'transFat',
  ])
})

test('allergens are those of the specification, each under one name', () => {
  expect(allergens).toEqual([
    'Milk',
    'Wheat',
    'Eggs',
    'Soy',
    'Fish',
    'Shellfish',
    'Peanuts',
    'Sesame',
    'TreeNuts',
    'Gluten',
    'Lactose',
    'Celery',
    'Mustard',
    'Lupins',
    'SnailsShellfish',
    'SulfurDioxideSulfates',
  ])
})

test('a menu has seven categories', () => {
  expect(mealCategories).toEqual(['Entree', 'Fruit', 'Vegetables', 'Side', 'A La Carte', 'Milk', 'Miscellaneous'])
})
