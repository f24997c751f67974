import { expect, test } from 'vitest'

import { cookingProblems, toCooking } from './draft-cooking.ts'

const typed = (lossPct = '', moisturePct = '', fatPct = '') => ({ lossPct, moisturePct, fatPct })

test('percentages are read with their sign', () => {
  expect(toCooking(typed('', '−20%', '-8.5'))).toEqual({ lossPct: null, moisturePct: -20, fatPct: -8.5 })
  expect(toCooking(typed('', '+150'))).toEqual({ lossPct: null, moisturePct: 150, fatPct: null })
  expect(toCooking(typed(' '))).toBeNull()
})

test('a percentage outside its range is reported at its field, a contradiction at the last field involved', () => {
  expect(cookingProblems(typed('-5', 'much', '-96'))).toEqual({
    lossPct: 'range',
    moisturePct: 'range',
    fatPct: 'range',
  })
  expect(cookingProblems(typed('26', '-20'))).toEqual({ moisturePct: 'contradiction' })
  expect(toCooking(typed('26', '-20'))).toBeNull()
  expect(cookingProblems(typed('26', '', '-8'))).toEqual({})
})
