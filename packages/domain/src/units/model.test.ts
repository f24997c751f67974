import { expect, test } from 'vitest'

import { units } from './model.ts'

// spec: 9.unit.tsp, 9.unit.tbsp, 9.unit.cup, 9.unit.pt, 9.unit.qt, 9.unit.gal, 9.unit.lb, 9.unit.oz, 9.unit.g, 9.unit.kg
// spec: 9.unit.ml, 9.unit.each
test('units are those of the specification', () => {
  expect(units).toEqual(['tsp', 'tbsp', 'cup', 'pt', 'qt', 'gal', 'lb', 'oz', 'g', 'kg', 'ml', 'each'])
})
