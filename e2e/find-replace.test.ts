import { expect, test } from 'vitest'

import { axeViolations } from './support/axe.ts'
import { planner } from './support/browser.ts'
import { Caller } from './support/calls.ts'
import { mondayIn } from './support/coming-week.ts'
import { phone, useStage } from './support/stage.ts'

const stage = useStage()
const monday = mondayIn(1)
const tuesday = Temporal.PlainDate.from(monday).add({ days: 1 }).toString()
const address = `/manage/manageSchoolMenus?school=1&week=${monday}`
const text = 'Garden corner'

const open = ['protein', 'totalFat', 'cholestral', 'totalCarbohydrate', 'sugars', 'calcium', 'iron', 'potassium']
/** Nutrients that no one has stated for the foods. */
const unknown = Object.fromEntries(open.map((code) => [code, null]))

/** A salad bar with two foods, and a text on Tuesday's menu that holds its place. */
async function planCorner(caller: Caller) {
  const food = async (name: string, allergens: object) => {
    const { status, body } = await caller.call('POST', '/ingredient/ingredients', {
      name,
      nutrients: { ...unknown, calories: 20, saturatedFat: 0, sodium: 10, addedSugars: 0 },
      allergens,
    })
    expect(status, JSON.stringify(body)).toBe(201)
    return (body as { data: { id: number } }).data.id
  }
  const lines = [
    { ingredientId: await food('Romaine, journey', {}), amount: '4', unit: 'kg' },
    { ingredientId: await food('Cheddar, journey', { Milk: 'contains' }), amount: '1', unit: 'kg' },
  ]
  const bar = { name: 'Journey salad bar', type: 'saladBar', category: 'Vegetables', portions: '100', lines }
  expect((await caller.call('POST', '/recipe/recipes', bar)).status).toBe(201)
  const line = { key: 'corner', text, category: 'Vegetables', plannedServings: 60 }
  const saved = await caller.call('PUT', `/commissary/school/1/calendar/${tuesday}?itemType=MEAL`, {
    plannedMeals: 100,
    lines: [line],
  })
  expect(saved.status, JSON.stringify(saved.body)).toBe(200)
}

test('a text on the menu becomes a salad bar with its contents, from today on, and one press undoes it', async () => {
  await planCorner(await Caller.logIn(stage.product.address, planner))
  const page = await stage.logIn(address)
  const grid = page.getByRole('grid')
  await grid.getByText(text).waitFor()
  await page.getByRole('button', { name: 'Find and replace' }).click()
  const dialog = page.getByRole('dialog', { name: 'Find and replace' })
  await dialog.getByRole('combobox', { name: 'Find' }).fill('garden')
  await page.getByRole('option', { name: new RegExp(text) }).click()
  await dialog.getByRole('combobox', { name: 'Replace with' }).fill('journey salad')
  await page.getByRole('option', { name: /Journey salad bar/ }).click()
  await dialog.getByRole('button', { name: 'Replace on 1 day' }).waitFor()
  expect(await axeViolations(page)).toEqual([])
  await dialog.getByRole('button', { name: 'Replace on 1 day' }).click()
  await page.getByText('1 day changed').waitFor()

  const bar = grid.getByRole('list', { name: 'Journey salad bar' })
  await bar.getByText('Romaine, journey').waitFor()
  await bar.getByText('Cheddar, journey').waitFor()
  await page.getByRole('button', { name: 'Undo' }).last().click()
  await page.getByText('Replacement undone').waitFor()
  await grid.getByText(text).waitFor()
  expect(await bar.count()).toBe(0)
})

test('on a phone the dialog fits', async () => {
  const page = await stage.logIn(address, undefined, phone)
  await page.getByRole('button', { name: 'Find and replace' }).tap()
  const dialog = page.getByRole('dialog', { name: 'Find and replace' })
  await dialog.getByRole('combobox', { name: 'Find' }).fill('garden')
  await page.getByRole('option', { name: new RegExp(text) }).tap()
  await dialog.getByRole('radio', { name: 'Remove it' }).check()
  await dialog.getByRole('button', { name: 'Remove from 1 day' }).waitFor()
  const overflow = await page.evaluate(
    () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
  )
  expect(overflow).toBeLessThanOrEqual(0)
})
