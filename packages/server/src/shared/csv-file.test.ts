import { expect, test } from 'vitest'

import { csvFile } from './csv-file.ts'

test('a file has a byte order mark, CRLF after each row, and quotes where they are needed', () => {
  const rows = [
    ['Date', 'Item'],
    ['2026-11-30', 'Pears, "USDA"'],
    [3, null],
  ]
  expect(csvFile(rows)).toBe('\uFEFFDate,Item\r\n2026-11-30,"Pears, ""USDA"""\r\n3,\r\n')
})

test.each([
  ['=1+1', "'=1+1"],
  ['+1', "'+1"],
  ['-1', "'-1"],
  ['@SUM(A1)', "'@SUM(A1)"],
  ['＝1', "'＝1"],
  ['a;=1', `"a;'=1"`],
])('%j is not run as a formula', (text, expected) => {
  expect(csvFile([[text]])).toBe(`\uFEFF${expected}\r\n`)
})
