import { expect, test } from 'vitest'

import { allergens, mealCategories, nutrientCodes } from './model.ts'
import { requiredNutrients } from './nutrients.ts'

// spec: 3.nutrient.phosphorous, 3.nutrient.sodium, 3.nutrient.dietaryFiber, 3.nutrient.vitaminA, 3.nutrient.vitaminB6
// spec: 3.nutrient.vitaminB12, 3.nutrient.vitaminC, 3.nutrient.vitaminD, 3.nutrient.vitaminE, 3.nutrient.vitaminK
// spec: 3.nutrient.pantothenicAcid, 3.nutrient.folate, 3.nutrient.manganese, 3.nutrient.thiamin, 3.nutrient.niacin
// spec: 3.nutrient.copper, 3.nutrient.magnesium, 3.nutrient.riboFlavin, 3.nutrient.selenium, 3.nutrient.zinc
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

// spec: 3.allergen.Milk, 3.allergen.Wheat, 3.allergen.Eggs, 3.allergen.Soy, 3.allergen.Fish, 3.allergen.Shellfish
// spec: 3.allergen.Peanuts, 3.allergen.Sesame, 3.allergen.TreeNuts, 3.allergen.Gluten, 3.allergen.Lactose
// spec: 3.allergen.Celery, 3.allergen.Mustard, 3.allergen.Lupins, 3.allergen.SnailsShellfish
// spec: 3.allergen.SulfurDioxideSulfates
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

// spec: 3.category.entree, 3.category.fruit, 3.category.vegetables, 3.category.side, 3.category.aLaCarte
// spec: 3.category.milk, 3.category.miscellaneous
test('a menu has seven categories', () => {
  expect(mealCategories).toEqual(['Entree', 'Fruit', 'Vegetables', 'Side', 'Milk', 'A La Carte', 'Miscellaneous'])
})
