import { expect, test } from 'vitest'

import { toggledRange } from './selection.ts'

const keys = [1, 2, 3, 4, 5]
const pressed = (selected: number[], anchor: number | undefined, key: number) =>
  [...toggledRange(new Set(selected), keys, anchor, key)].toSorted((a, b) => a - b)

test('a click selects a row, and another click deselects it', () => {
  expect(pressed([], undefined, 3)).toEqual([3])
  expect(pressed([3], undefined, 3)).toEqual([])
})

test('Shift gives all rows of the range the state of the clicked one, in either direction', () => {
  expect(pressed([2], 2, 4)).toEqual([2, 3, 4])
  expect(pressed([4], 4, 2)).toEqual([2, 3, 4])
  expect(pressed([1, 2, 3, 4], 2, 4)).toEqual([1])
})

test('rows outside the list stay selected', () => {
  expect(pressed([9], 2, 3)).toEqual([2, 3, 9])
})

test('an anchor that is no longer in the list is ignored', () => {
  expect(pressed([9], 9, 3)).toEqual([3, 9])
})
