import { describe, expect, test } from 'vitest'

import { isSamePart, lineParts, withPart } from './line-parts.ts'
import type { MenuLine } from './menu-line.ts'

const taco: MenuLine = {
  id: 'l1',
  name: 'Taco',
  category: 'Entree',
  recipeId: 7,
  portion: { amount: '1', unit: 'portion' as never },
  plannedServings: 100,
}

test('absent and null are the same', () => {
  const bare: MenuLine = { id: 'l1', name: 'Taco', category: 'Entree', recipeId: 7, plannedServings: null }
  const explicit: MenuLine = {
    ...bare,
    ingredientId: null,
    menuItemId: null,
    placeholderId: null,
    text: null,
    portion: null,
    servingLine: null,
  }
  expect(lineParts.filter((part) => !isSamePart(part, bare, explicit))).toEqual([])
})

describe('the food is one part', () => {
  test.each([
    ['another recipe', { recipeId: 8 }],
    ['an ingredient', { recipeId: null, ingredientId: 3 }],
    ['a placeholder', { recipeId: null, placeholderId: 3 }],
    ['a text', { recipeId: null, text: 'Picnic' }],
    ['a master item with the same recipe', { menuItemId: 4 }],
  ])('%s differs in the food only, and is taken with its name', (_, food) => {
    const other: MenuLine = { ...taco, ...food, name: 'Other' }
    expect(lineParts.filter((part) => !isSamePart(part, taco, other))).toEqual(['food'])
    expect(withPart('food', taco, other)).toMatchObject({ ...food, name: 'Other', category: 'Entree' })
    expect(isSamePart('food', withPart('food', taco, other), other)).toBe(true)
  })
})

test.each([
  ['category', { category: 'Side' as const }],
  ['portion', { portion: { amount: '2', unit: 'portion' as never } }],
  ['portion', { portion: null }],
  ['plannedServings', { plannedServings: 0 }],
  ['servingLine', { servingLine: 2 }],
] as const)('the %s of a line differs by itself', (part, change) => {
  const other = { ...taco, ...change }
  expect(lineParts.filter((one) => !isSamePart(one, taco, other))).toEqual([part])
  expect(withPart(part, taco, other)).toEqual(other)
})
