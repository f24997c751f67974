import { expect, test } from 'vitest'

import { impossibleValues, saltSodium } from './impossible-values.ts'

const codes = (nutrients: Parameters<typeof impossibleValues>[0]) => impossibleValues(nutrients).map(({ code }) => code)

test('100 g of food has at most 100 g of protein, fat and carbohydrate, with room for rounding', () => {
  expect(codes({ protein: 20, totalFat: 40, totalCarbohydrate: 40.5 })).toEqual([])
  expect(codes({ protein: 20, totalFat: 40, totalCarbohydrate: 40.6 })).toEqual(['macrosAboveWeight'])
  expect(impossibleValues({ totalFat: 101 })).toEqual([{ code: 'macrosAboveWeight', nutrient: 'totalFat', grams: 101 }])
})

test('saturated fat is part of total fat', () => {
  expect(codes({ totalFat: 2, saturatedFat: 2.05 })).toEqual([])
  expect(codes({ totalFat: 2, saturatedFat: 2.06 })).toEqual(['saturatedAboveTotal'])
})

test('no food has more sodium than salt', () => {
  expect(codes({ sodium: saltSodium })).toEqual([])
  expect(codes({ sodium: saltSodium + 1 })).toEqual(['sodiumAboveSalt'])
})

test('an unknown value proves nothing', () => {
  expect(codes({})).toEqual([])
  expect(codes({ saturatedFat: 5 })).toEqual([])
})
