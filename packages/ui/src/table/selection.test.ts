import { expect, test } from 'vitest'

import { toggledRange } from './selection.ts'

const keys = [1, 2, 3, 4, 5]
const pressed = (selected: number[], anchor: number | undefined, key: number) =>
  [...toggledRange(new Set(selected), keys, anchor, key)].toSorted((a, b) => a - b)

test('a press selects, another takes it back', () => {
  expect(pressed([], undefined, 3)).toEqual([3])
  expect(pressed([3], undefined, 3)).toEqual([])
})

test('with Shift all rows between become as the pressed one, in either direction', () => {
  expect(pressed([2], 2, 4)).toEqual([2, 3, 4])
  expect(pressed([4], 4, 2)).toEqual([2, 3, 4])
  expect(pressed([1, 2, 3, 4], 2, 4)).toEqual([1])
})

test('rows out of sight keep what they are', () => {
  expect(pressed([9], 2, 3)).toEqual([2, 3, 9])
})

test('a row that a filter took away is no anchor', () => {
  expect(pressed([9], 9, 3)).toEqual([3, 9])
})
