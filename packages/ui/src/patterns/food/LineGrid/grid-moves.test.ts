import { expect, test } from 'vitest'

import { placeAfterKey, placeAfterTab } from './grid-moves.ts'

const item = { rowIndex: 1, column: 'item' } as const

test('arrows move one cell and stop at the edges', () => {
  expect(placeAfterKey(item, 'ArrowDown', false, 2, false)).toEqual({ rowIndex: 1, column: 'item' })
  expect(placeAfterKey(item, 'ArrowUp', false, 2, false)).toEqual({ rowIndex: 0, column: 'item' })
  expect(placeAfterKey(item, 'ArrowRight', false, 2, false)).toEqual({ rowIndex: 1, column: 'prep' })
  expect(placeAfterKey({ rowIndex: 0, column: 'amount' }, 'ArrowLeft', false, 2, false)?.column).toBe('amount')
})

test('in right-to-left text the left arrow moves forward', () => {
  expect(placeAfterKey(item, 'ArrowLeft', false, 2, true)).toEqual({ rowIndex: 1, column: 'prep' })
})

test('Ctrl with Home and End goes to the corners', () => {
  expect(placeAfterKey(item, 'Home', true, 9, false)).toEqual({ rowIndex: 0, column: 'amount' })
  expect(placeAfterKey(item, 'End', true, 9, false)).toEqual({ rowIndex: 8, column: 'actions' })
})

test('a letter does not move the cursor', () => {
  expect(placeAfterKey(item, 'a', false, 9, false)).toBeNull()
})

test('Tab goes from the last cell of a line to the first of the next, and nowhere after the last line', () => {
  expect(placeAfterTab({ rowIndex: 0, column: 'form' }, false, 2)).toEqual({ rowIndex: 1, column: 'amount' })
  expect(placeAfterTab({ rowIndex: 1, column: 'form' }, false, 2)).toBeNull()
  expect(placeAfterTab({ rowIndex: 1, column: 'amount' }, true, 2)).toEqual({ rowIndex: 0, column: 'form' })
  expect(placeAfterTab({ rowIndex: 0, column: 'amount' }, true, 2)).toBeNull()
})
