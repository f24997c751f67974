import { expect, test } from 'vitest'

import { percentOfCalories, shareOfCalories } from './energy.ts'

const total = (known: number, ...missing: string[]) => ({ known, missing })

test('fat has 9 kcal per gram, sugar 4', () => {
  expect(percentOfCalories('saturatedFat', 6.12, 617.3)).toBeCloseTo(8.92, 2)
  expect(percentOfCalories('addedSugars', 12.72, 617.3)).toBeCloseTo(8.24, 2)
})

test('a percentage of zero calories is unknown', () => {
  expect(percentOfCalories('saturatedFat', 1, 0)).toBeNaN()
  expect(shareOfCalories('saturatedFat', total(1), total(0)).known).toBeNull()
})

test('missing grams leave a lower bound, missing calories leave nothing', () => {
  expect(shareOfCalories('saturatedFat', total(5, 'Pears'), total(450))).toEqual({ known: 10, missing: ['Pears'] })
  expect(shareOfCalories('saturatedFat', total(5), total(450, 'Pears'))).toEqual({ known: null, missing: ['Pears'] })
})
