import { expect, test } from 'vitest'

import { readStockSheet, type SheetStyle } from './stock-sheet.ts'

const american: SheetStyle = { isEnglish: true, dayOrder: 'monthFirst' }
const abroad: SheetStyle = { isEnglish: false, dayOrder: 'dayFirst' }

test('rows are read by their headers, in any order, with prices and dates as people write them', () => {
  const sheet = readStockSheet(
    [
      ['Lot No.', 'Item', 'CASES', 'Cost per case', 'Use by', 'Shelf'],
      ['L7', 'I0001', '12', '$1,118.80', '1/5/2027', 'B2'],
      ['', '', '', '', '', ''],
      ['', 'Rice', '0.5', '', '2027-02-28', ''],
    ],
    american,
  )
  expect(sheet).toEqual({
    hasItems: true,
    ignored: ['Shelf'],
    lines: [
      line({ row: 2, item: 'I0001', cases: '12', cost: '1118.80', lotCode: 'L7', expiresOn: '2027-01-05' }),
      line({ row: 4, item: 'Rice', cases: '0.5', expiresOn: '2027-02-28' }),
    ],
  })
})

test.each([
  [['', '2', ''], [{ column: 'item', kind: 'required' }]],
  [['Rice', 'two', ''], [{ column: 'cases', kind: 'number' }]],
  [['Rice', '-2', ''], [{ column: 'cases', kind: 'number' }]],
  [['Rice', '0', ''], [{ column: 'amount', kind: 'quantity' }]],
  [['Rice', '2', '2/30/2027'], [{ column: 'expiresOn', kind: 'date' }]],
  [['Rice', '2', 'soon'], [{ column: 'expiresOn', kind: 'date' }]],
])('%j has a problem in its row', (cells, problems) => {
  expect(readStockSheet([['Item', 'Cases', 'Expires'], cells], american).lines).toMatchObject([{ row: 2, problems }])
})

test('in Spanish and Arabic decimals may have a comma and Arabic digits; what could be a thousand is a problem of its row', () => {
  const sheet = (cells: string[][]) => readStockSheet([['Artículo', 'Cajas', 'Costo', 'Vence'], ...cells], abroad).lines
  expect(
    sheet([
      ['Arroz', '1,5', '$1.234,50', ''],
      ['Frijoles', '٢', '١٢٫٥', '٣١/١/٢٠٢٧'],
      ['Leche', '3', '1.234', ''],
    ]),
  ).toMatchObject([
    { cases: '1.5', cost: '1234.50', problems: [] },
    { cases: '2', cost: '12.5', expiresOn: '2027-01-31', problems: [] },
    // The file writes decimals with a comma.
    { cases: '3', cost: '1234', problems: [] },
  ])
  expect(sheet([['Arroz', '2', '1,234', '']])).toMatchObject([{ problems: [{ column: 'cost', kind: 'twoReadings' }] }])
})

test.each([
  [american, '2027-05-03'],
  [abroad, '2027-03-05'],
  [{ isEnglish: true, dayOrder: 'dayFirst' }, '2027-03-05'],
] as const)('with %j the expiry 05/03/2027 is %s, in digits of any script', (style, expiresOn) => {
  const rows = ['05/03/2027', '٠٥/٠٣/٢٠٢٧', '5.3.27', expiresOn].map((expiry) => ['Rice', '2', expiry])
  expect(readStockSheet([['Item', 'Cases', 'Expires'], ...rows], style).lines).toMatchObject(
    rows.map(() => ({ expiresOn, problems: [] })),
  )
})

test('in English a comma is not a decimal sign: 1,5 is a problem and not 15', () => {
  expect(
    readStockSheet(
      [
        ['Item', 'Cases'],
        ['Rice', '1,5'],
      ],
      american,
    ).lines,
  ).toMatchObject([{ problems: [{ column: 'cases', kind: 'number' }] }])
})

test('without a column for the item nothing is read', () => {
  expect(readStockSheet([['Thing'], ['Rice']], american)).toEqual({ hasItems: false, ignored: ['Thing'], lines: [] })
  expect(readStockSheet([], american)).toEqual({ hasItems: false, ignored: [], lines: [] })
})

function line(given: object) {
  const blank = { item: '', cases: '', inners: '', eaches: '', amount: '', cost: '', lotCode: '', expiresOn: '' }
  return { ...blank, problems: [], ...given }
}
