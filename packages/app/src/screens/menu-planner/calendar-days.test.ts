import { expect, test } from 'vitest'

import { toDayInput } from './calendar-days.ts'

test('a day is sent whole, with null for the food that a line leaves out', () => {
  const line = { id: 'a', name: 'Taco', category: 'Entree', recipeId: 1, plannedServings: 60 } as const
  expect(toDayInput({ plannedMeals: 100, lines: [line] })).toEqual({
    plannedMeals: 100,
    lines: [
      {
        key: 'a',
        category: 'Entree',
        recipeId: 1,
        ingredientId: null,
        menuItemId: null,
        portion: null,
        plannedServings: 60,
      },
    ],
  })
})
