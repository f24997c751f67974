import { expect, test } from 'vitest'

import { tracedValueOf } from './traced-value.ts'

test.each([
  ['sodium', 'sodium'],
  ['saturatedFat', 'saturatedFat'],
  ['vegetable.DARK_GREEN', 'VEGETABLE'],
  ['juice.vegetable', 'VEGETABLE'],
  ['juice.fruit', 'FRUIT'],
  ['grain.wholeGrainRich', 'GRAIN'],
  ['grainOrMeatAlternate.daily', 'GRAIN'],
  ['milk.choices', 'MILK'],
])('the check %s is traced by %s', (check, value) => {
  expect(tracedValueOf(check)).toBe(value)
})
