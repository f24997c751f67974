import * as fc from 'fast-check'
import { expect, test } from 'vitest'

import type { Unit } from '../../units/model.ts'
import { convertDirectly } from '../../units/units.ts'
import { kitchenParts, kitchenTolerance } from './kitchen-amount.ts'

const written = (amount: number, unit: Parameters<typeof kitchenParts>[1]) =>
  kitchenParts(amount, unit)
    .map((part) => `${part.amount} ${part.unit}`)
    .join(' ')

test.each<[number, Parameters<typeof kitchenParts>[1], string]>([
  [12.8, 'lb', '12 lb 13 oz'],
  [20.5, 'oz', '1 lb 4.5 oz'],
  [15, 'lb', '15 lb'],
  [15.99, 'oz', '1 lb'],
  [4.95, 'lb', '4 lb 15 oz'],
  [187.6, 'lb', '187 lb 8 oz'],
  [2.1, 'oz', '2.125 oz'],
  [0.35, 'oz', '0.35 oz'],
  [0.004, 'lb', '0.064 oz'],
  [0.4, 'gal', '1 qt 2.5 cup'],
  [6.5, 'cup', '1 qt 2.5 cup'],
  [2.25, 'gal', '2 gal 1 qt'],
  [0.96, 'cup', '0.75 cup 3 tbsp 1 tsp'],
  [7 / 3, 'cup', '2.333333 cup'],
  [2 / 3, 'cup', '0.666667 cup'],
  [1.5, 'pt', '3 cup'],
  [16.44, 'floz', '2 cup 1 tbsp'],
  [4, 'tbsp', '0.25 cup'],
  [4.5, 'tsp', '1 tbsp 1.5 tsp'],
  [0.3, 'tsp', '0.25 tsp'],
  [0.03, 'tsp', '0.03 tsp'],
  [37.6, 'gal', '38 gal'],
  [20.5, 'gal', '20 gal 2 qt'],
  [1237, 'g', '1.24 kg'],
  [0.35, 'kg', '350 g'],
  [999.9, 'g', '1 kg'],
  [2500, 'ml', '2.5 l'],
  [1.51, 'can10', '1.5 can10'],
  [1.37, 'can10', '1.37 can10'],
  [41.2, 'scoop16', '41 scoop16'],
  [0.01, 'batch', '0.01 batch'],
])('%d %s is %s in a kitchen', (amount, unit, text) => {
  expect(written(amount, unit)).toBe(text)
})

const weights: Unit[] = ['oz', 'lb', 'g', 'kg']
const volumes: Unit[] = ['tsp', 'tbsp', 'cup', 'pt', 'qt', 'gal', 'floz', 'ml']

test('a kitchen amount is near the exact amount, and never zero', () => {
  const amounts = fc.double({ min: 0.0001, max: 3000, noNaN: true })
  fc.assert(
    fc.property(amounts, fc.constantFrom(...weights, ...volumes), (amount, unit) => {
      const smallest = weights.includes(unit) ? 'g' : 'ml'
      const inSmallest = (one: number, of: string) =>
        of === 'l' ? one * 1000 : (convertDirectly(one, of as Unit, smallest) ?? Number.NaN)
      const exact = inSmallest(amount, unit)
      const parts = kitchenParts(amount, unit)
      const shown = parts.reduce((sum, part) => sum + inSmallest(Number(part.amount), part.unit), 0)
      // Half of the smallest measuring spoon, for the least amounts of a volume.
      const spoon = unit !== 'ml' && smallest === 'ml' ? (convertDirectly(1 / 16, 'tsp', 'ml') ?? 0) : 0
      expect(shown).toBeGreaterThan(0)
      expect(Math.abs(shown - exact)).toBeLessThanOrEqual(Math.max(exact * kitchenTolerance, spoon) * 1.001)
      expect(parts.length).toBeLessThanOrEqual(4)
      // A smaller unit never makes up one of the next larger.
      if (parts.length > 1) expect(Number(parts.at(-1)?.amount)).toBeLessThan(16)
    }),
    { numRuns: 2000 },
  )
})
