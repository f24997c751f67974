import { expect, test } from 'vitest'

import { vegetableSubgroups } from './model.ts'

test('vegetables have five subgroups', () => {
  expect(vegetableSubgroups).toEqual(['DARK_GREEN', 'RED_OR_ORANGE', 'BEANS_AND_PEAS', 'STARCHY', 'OTHERS'])
})
