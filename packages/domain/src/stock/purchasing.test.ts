import { expect, test } from 'vitest'

import { casesToOrder } from './purchasing.ts'

test('54.4 lb needed with 22 available and 10 as par is two cases of 40 lb', () => {
  expect(casesToOrder(54.4, 22, 10, 40)).toBe(2)
  expect(casesToOrder(52, 22, 10, 40)).toBe(1)
  expect(casesToOrder(5, 22, 10, 40)).toBe(0)
})
