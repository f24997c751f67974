import { expect, test } from 'vitest'

import { pansFor } from './pans.ts'
import { type Utensil, utensilOunces, utensilVolume } from './utensils.ts'

// USDA Food Buying Guide, introduction; Institute of Child Nutrition, Basics at a Glance.
test.each<[Utensil, string, string]>([
  ['scoop4', '1', 'cup'],
  ['scoop6', '0.666667', 'cup'],
  ['scoop8', '0.5', 'cup'],
  ['scoop12', '0.333333', 'cup'],
  ['scoop16', '0.25', 'cup'],
  ['scoop20', '3.2', 'tbsp'],
  ['scoop24', '2.666667', 'tbsp'],
  ['scoop40', '1.6', 'tbsp'],
  ['scoop60', '1.07', 'tbsp'],
  ['spoodle4', '0.5', 'cup'],
  ['ladle1', '2', 'tbsp'],
  ['ladle12', '1.5', 'cup'],
])('a %s holds %s %s', (utensil, amount, unit) => {
  expect(utensilVolume(utensil)).toEqual({ amount, unit })
})

test('eight No. 8 scoops fill a quart', () => {
  expect(utensilOunces('scoop8') * 8).toBe(32)
})

test('a pan that is started counts', () => {
  expect(pansFor({ portionsPerPan: 25 }, 100)).toEqual({ exact: 4, pans: 4 })
  expect(pansFor({ portionsPerPan: 24 }, 100)).toEqual({ exact: 4.166666667, pans: 5 })
  // 0.1 + 0.2 portions fill a pan of 0.3: binary noise starts no second one.
  expect(pansFor({ portionsPerPan: 3 }, 10 * (0.1 + 0.2)).pans).toBe(1)
})
