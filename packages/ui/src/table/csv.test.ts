import { describe, expect, test } from 'vitest'

import { defineColumns } from './columns.ts'
import { csvFile, csvLines } from './csv.ts'

const cells = (...line: Parameters<typeof csvFile>[0] extends Iterable<infer Line> ? Line : never) =>
  csvFile([line]).slice(1).trimEnd()

describe('cells', () => {
  test('quotes, commas and line breaks are quoted', () => {
    expect(cells('2" pan', 'a,b', 'one\r\ntwo', ' edge ')).toBe('"2"" pan","a,b","one\r\ntwo"," edge "')
  })

  test.each(['=1+1', '+cmd', '@SUM(A1)', '-2+3', '\tx', '＝1'])('%j does not run as a formula', (text) => {
    expect(cells(text).replaceAll('"', '')).toBe(`'${text}`)
  })

  test('values with a semicolon are quoted, and no part of them is a formula where semicolons separate cells', () => {
    expect(cells('rice; beans')).toBe('"rice; beans"')
    expect(cells('\r=1')).toBe(`"'\r'=1"`)
    expect(cells('rice;=1+1', 'a; @SUM(A1)', 'b\n-2+3', '-1,5')).toBe(`"rice;'=1+1","a; '@SUM(A1)","b\n'-2+3","'-1,5"`)
  })

  test('numbers stay numbers, including negative ones and numeric strings', () => {
    expect(cells(-5, '-5.25', 0, 1.5, '12')).toBe('-5,-5.25,0,1.5,12')
  })

  test('unknown is empty, not zero', () => {
    expect(cells(null, undefined, Number.NaN, '', 0)).toBe(',,,,0')
  })

  test('text in any script and emoji are kept', () => {
    expect(cells('أرز', '🌶️', 'Jalapeño')).toBe('أرز,🌶️,Jalapeño')
  })
})

test('a file starts with a byte order mark and every line ends with CRLF', () => {
  expect(csvFile([['Name'], ['Rice']])).toBe('\uFEFFName\r\nRice\r\n')
})

test('a table exports numbers as numbers and other cells as shown', () => {
  const columns = defineColumns<{ name: string; price: number | null; isActive: boolean }>([
    { id: 'name', header: 'Name', value: (row) => row.name },
    { id: 'price', header: 'Price', value: (row) => row.price, text: (row) => `$${row.price ?? 'unknown'}` },
    { id: 'active', header: 'Active', value: (row) => row.isActive, text: (row) => (row.isActive ? 'Yes' : 'No') },
    { id: 'both', header: 'Both', value: () => null, csv: (row) => `${row.name} ${row.price ?? ''}` },
  ])
  const rows = [
    { name: 'Rice', price: 1.5, isActive: true },
    { name: 'Milk', price: null, isActive: false },
  ]
  expect([...csvLines(columns, ['Name', 'Price', 'Active', 'Both'], rows)]).toEqual([
    ['Name', 'Price', 'Active', 'Both'],
    ['Rice', 1.5, 'Yes', 'Rice 1.5'],
    ['Milk', '', 'No', 'Milk '],
  ])
})
