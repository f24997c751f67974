import { expect, test } from 'vitest'

import { changeLines } from './line-changes.ts'
import { readUnit } from './line-units.ts'
import { placePaste, readPaste } from './paste.ts'
import { emptyLine } from './recipe-draft.ts'

test('spreadsheet cells are read, plural units too', () => {
  expect(readPaste([['1 1/2', 'Cups', 'Flour', 'sifted', 'ap']], 'amount')).toEqual([
    { amount: '1 1/2', unit: 'cup', item: null, itemText: 'Flour', prep: 'sifted', form: 'AP' },
  ])
})

test('lines of text are read', () => {
  expect(readPaste([['½ cup butter'], ['2 lbs. ground beef, raw'], ['3 T of sugar']], 'amount')).toEqual([
    { amount: '½', unit: 'cup', item: null, itemText: 'butter', prep: '' },
    { amount: '2', unit: 'lb', item: null, itemText: 'ground beef', prep: 'raw' },
    { amount: '3', unit: 'tbsp', item: null, itemText: 'sugar', prep: '' },
  ])
})

test('unreadable text is kept in its cell', () => {
  expect(readPaste([['a pinch of salt']], 'amount')).toEqual([{ amount: 'a pinch of salt' }])
  expect(readPaste([['2', 'no. 10 can', 'tomatoes']], 'amount')).toMatchObject([{ unit: 'no. 10 can' }])
})

test('pasted rows replace existing lines and append the rest', () => {
  const lines = [
    { ...emptyLine('a'), amount: '1' },
    { ...emptyLine('b'), amount: '1' },
  ]
  const patches = readPaste([['5'], ['6'], ['7']], 'amount')
  let next = 0
  const pasted = changeLines(lines, {
    type: 'paste',
    at: 1,
    ...placePaste(lines, 1, patches, () => `new-${(next += 1)}`),
  })
  expect(pasted.map(({ id, amount }) => [id, amount])).toEqual([
    ['a', '1'],
    ['b', '5'],
    ['new-1', '6'],
    ['new-2', '7'],
  ])
  expect(pasted[0]).toBe(lines[0])
})

test('a matched name becomes an item only where the text is unchanged', () => {
  const lines = [
    { ...emptyLine('a'), itemText: 'butter ' },
    { ...emptyLine('b'), itemText: 'butter, salted' },
  ]
  const item = { id: 'ingredient-1', label: 'Butter' } as const
  expect(changeLines(lines, { type: 'match', text: 'butter', item }).map((line) => [line.item, line.itemText])).toEqual(
    [
      [item, ''],
      [null, 'butter, salted'],
    ],
  )
})

test('a record that no longer exists becomes its name as text', () => {
  const item = { id: 'reference-9', label: 'Butter, salted' } as const
  const lines = [{ ...emptyLine('a'), item }]
  expect(changeLines(lines, { type: 'replaceItem', item, by: null })).toMatchObject([
    { item: null, itemText: 'Butter, salted' },
  ])
})

test('a fluid ounce is not an ounce', () => {
  expect(readUnit('fl oz')).toBeNull()
  expect(readUnit('Ounces')).toBe('oz')
  expect(readUnit('T')).toBe('tbsp')
  expect(readUnit('t')).toBe('tsp')
})
