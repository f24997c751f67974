import { expect, test } from 'vitest'

import { pastedCells } from './pasted-cells.ts'

test('rows and cells of a spreadsheet come apart at tabs and line breaks of any system', () => {
  expect(pastedCells('25\tlb\tGround beef\r\n1 1/2\tcup\tOnions\n')).toEqual([
    ['25', 'lb', 'Ground beef'],
    ['1 1/2', 'cup', 'Onions'],
  ])
})

test('a quoted cell keeps its line break, its tab and its quotes', () => {
  expect(pastedCells('2\teach\t"Pan, 4"" deep\nsteel"\tdry')).toEqual([['2', 'each', 'Pan, 4" deep\nsteel', 'dry']])
})

test('a quote inside a cell, or one without a partner, is plain text', () => {
  expect(pastedCells('1\teach\t4" tortilla\n2\teach\t"Bun')).toEqual([
    ['1', 'each', '4" tortilla'],
    ['2', 'each', '"Bun'],
  ])
})

test('empty cells stay, empty rows at the end go', () => {
  expect(pastedCells('\t\tSalt\n\n\t\n')).toEqual([['', '', 'Salt']])
})
