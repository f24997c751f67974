import { describe, expect, test } from 'vitest'

import {
  type ColumnLayout,
  defaultLayout,
  moveColumn,
  orderedColumns,
  parseLayout,
  resizeColumn,
  showColumn,
  shownColumns,
} from './column-layout.ts'
import { defineColumns } from './columns.ts'

const columns = defineColumns<object>(
  ['name', 'code', 'group', 'price'].map((id) => ({ id, header: id, value: () => null, isHideable: id !== 'price' })),
)
const layout = (changes: Partial<ColumnLayout>): ColumnLayout => ({ ...defaultLayout, ...changes })
const ordered = (changes: Partial<ColumnLayout>) => orderedColumns(columns, layout(changes)).map(({ id }) => id)
const shown = (hidden: string[], filters = {}) => shownColumns(columns, layout({ hidden }), filters).map(({ id }) => id)

describe('order', () => {
  test('a removed column is ignored, and a new one follows the column it was declared after', () => {
    expect(ordered({ order: ['price', 'gone', 'group'] })).toEqual(['name', 'code', 'price', 'group'])
    expect(ordered({ order: ['price', 'code', 'group'] })).toEqual(['name', 'price', 'code', 'group'])
  })

  test('the first column stays first', () => {
    expect(ordered({ order: ['price', 'name'] })[0]).toBe('name')
    expect(moveColumn(columns, defaultLayout, 'name', 'group')).toBe(defaultLayout)
    expect(moveColumn(columns, defaultLayout, 'group', 'name')).toBe(defaultLayout)
  })

  test.each([
    ['code', 'price', ['name', 'group', 'price', 'code']],
    ['price', 'code', ['name', 'price', 'code', 'group']],
    ['code', 'gone', ['name', 'code', 'group', 'price']],
  ])('%s dropped on %s', (id, target, expected) => {
    expect(ordered(moveColumn(columns, defaultLayout, id, target))).toEqual(expected)
  })
})

describe('hidden columns', () => {
  test('the first column and those that cannot be hidden are always shown', () => {
    expect(shown(['name', 'code', 'price', 'gone'])).toEqual(['name', 'group', 'price'])
  })

  test('a hidden column with a filter is shown', () => {
    expect(shown(['code'], { code: 'x' })).toEqual(['name', 'code', 'group', 'price'])
  })

  test('a column hidden twice is shown again by one call', () => {
    const hidden = showColumn(showColumn(defaultLayout, 'code', false), 'code', false)
    expect(hidden.hidden).toEqual(['code'])
    expect(showColumn(hidden, 'code', true).hidden).toEqual([])
  })
})

describe('widths', () => {
  test('the first change keeps the widths of the others', () => {
    expect(resizeColumn(defaultLayout, 'code', 120.4, { name: 200, code: 100 }).widths).toEqual({
      name: 200,
      code: 120,
    })
  })

  test('widths are limited to 48 and 1,200 px', () => {
    expect(resizeColumn(defaultLayout, 'code', -5, {}).widths).toEqual({ code: 48 })
    expect(resizeColumn(defaultLayout, 'code', 1e6, {}).widths).toEqual({ code: 1200 })
  })
})

describe('storage', () => {
  test('a stored layout is read back', () => {
    const stored = layout({ order: ['price', 'code'], hidden: ['group'], widths: { code: 120 }, density: 'compact' })
    expect(parseLayout(JSON.stringify(stored))).toEqual(stored)
  })

  test.each(['', 'null', '7', '{"order"', '{"order":[1,null],"hidden":"code","widths":{"code":"wide"},"density":5}'])(
    'invalid input returns the default: %s',
    (text) => {
      expect(parseLayout(text)).toEqual(defaultLayout)
    },
  )
})
