import { expect, test } from 'vitest'

import { checkSnack } from './smart-snacks.ts'

const side = { calories: 190, totalFat: 7, saturatedFat: 2, sugars: 12, grams: 36, sodium: 210 }

test('a side with 210 mg sodium fails only the sodium limit', () => {
  expect(checkSnack(side, 'side')).toEqual({
    calories: 'pass',
    sodium: 'fail',
    totalFat: 'pass',
    saturatedFat: 'pass',
    sugars: 'pass',
  })
  expect(checkSnack({ ...side, sodium: 200 }, 'side').sodium).toBe('pass')
  expect(checkSnack(side, 'entree').sodium).toBe('pass')
})

test.each([
  ['totalFat', { calories: 180, totalFat: 7 }, 'pass'],
  ['totalFat', { calories: 180, totalFat: 7.01 }, 'fail'],
  ['saturatedFat', { calories: 180, saturatedFat: 1.99 }, 'pass'],
  ['saturatedFat', { calories: 180, saturatedFat: 2 }, 'fail'],
  ['sugars', { sugars: 12.6 }, 'pass'],
  ['sugars', { sugars: 12.61 }, 'fail'],
  ['sugars', { grams: null }, 'unknown'],
  ['totalFat', { calories: null }, 'unknown'],
  ['calories', { calories: 200.1 }, 'fail'],
] as const)('%s of a snack with %o: %s', (rule, change, status) => {
  expect(checkSnack({ ...side, ...change }, 'side')[rule]).toBe(status)
})
