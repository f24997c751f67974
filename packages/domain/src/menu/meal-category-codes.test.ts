import { expect, test } from 'vitest'

import { mealCategoryCode, mealCategoryOf } from './meal-category-codes.ts'
import { mealCategories } from './model.ts'

test('each category has its own code and is read back from it', () => {
  expect(mealCategories.map(mealCategoryCode)).toEqual([
    'ENTREE',
    'FRUIT',
    'VEGETABLES',
    'SIDE',
    'ALACARTE',
    'MILK',
    'MISCELLANEOUS',
  ])
  expect(mealCategories.map(mealCategoryCode).map(mealCategoryOf)).toEqual(mealCategories)
})

test('MAINCOURSE is an entree, and other texts are not categories', () => {
  expect(mealCategoryOf('MAINCOURSE')).toBe('Entree')
  for (const text of ['Entree', 'entree', '', 'toString']) expect(() => mealCategoryOf(text)).toThrow(RangeError)
})
