import { expect, test } from 'vitest'

import { contentsOf } from './bar-contents.ts'

const bar = { recipeId: 4, contents: ['Romaine', 'Carrots'] }

test('a salad bar has the contents of the saved day rather than those offered today', () => {
  const today = { ...bar, contents: ['Romaine'] }
  expect(contentsOf([{ foods: [bar] }], [today])({ recipeId: 4 })).toEqual(['Romaine', 'Carrots'])
  expect(contentsOf([], [today])({ recipeId: 4 })).toEqual(['Romaine'])
})

test('other recipes and lines without a recipe have none', () => {
  const of = contentsOf([{ foods: [bar, { recipeId: 5 }] }], [])
  expect(of({ recipeId: 5 })).toBeUndefined()
  expect(of({ recipeId: null })).toBeUndefined()
})
