import { expect, test } from 'vitest'

import { searchable } from '../testing/find-foods.ts'
import { type NamedFood } from './food-score.ts'
import { meantFoods, soughtName } from './meant-food.ts'

const foods = (...descriptions: string[]) => descriptions.map((description) => searchable(description))
const meantFood = (name: string, own: readonly NamedFood[], references: readonly NamedFood[]) =>
  meantFoods(name, own, references)[0] ?? null
const raw = foods('Onions, raw', 'Onions, frozen, chopped')

test("a name means the caterer's own food before a reference food that fits a little better", () => {
  expect(meantFood('onions, chopped', foods('Onions, yellow', 'Beef'), raw)?.description).toBe('Onions, yellow')
})

test('it means the reference food if the own one is made from it or has a different fat percentage', () => {
  expect(meantFood('onions', foods('Onion powder'), raw)?.description).toBe('Onions, raw')
  const ground = foods('Beef, ground, 90% lean meat / 10% fat, raw')
  expect(meantFood('ground beef, 90% lean', foods('Beef, ground, 80/20'), ground)).toBe(ground[0])
})

test('it means nothing if a word is in no food, two own foods fit equally, or only a product made from it exists', () => {
  expect(meantFood('italian seasoning', [], foods('Spices, poultry seasoning'))).toBeNull()
  expect(meantFood('cheddar', foods('Cheddar, block', 'Cheddar, cubes'), [])).toBeNull()
  expect(meantFood('apples', [], foods('Apple juice, canned'))).toBeNull()
  expect(meantFood('ground beef, 93% lean', [], foods('Beef, ground, 80% lean meat / 20% fat, raw'))).toBeNull()
})

test('other reference foods follow if they fit about as well and are as ordinary', () => {
  const pinto = foods(
    'Beans, pinto, canned, drained solids',
    'Beans, pinto, mature seeds, canned, solids and liquids',
    'Beans, pinto, mature seeds, canned, solids and liquids, low sodium',
    'Beans, liquid from stewed pinto beans',
  )
  expect(meantFoods('pinto beans, canned', [], pinto)).toEqual(pinto.slice(0, 2))
})

test('preparation words that foods have too are searched for', () => {
  expect(soughtName('Ground beef', '90% lean, raw, thawed')).toBe('Ground beef 90% lean raw')
  expect(soughtName('Salt', 'to taste')).toBe('Salt')
})
