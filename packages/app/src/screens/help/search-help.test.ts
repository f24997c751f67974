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

test('each word must begin a word', () => {
  expect(found('gredients')).toEqual([])
  expect(found('ounce nothing')).toEqual([])
  expect(found('  ')).toEqual([])
})
