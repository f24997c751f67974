import { expect, test } from 'vitest'

import { readHeader } from './columns.ts'
import { headerRow } from './header-row.ts'

const fieldsOf = (header: string[], samples: string[][]) => {
  const read = readHeader(header, samples)
  if ('problem' in read) return read.problem.key
  return read.columns.map(({ field, isGuessed }) => `${field}${isGuessed ? '?' : ''}`)
}

test('columns whose headers say nothing are guessed from their values, and marked as guessed', () => {
  const rows = [
    ['A-100', 'Beans, black, low sodium', '6/#10 CN', 'Acme', '00614141999996', '41.85'],
    ['A-101', 'Chicken drumsticks, breaded', '4/5 LB', 'Acme', '00614141999989', '62.10'],
    ['A-102', 'Rice, brown, parboiled', '50 LB', 'Harvest', '00614141999972', '28.00'],
    ['A-103', 'Tortillas, whole grain', '12/12 CT', 'Harvest', '00614141999965', '19.40'],
    ['A-104', 'Pears, diced, light syrup', '6/#10', 'Acme', '00614141999958', '44.90'],
  ]
  expect(fieldsOf(['Art.', 'Text', 'Geb.', 'Marke', 'Nr.', 'EK'], rows)).toEqual([
    'code?',
    'description?',
    'pack?',
    'brand?',
    'gtin?',
    'price?',
  ])
})

test('a field that two columns could match is not guessed, nor is one whose column header says something else', () => {
  const rows = [
    ['10', 'Rice', '50 LB', '31.20', '29.90', '4411'],
    ['11', 'Beans', '6/#10 CN', '28.00', '27.10', '4412'],
  ]
  expect(fieldsOf(['Art.', 'Text', 'Pack', 'A', 'B', 'Mfr #'], rows)).toEqual([
    'code?',
    'description?',
    'pack',
    'null',
    'null',
    'null',
  ])
})

test('values without a pack or a GTIN do not make a list of products', () => {
  const rows = [
    ['10', 'Reis', '31.20'],
    ['11', 'Bohnen', '28.00'],
  ]
  expect(fieldsOf(['Art.', 'Text', 'Wert'], rows)).toBe('imports.file.noHeader')
})

test.each([
  [
    'Sysco',
    'SUPC, Pack/Size, Brand, Desc, Case $, Split $, Mfr #, Per Lb',
    'vendorItem, pack, brand, description, casePrice, unitPrice, null, poundPrice',
  ],
  [
    'US Foods',
    'Product Number, Product Description, Product Brand, Product Package Size, Product Price, Product UOM',
    'code, description, brand, pack, price, priceUnit',
  ],
  [
    'Gordon',
    'Item #, Item Description, Pack Size, Brand, Case Price, Unit Price, Category Description',
    'code, description, pack, brand, casePrice, unitPrice, foodGroup',
  ],
  [
    'a state',
    'USDA Material Code, Material Description, Pack Size, Contains Milk, Tree Nuts',
    'code, description, pack, allergens.Milk, allergens.TreeNuts',
  ],
])('the columns of %s are known by name', (_, header, fields) => {
  expect(fieldsOf(header.split(', '), [])).toEqual(fields.split(', '))
})

test('"Item" heads numbers or names: the values decide', () => {
  expect(fieldsOf(['Code', 'Item', 'Pack'], [['1', 'Beans, black', '6/#10 CN']])).toEqual([
    'code',
    'description',
    'pack',
  ])
  expect(fieldsOf(['Item', 'Description', 'Pack'], [['1001', 'Beans', '6/#10 CN']])).toEqual([
    'code',
    'description',
    'pack',
  ])
})

test('the header is below the title lines', () => {
  const title = [
    ['Harborside Foods, Inc.', '', '', ''],
    ['Order guide for: Oakhill Schools', '', 'Date', '11/20/2026'],
  ]
  const header = ['Item #', 'Description', 'Pack Size', 'Case Price']
  const rows = [
    ['1001', 'Beans', '6/#10 CN', '41.85'],
    ['1002', 'Rice', '50 LB', '28.00'],
  ]
  expect(headerRow([...title, header, ...rows])).toBe(2)
  expect(headerRow([header, ...rows])).toBe(0)
  expect(headerRow([['Liste'], ['Art.', 'Text', 'Geb.', 'EK'], ...rows])).toBe(1)
  expect(headerRow([])).toBe(0)
})
