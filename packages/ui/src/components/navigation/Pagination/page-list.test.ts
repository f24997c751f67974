import { expect, test } from 'vitest'

import { pageList } from './page-list.ts'

test.each([
  [0, 1, [0]],
  [0, 3, [0, 1, 2]],
  [0, 32, [0, 1, 2, 3, 4, 'after', 31]],
  [15, 32, [0, 'before', 14, 15, 16, 'after', 31]],
  [31, 32, [0, 'before', 27, 28, 29, 30, 31]],
  [4, 8, [0, 'before', 3, 4, 5, 6, 7]],
])('page %i of %i shows %j', (page, count, expected) => {
  expect(pageList(page, count)).toEqual(expected)
})
