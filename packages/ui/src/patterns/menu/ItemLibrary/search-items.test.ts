import { expect, test } from 'vitest'

import type { LibraryItem } from './item-library-types.ts'
import { searchItems } from './search-items.ts'

const items = ['Beef taco with salsa', 'Jalapeño cornbread', 'Salsa verde'].map((name): LibraryItem => ({
  id: name,
  name,
  category: 'Entree',
  kcal: null,
  allergens: [],
}))
const names = (query: string) => searchItems(items, query).map(({ name }) => name)

test('every word must match, in any order', () => {
  expect(names('salsa beef')).toEqual(['Beef taco with salsa'])
  expect(names('salsa')).toEqual(['Beef taco with salsa', 'Salsa verde'])
})

test('accents and capitals do not matter', () => {
  expect(names('JALAPENO')).toEqual(['Jalapeño cornbread'])
})

test('an empty query returns the list unchanged', () => {
  expect(searchItems(items, '  ')).toBe(items)
})
