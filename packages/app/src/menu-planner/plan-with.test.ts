import { dayOf, emptyMenuDay, type MenuEditAction, startMenuEdit } from '@commissary/domain/menu'
import { expect, test } from 'vitest'

import { planWith } from './plan-with.ts'

const date = '2026-11-16'
const add: MenuEditAction = {
  type: 'addItem',
  date,
  line: { id: 'taco', name: 'Tacos', category: 'Entree', recipeId: 1, plannedServings: null },
}

test('the first item of a day brings the usual meals, and one undo takes both back', () => {
  const plan = planWith(180)
  const next = plan(startMenuEdit({}), add)
  expect(dayOf(next, date)).toMatchObject({ plannedMeals: 180, lines: [{ id: 'taco' }] })
  expect(dayOf(plan(next, { type: 'undo' }), date)).toEqual(emptyMenuDay)
  expect(plan(next, { type: 'undo' }).past).toEqual([])
})

test('a planned number stays, and unknown usual meals plan none', () => {
  const planned = startMenuEdit({ [date]: { ...emptyMenuDay, plannedMeals: 90 } })
  expect(dayOf(planWith(180)(planned, add), date).plannedMeals).toBe(90)
  expect(dayOf(planWith(null)(startMenuEdit({}), add), date).plannedMeals).toBeNull()
})
