import { expect, test } from 'vitest'

import { vegetableSubgroups } from './model.ts'

// spec: 3.vegetable.DARK_GREEN, 3.vegetable.RED_OR_ORANGE, 3.vegetable.BEANS_AND_PEAS, 3.vegetable.STARCHY
// spec: 3.vegetable.OTHERS
test('vegetables have five subgroups', () => {
  expect(vegetableSubgroups).toEqual(['DARK_GREEN', 'RED_OR_ORANGE', 'BEANS_AND_PEAS', 'STARCHY', 'OTHERS'])
})
