import { expect, test } from 'vitest'

import { type HelpEntry, searchHelp } from './search-help.ts'

const entries: HelpEntry[] = [
  { id: 'a', kind: 'topic', title: 'Recipes', text: 'Scale an ounce equivalent', words: 'kitchen card', href: '/a' },
  { id: 'b', kind: 'topic', title: 'Ingredients', text: 'Foods of recipes', href: '/b' },
  { id: 'c', kind: 'term', title: 'ounce equivalent, oz eq', text: 'counts as one ounce', href: '/c' },
]
const found = (query: string) => searchHelp(entries, query).map(({ id }) => id)

test('titles come first, then other names, then the text', () => {
  expect(found('recip')).toEqual(['a', 'b'])
  expect(found('oz eq')).toEqual(['c'])
  expect(found('ounce')).toEqual(['c', 'a'])
  expect(found('KITCHEN card')).toEqual(['a'])
})

test('accents, vowel signs and the Arabic article make no difference', () => {
  const spanish = { id: 's', kind: 'topic', title: 'Órdenes de compra', text: 'Producción', href: '/s' } as const
  const arabic = { id: 'r', kind: 'topic', title: 'المورّدون', text: 'بالوصفات وللمدارس', href: '/r' } as const
  const idsOf = (query: string) => searchHelp([spanish, arabic], query).map(({ id }) => id)
  expect(['ordenes', 'produccion', 'ÓRDENES'].map(idsOf)).toEqual([['s'], ['s'], ['s']])
  expect(['مورد', 'المورد', 'وصفات', 'الوصفات', 'المدارس'].map(idsOf)).toEqual([['r'], ['r'], ['r'], ['r'], ['r']])
})

test('each word of the query must match the start of a word', () => {
  expect(found('gredients')).toEqual([])
  expect(found('ounce nothing')).toEqual([])
  expect(found('  ')).toEqual([])
})
