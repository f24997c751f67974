import { expect, test } from 'vitest'

import { toDayInput } from './calendar-days.ts'

test('a day is sent whole, with null for everything a line leaves out', () => {
  const line = { id: 'a', name: 'Taco', category: 'Entree', recipeId: 1, plannedServings: 60 } as const
  expect(toDayInput({ plannedMeals: 100, lines: [line] })).toEqual({
    plannedMeals: 100,
    note: null,
    lines: [
      {
        key: 'a',
        category: 'Entree',
        recipeId: 1,
        ingredientId: null,
        menuItemId: null,
        placeholderId: null,
        text: null,
        portion: null,
        plannedServings: 60,
      },
    ],
  })
})
