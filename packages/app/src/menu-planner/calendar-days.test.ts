import { expect, test } from 'vitest'

import { toDayInput, toLine } from './calendar-days.ts'

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

test('a menu line for one serving line is sent and read with its number', () => {
  const line = { id: 'a', name: 'Taco', category: 'Entree', recipeId: 1, plannedServings: 60, servingLine: 2 } as const
  const [sent] = toDayInput({ plannedMeals: 100, lines: [line] }).lines
  expect(sent?.servingLine).toBe(2)
  const saved = { ...sent, name: 'Taco' } as Parameters<typeof toLine>[0]
  expect(toLine(saved).servingLine).toBe(2)
  expect(toLine({ ...saved, servingLine: null })).not.toHaveProperty('servingLine')
})
