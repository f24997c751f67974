import { expect, test } from 'vitest'

import { menuTypes } from './model.ts'

// spec: 3.menuType.lunch.meal
test('menu types have their names, lunch is MEAL', () => {
  expect(menuTypes).toEqual(['BREAKFAST', 'MEAL', 'SNACK', 'DINNER', 'EXTRA', 'SIDE'])
})
