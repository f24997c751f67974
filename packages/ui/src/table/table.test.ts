import { describe, expect, test } from 'vitest'

import { defineColumns } from './columns.ts'
import { pageList } from './page-list.ts'
import { createRowIndex } from './row-index.ts'
import { defaultTableState, readTableState, writeTableState } from './table-state.ts'

interface Food {
  name: string
  sodium: number | null
}

const foods: Food[] = [
  { name: 'Turkey gravy', sodium: 412 },
  { name: 'apple', sodium: null },
  { name: 'Bread 10', sodium: 520 },
  { name: 'Bread 9', sodium: 520 },
]

const columns = defineColumns<Food>([
  { id: 'name', header: 'Name', value: (food) => food.name },
  { id: 'sodium', header: 'Sodium', value: (food) => food.sodium, text: (food) => `${food.sodium ?? '–'} mg` },
])

const names = (order: number[]) => order.map((index) => foods[index]?.name)
const index = createRowIndex(foods, columns)

describe('order of rows', () => {
  test('names are sorted as people sort them: any case, numbers by size', () => {
    expect(names(index.order([{ id: 'name', desc: false }], {}))).toEqual([
      'apple',
      'Bread 9',
      'Bread 10',
      'Turkey gravy',
    ])
  })

  test.each([
    [false, ['Turkey gravy', 'Bread 10', 'Bread 9', 'apple']],
    [true, ['Bread 10', 'Bread 9', 'Turkey gravy', 'apple']],
  ])('an unknown amount is last, descending: %s', (desc, expected) => {
    expect(names(index.order([{ id: 'sodium', desc }], {}))).toEqual(expected)
  })

  test('a second column decides between equals', () => {
    const sort = [
      { id: 'sodium', desc: true },
      { id: 'name', desc: false },
    ]
    expect(names(index.order(sort, {}))).toEqual(['Bread 9', 'Bread 10', 'Turkey gravy', 'apple'])
  })

  test('filters look into what is shown, and all must match', () => {
    expect(names(index.order([], { name: ' BREAD ', sodium: '520 mg' }))).toEqual(['Bread 10', 'Bread 9'])
    expect(index.order([], { name: 'bread', sodium: '412' })).toEqual([])
  })

  test('a column that is not there is no reason to fail', () => {
    expect(index.order([{ id: 'gone', desc: false }], { gone: 'x' })).toEqual([0, 1, 2, 3])
  })
})

describe('pages', () => {
  test.each([
    [0, 3, [0, 1, 2]],
    [0, 32, [0, 1, 2, 3, 4, 'after', 31]],
    [15, 32, [0, 'before', 14, 15, 16, 'after', 31]],
    [31, 32, [0, 'before', 27, 28, 29, 30, 31]],
    [4, 8, [0, 'before', 3, 4, 5, 6, 7]],
  ])('page %i of %i shows %j', (page, count, expected) => {
    expect(pageList(page, count)).toEqual(expected)
  })
})

describe('address', () => {
  test('what is written is read back', () => {
    const state = {
      page: 2,
      pageSize: 50,
      sort: [
        { id: 'name', desc: false },
        { id: 'code', desc: true },
      ],
      filters: { name: 'brown rice' },
    }
    const params = writeTableState(new URLSearchParams('open=12'), state)
    expect(params.toString()).toBe('open=12&page=3&size=50&sort=name%2C-code&filter.name=brown+rice')
    expect(readTableState(params)).toEqual(state)
  })

  test('the default leaves the address clean', () => {
    expect(writeTableState(new URLSearchParams('page=3&filter.name=x'), defaultTableState).toString()).toBe('')
  })

  test('nonsense in the address is the default', () => {
    expect(readTableState(new URLSearchParams('page=-1&size=7&filter.name='))).toEqual(defaultTableState)
  })
})
