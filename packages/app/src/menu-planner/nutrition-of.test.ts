import { unknownNutrition } from '@commissary/domain/menu'
import { expect, test } from 'vitest'

import { nutritionOf, portionOn } from './nutrition-of.ts'

const taco = { recipeId: 7, ingredientId: null, portion: null }
const costing = (known: number) => ({
  ...taco,
  discontinued: [],
  nutrition: { ...unknownNutrition('Taco'), cost: { known, missing: [] } },
})
const days = [
  { key: '2026-11-16', foods: [costing(0.8)] },
  { key: '2026-11-18', foods: [costing(0.95)] },
]
const costOn = (key: string, from = days) => portionOn(nutritionOf(from), key, taco)?.cost.known

test("an item's cost on each day is that day's cost", () => {
  expect([costOn('2026-11-16'), costOn('2026-11-18')]).toEqual([0.8, 0.95])
})

test("on a day that was not saved with it, an item has another day's cost", () => {
  expect(costOn('2026-11-19')).toBe(0.95)
  expect(costOn('2026-11-19', [])).toBeUndefined()
})

test('foods without a day apply to every day', () => {
  expect(portionOn(nutritionOf([{ foods: [costing(0.5)] }]), '2026-11-16', taco)?.cost.known).toBe(0.5)
})
