import { unknownNutrition } from '@commissary/domain/menu'
import { expect, test } from 'vitest'

import type { MenuItem } from '../menu-items.ts'
import { refOf, replaceTargets } from './replace-target.ts'

const item = (rest: Partial<MenuItem>): MenuItem => ({
  id: 'item',
  name: 'Item',
  category: 'Fruit',
  recipeId: null,
  ingredientId: null,
  menuItemId: null,
  portion: null,
  nutrition: unknownNutrition('Item'),
  ...rest,
})

test('a master item is replaced as such, not as the recipe that it offers', () => {
  expect(refOf(item({ menuItemId: 3, recipeId: 7 }))).toEqual({ kind: 'menuItem', id: 3, text: null })
  expect(refOf(item({ recipeId: 7 }))).toEqual({ kind: 'recipe', id: 7, text: null })
  expect(refOf(item({ placeholderId: 5 }))).toEqual({ kind: 'placeholder', id: 5, text: null })
  expect(refOf(item({ ingredientId: 9 }))).toEqual({ kind: 'ingredient', id: 9, text: null })
})

test('the item that is replaced is not offered; another kind with the same id is', () => {
  const items = [item({ id: 'a', recipeId: 7 }), item({ id: 'b', ingredientId: 7 })]
  expect(replaceTargets(items, { kind: 'recipe', id: 7, text: null }).map(({ id }) => id)).toEqual(['b'])
})
