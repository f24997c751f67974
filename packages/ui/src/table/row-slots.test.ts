import { expect, test } from 'vitest'

import { nextSlots, noSlots } from './row-slots.ts'

const page = nextSlots(noSlots, ['a', 'b', 'c'], true)

test('each of the first records has its own element', () => {
  expect(page.slots).toEqual([0, 1, 2])
})

test('a record that stays keeps its element, wherever it moves', () => {
  expect(nextSlots(page, ['c', 'a', 'b'], true).slots).toEqual([2, 0, 1])
})

test('a new record takes the element at its position, if that record is gone', () => {
  expect(nextSlots(page, ['x', 'b', 'y'], true).slots).toEqual([0, 1, 2])
})

test('a new record takes any other element of a record that is gone, and needs a new one only after that', () => {
  expect(nextSlots(page, ['b', 'x', 'c', 'y'], true).slots).toEqual([1, 0, 2, 3])
})

test('no element changes its record where that is not allowed', () => {
  const next = nextSlots(page, ['x', 'b'], false)
  expect(next.slots).toEqual([3, 1])
  expect(nextSlots(next, ['y', 'x'], false).slots).toEqual([4, 3])
})

test('two records with the same key have two elements', () => {
  const both = nextSlots(page, ['a', 'a', 'b'], true)
  expect(new Set(both.slots).size).toBe(3)
  expect(new Set(nextSlots(both, ['a', 'a', 'a'], true).slots).size).toBe(3)
})
