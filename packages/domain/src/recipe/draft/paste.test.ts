import { expect, test } from 'vitest'

import { changeLines } from './line-changes.ts'
import { readUnit } from './line-units.ts'
import { placePaste, readPaste } from './paste.ts'
import { emptyLine } from './recipe-draft.ts'
import { settledLine } from './written-quantity.ts'

test('spreadsheet cells are read, plural units too', () => {
  expect(readPaste([['1 1/2', 'Cups', 'Flour', 'sifted', 'ap']], 'amount')).toEqual([
    { amount: '1 1/2', unit: 'cup', plus: null, item: null, itemText: 'Flour', prep: 'sifted', form: 'AP' },
  ])
})

test('lines of text are read', () => {
  expect(readPaste([['½ cup butter'], ['2 lbs. ground beef, raw'], ['3 T of sugar']], 'amount')).toEqual([
    { amount: '½', unit: 'cup', plus: null, item: null, itemText: 'butter', prep: '' },
    { amount: '2', unit: 'lb', plus: null, item: null, itemText: 'ground beef, raw', prep: '' },
    { amount: '3', unit: 'tbsp', plus: null, item: null, itemText: 'sugar', prep: '' },
  ])
})

test('unreadable text is kept in its cell', () => {
  expect(readPaste([['a pinch of salt']], 'amount')).toEqual([{ amount: 'a pinch of salt' }])
  expect(readPaste([['2', 'bunch', 'parsley']], 'amount')).toMatchObject([{ unit: 'bunch' }])
  expect(readPaste([['2 bunches parsley']], 'amount')).toMatchObject([
    { amount: '2', unit: 'bunch', itemText: 'parsley' },
  ])
  expect(readPaste([['1 16 oz can beans']], 'amount')).toEqual([{ amount: '1 16 oz can beans' }])
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

test.each([
  ['1 lb 2 oz Flour', { amount: '1', unit: 'lb', plus: { amount: '2', unit: 'oz' }, itemText: 'Flour' }],
  ['1 qt + 8 oz tomatoes', { amount: '1', unit: 'qt', plus: { amount: '8', unit: 'oz' }, itemText: 'tomatoes' }],
  ['1 cup 8 oz yogurt', { amount: '1', unit: 'cup', plus: null, itemText: '8 oz yogurt' }],
  ['1 cup, 8 oz yogurt', { amount: '1', unit: 'cup', plus: null }],
  ['2 lbs. and 8 oz. ground beef', { amount: '2', plus: { amount: '8', unit: 'oz' }, itemText: 'ground beef' }],
  ['1 cup + 2 tbsp oil', { amount: '1', plus: { amount: '2', unit: 'tbsp' }, itemText: 'oil' }],
  ['1 gal 1 qt milk', { amount: '1', plus: { amount: '1', unit: 'qt' }, itemText: 'milk' }],
  ['1 cup 2% milk', { amount: '1', unit: 'cup', itemText: '2% milk' }],
  ['2-1/2 cups', { amount: '2-1/2', unit: 'cup' }],
  ['2-1/2 cups rice, brown', { amount: '2-1/2', unit: 'cup', itemText: 'rice, brown', prep: '' }],
  ['12 fl oz', { amount: '12', unit: 'floz' }],
  ['12 fl. oz. orange juice', { amount: '12', unit: 'floz', itemText: 'orange juice' }],
  ['8 Fluid Ounces of water', { amount: '8', unit: 'floz', itemText: 'water' }],
  ['1 #10 can', { amount: '1', unit: 'can10' }],
  ['2 No. 10 cans tomatoes, diced', { amount: '2', unit: 'can10', itemText: 'tomatoes', prep: 'diced' }],
  ['3 - #2 1/2 cans peaches', { amount: '3', unit: 'can2half', itemText: 'peaches' }],
  ['No. 16 scoop', { amount: '1', unit: 'scoop16' }],
  ['2 no. 8 scoops mashed potatoes', { amount: '2', unit: 'scoop8', itemText: 'mashed potatoes' }],
  ['.5 lb butter', { amount: '.5', unit: 'lb', itemText: 'butter' }],
])('“%s” is read', (text, read) => {
  expect(readPaste([[text]], 'amount')).toMatchObject([read])
})

test.each([
  ['Ground beef, 20 lb', { amount: '20', unit: 'lb', itemText: 'Ground beef' }],
  [
    'Onions, fresh, diced - 2 lb 4 oz',
    { amount: '2', plus: { amount: '4' }, itemText: 'Onions, fresh', prep: 'diced' },
  ],
  ['1 1/2 #10 cans tomatoes, diced, AP', { amount: '1 1/2', unit: 'can10', itemText: 'tomatoes', form: 'AP' }],
  ['1 qt (2 lb) tomato sauce', { amount: '1', unit: 'qt', plus: null, itemText: 'tomato sauce' }],
  ['1/2 case romaine, chopped', { amount: '1/2', unit: 'case', itemText: 'romaine', prep: 'chopped' }],
  [
    '3 lb carrots (EP), cut into 1/2 inch pieces',
    { itemText: 'carrots', form: 'EP', prep: 'cut into 1/2 inch pieces' },
  ],
])('“%s” is read with what is done to its food', (text, read) => {
  expect(readPaste([[text]], 'amount')).toMatchObject([read])
})

test('columns are read in either order, without their names', () => {
  const cells = [
    ['Ingredient', 'Weight', 'Measure', 'AP/EP'],
    ['Onions, fresh, diced', '12 oz', '2 1/4 cups', 'EP'],
    ['Chili powder', '', '1/4 cup', ''],
    ['Salt', 'to taste', '', ''],
    ['Carrots', '3 lb 8 oz', '', 'AP'],
  ]
  expect(readPaste(cells, 'amount')).toMatchObject([
    { amount: '12', unit: 'oz', itemText: 'Onions, fresh', prep: 'diced', form: 'EP' },
    { amount: '1/4', unit: 'cup', itemText: 'Chili powder', form: 'EP' },
    { amount: '', itemText: 'Salt', prep: 'to taste' },
    { amount: '3', unit: 'lb', plus: { amount: '8', unit: 'oz' }, itemText: 'Carrots', form: 'AP' },
  ])
  expect(
    readPaste(
      [
        ['Tortillas', '100', ''],
        ['Pepper', 'to taste', ''],
      ],
      'amount',
    ),
  ).toEqual([
    { amount: '100', plus: null, unit: 'each', item: null, itemText: 'Tortillas', prep: '', form: 'EP' },
    { amount: '', item: null, itemText: 'Pepper', prep: 'to taste', form: 'EP' },
  ])
  expect(readPaste([['Rice, brown', '10', 'lb', 'rinsed']], 'amount')).toMatchObject([
    { amount: '10', unit: 'lb', itemText: 'Rice, brown', prep: 'rinsed' },
  ])
})

test('a quantity alone leaves the food as it is', () => {
  expect(readPaste([['12 fl oz']], 'amount')).toEqual([{ amount: '12', unit: 'floz', plus: null }])
})

test('an amount that no one measures is left blank and kept as a note', () => {
  expect(readPaste([['Salt, to taste'], ['Pepper as needed']], 'amount')).toEqual([
    { amount: '', item: null, itemText: 'Salt', prep: 'to taste' },
    { amount: '', item: null, itemText: 'Pepper', prep: 'as needed' },
  ])
  expect(readPaste([['to taste', '', 'Salt']], 'amount')).toMatchObject([
    { amount: '', itemText: 'Salt', prep: 'to taste' },
  ])
})

test('an amount cell may contain the unit, with or without a unit column after it', () => {
  expect(readPaste([['1 lb 2 oz', 'Flour', 'sifted']], 'amount')).toEqual([
    { amount: '1', unit: 'lb', plus: { amount: '2', unit: 'oz' }, item: null, itemText: 'Flour', prep: 'sifted' },
  ])
  expect(readPaste([['12 fl oz', '', 'Milk']], 'amount')).toMatchObject([
    { amount: '12', unit: 'floz', itemText: 'Milk' },
  ])
})

test('two pairs of amount and unit columns are one amount, and the second pair may be blank', () => {
  const cells = [
    ['1', 'qt', '8', 'oz', 'Tomatoes', 'diced'],
    ['2', 'lb', '', '', 'Onions'],
  ]
  expect(readPaste(cells, 'amount')).toMatchObject([
    { amount: '1', unit: 'qt', plus: { amount: '8', unit: 'oz' }, itemText: 'Tomatoes', prep: 'diced' },
    { amount: '2', unit: 'lb', plus: null, itemText: 'Onions' },
  ])
})

test('a quantity typed in the amount goes to its fields', () => {
  const settled = (amount: string) => {
    const { unit, plus, ...rest } = settledLine({ ...emptyLine('a'), amount })
    return [rest.amount, unit, plus && `${plus.amount} ${plus.unit}`]
  }
  expect(settled('1 qt + 8 oz')).toEqual(['1', 'qt', '8 oz'])
  expect(settled('1 lb 4 oz')).toEqual(['1', 'lb', '4 oz'])
  expect(settled('3 cups')).toEqual(['3', 'cup', null])
  expect(settled('1 cup, shredded + 8 oz')).toEqual(['1', 'cup, shredded', '8 oz'])
  for (const amount of ['1 1/2', '2 lb salt', 'some', '1 qt + ']) expect(settled(amount)).toEqual([amount, 'lb', null])
})

test('a fluid ounce is not an ounce', () => {
  expect(readUnit('fl oz')).toBe('floz')
  expect(readUnit('Fl. Oz.')).toBe('floz')
  expect(readUnit('Ounces')).toBe('oz')
  expect(readUnit('T')).toBe('tbsp')
  expect(readUnit('t')).toBe('tsp')
})

test('cans and scoops are units by their number, in any spelling', () => {
  for (const text of ['#10 can', 'No. 10 Cans', 'no 10 can', '#10 CN', 'can10'])
    expect(readUnit(text), text).toBe('can10')
  for (const text of ['No. 16 scoop', '#16 disher', 'scoop16']) expect(readUnit(text), text).toBe('scoop16')
  for (const text of ['No. 2½ can', '#2.5 can', '#2 1/2 cans']) expect(readUnit(text), text).toBe('can2half')
  for (const text of ['No. 7 scoop', '#11 can', 'scoop', 'can']) expect(readUnit(text), text).toBeNull()
})
