import { describe, expect, test } from 'vitest'

import { defineColumns } from './columns.ts'
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

const names = (order: Uint32Array) => Array.from(order, (index) => foods[index]?.name)
const index = createRowIndex(foods, columns)

describe('order of rows', () => {
  test('names sort as people sort them: ignoring case, numbers by size', () => {
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

  test('a second column orders equal values', () => {
    const sort = [
      { id: 'sodium', desc: true },
      { id: 'name', desc: false },
    ]
    expect(names(index.order(sort, {}))).toEqual(['Bread 9', 'Bread 10', 'Turkey gravy', 'apple'])
  })

  test('filters match the shown text, and all must match', () => {
    expect(names(index.order([], { name: ' BREAD ', sodium: '520 mg' }))).toEqual(['Bread 10', 'Bread 9'])
    expect(names(index.order([], { name: 'bread', sodium: '412' }))).toEqual([])
  })

  test('filters ignore accents and treat special characters as text', () => {
    const texts = ['Jalapeño', 'Crème', '3.5% milk (fat)', 'a+b', '🌶️ sauce'].map((name) => ({ name, sodium: null }))
    const order = (name: string) => [...createRowIndex(texts, columns).order([], { name })]
    expect(order('jalapeno')).toEqual([0])
    expect(order('CRÈME')).toEqual([1])
    expect(order('3.5% milk (')).toEqual([2])
    expect(order('.*')).toEqual([])
    expect(order('a+b')).toEqual([3])
    expect(order('🌶')).toEqual([4])
  })

  test('numbers, booleans and texts can be mixed in one column', () => {
    const mixed = [{ x: 'b' }, { x: 10 }, { x: null }, { x: true }, { x: 'a' }, { x: -2 }, { x: '' }]
    const index = createRowIndex(mixed, [{ id: 'x', header: 'x', value: (row: (typeof mixed)[number]) => row.x }])
    expect([...index.order([{ id: 'x', desc: false }], {})]).toEqual([5, 3, 1, 4, 0, 2, 6])
    expect([...index.order([{ id: 'x', desc: true }], {})]).toEqual([0, 4, 1, 3, 5, 2, 6])
  })

  test('an unknown column is ignored', () => {
    expect([...index.order([{ id: 'gone', desc: false }], { gone: 'x' })]).toEqual([0, 1, 2, 3])
  })
})

describe('address', () => {
  test('written state is read back', () => {
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

  test('the default adds nothing to the URL', () => {
    expect(writeTableState(new URLSearchParams('page=3&filter.name=x'), defaultTableState).toString()).toBe('')
  })

  test('invalid values in the URL fall back to the default', () => {
    expect(readTableState(new URLSearchParams('page=-1&size=7&filter.name='))).toEqual(defaultTableState)
  })
})
