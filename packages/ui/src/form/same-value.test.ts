import { expect, test } from 'vitest'

import { isSameValue } from './same-value.ts'

test('a quantity that was changed back is not a change', () => {
  expect(isSameValue({ amount: '1/3', unit: 'cup' }, { amount: '1/3', unit: 'cup' })).toBe(true)
  expect(isSameValue({ amount: '1/3', unit: 'cup' }, { amount: '1/3', unit: 'lb' })).toBe(false)
})

test('lists are the same when their entries are', () => {
  expect(isSameValue([{ measure: 'cup' }], [{ measure: 'cup' }])).toBe(true)
  expect(isSameValue([{ measure: 'cup' }], [])).toBe(false)
  expect(isSameValue([], {})).toBe(false)
})

test('a missing field and an undefined one are the same', () => {
  expect(isSameValue({ note: undefined }, {})).toBe(true)
  expect(isSameValue({ note: '' }, {})).toBe(false)
  expect(isSameValue(null, undefined)).toBe(false)
})

test('files and dates are compared by identity', () => {
  const file = new File(['a'], 'a.csv')
  expect(isSameValue(file, file)).toBe(true)
  expect(isSameValue(file, new File(['a'], 'a.csv'))).toBe(false)
})
