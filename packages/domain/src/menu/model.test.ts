import { expect, test } from 'vitest'

import { menuTypes } from './model.ts'

test('menu types have their names, lunch is MEAL', () => {
  expect(menuTypes).toEqual(['BREAKFAST', 'MEAL', 'SNACK', 'DINNER', 'EXTRA', 'SIDE'])
})
