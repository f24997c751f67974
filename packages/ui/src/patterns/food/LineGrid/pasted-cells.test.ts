import { expect, test } from 'vitest'

import { pastedCells } from './pasted-cells.ts'

test('spreadsheet rows and cells split at tabs and at any kind of line break', () => {
  expect(pastedCells('25\tlb\tGround beef\r\n1 1/2\tcup\tOnions\n')).toEqual([
    ['25', 'lb', 'Ground beef'],
    ['1 1/2', 'cup', 'Onions'],
  ])
})

test('a quoted cell keeps its line break, its tab and its quotes', () => {
  expect(pastedCells('2\teach\t"Pan, 4"" deep\nsteel"\tdry')).toEqual([['2', 'each', 'Pan, 4" deep\nsteel', 'dry']])
})

test('a quote inside a cell, or an unmatched quote, is plain text', () => {
  expect(pastedCells('1\teach\t4" tortilla\n2\teach\t"Bun')).toEqual([
    ['1', 'each', '4" tortilla'],
    ['2', 'each', '"Bun'],
  ])
})

test('empty cells are kept, empty rows at the end are dropped', () => {
  expect(pastedCells('\t\tSalt\n\n\t\n')).toEqual([['', '', 'Salt']])
})
