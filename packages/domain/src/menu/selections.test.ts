import { expect, test } from 'vitest'

import { selectionLimit, withSelectionLimit } from './selections.ts'

test('a student takes one entree and one milk unless the day says otherwise', () => {
  expect(selectionLimit(undefined, 'Entree')).toBe(1)
  expect(selectionLimit(undefined, 'Fruit')).toBeNull()
  expect(selectionLimit({ Fruit: 2 }, 'Fruit')).toBe(2)
})

test('setting a limit back to its default removes it', () => {
  const two = withSelectionLimit(null, 'Entree', 2)
  expect(two).toEqual({ Entree: 2 })
  expect(withSelectionLimit(two, 'Entree', 1)).toBeNull()
  expect(withSelectionLimit({ Fruit: 2 }, 'Fruit', null)).toBeNull()
})

test('students can be allowed all items of a category that is limited by default', () => {
  expect(selectionLimit(withSelectionLimit(null, 'Entree', null), 'Entree')).toBeNull()
})
