import { expect, test } from 'vitest'

import { commonUnits, units } from './model.ts'

test('units are those of the specification, before our own', () => {
  expect(commonUnits).toEqual(['tsp', 'tbsp', 'cup', 'pt', 'qt', 'gal', 'lb', 'oz', 'g', 'kg', 'ml', 'each'])
  expect(units.slice(0, commonUnits.length)).toEqual(commonUnits)
  expect(new Set(units).size).toBe(units.length)
})
