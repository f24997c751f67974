import type { Page } from 'playwright'
import { beforeAll, expect, test } from 'vitest'

import { axeViolations } from './support/axe.ts'
import { phone, useStage } from './support/stage.ts'
import { weekPlan } from './support/week-plan.ts'

// A cycle menu on a phone: everything by tap; the keyboard only types text.

const stage = useStage()
let page: Page
beforeAll(async () => {
  page = await stage.logIn('/manage/manageRollingMenus', undefined, phone)
})

const button = (name: string | RegExp) => page.getByRole('button', { name, exact: true })
const month = () => page.getByRole('grid', { name: 'Phone cycle, all weeks' })
const dayOf = (week: number, weekday: string) =>
  month()
    .getByRole('gridcell')
    .filter({ hasText: `Week ${week} · ${weekday}` })
    .getByRole('button')
/** Shows a day of the open week, because a phone has room for only one. */
const show = (weekday: string) =>
  page
    .getByRole('group', { name: 'Days' })
    .getByRole('button', { name: new RegExp(`^${weekday}`) })
    .tap()
const overflow = () => page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth)

test('a cycle menu is added, and a day is planned by tap', async () => {
  await button('Add New').first().tap()
  const dialog = page.getByRole('dialog')
  await dialog.getByRole('textbox', { name: 'Name' }).fill('Phone cycle')
  await dialog.getByRole('combobox', { name: 'Program' }).selectOption({ index: 1 })
  await dialog.getByRole('textbox', { name: 'Weeks' }).fill('2')
  await dialog.getByRole('button', { name: 'Save' }).tap()
  await page.getByText('Cycle menu created successfully').waitFor()
  await page.getByText('Phone cycle').first().tap()
  await page.getByRole('grid', { name: 'Phone cycle, week 1' }).waitFor()

  await show('Mon')
  const plan = weekPlan(page)
  await plan
    .cell('Fruit', 0)
    .getByRole('button', { name: /^Add to/ })
    .tap()
  await page.getByRole('dialog').getByRole('combobox').fill('Banana, petite')
  await page.getByRole('dialog').getByRole('option', { name: 'Banana, petite' }).first().tap()
  await plan.item('Fruit', 0, 'Banana, petite').waitFor()
  await page.keyboard.press('Escape')
  await plan.saved()
  expect(await overflow()).toBeLessThanOrEqual(0)
})

test("the day is copied to another day with the week's controls, and the copy is undone", async () => {
  const plan = weekPlan(page)
  const week = page.getByRole('grid', { name: 'Phone cycle, week 1' })
  await week
    .getByRole('columnheader', { name: /^Week 1 · Mon/ })
    .getByRole('button')
    .first()
    .tap()
  const controls = page.getByRole('toolbar', { name: 'Selection' }).last()
  await controls.getByRole('button', { name: 'Copy' }).tap()
  await page.getByText('1 day copied.').waitFor()
  await show('Wed')
  await week
    .getByRole('columnheader', { name: /^Week 1 · Wed/ })
    .getByRole('button')
    .first()
    .tap()
  await controls.getByRole('button', { name: 'Paste' }).tap()
  await plan.item('Fruit', 0, 'Banana, petite').waitFor()
  await plan.saved()
  await dayOf(1, 'Wed').filter({ hasText: 'Banana, petite' }).waitFor()
  await button('Undo').tap()
  await plan.item('Fruit', 0, 'Banana, petite').waitFor({ state: 'detached' })
  await plan.saved()
})

test('the day is copied to the other week in the grid of all weeks, and is still there after a reload', async () => {
  const controls = page.getByRole('toolbar', { name: 'Selection' }).first()
  await controls.getByRole('button', { name: 'Select days' }).tap()
  await dayOf(1, 'Mon').tap()
  await page.getByText('1 day selected').waitFor()
  await controls.getByRole('button', { name: 'Copy' }).tap()
  await dayOf(2, 'Thu').tap()
  await controls.getByRole('button', { name: 'Paste' }).tap()
  await dayOf(2, 'Thu').filter({ hasText: 'Banana, petite' }).waitFor()
  await weekPlan(page).saved()
  expect(await overflow()).toBeLessThanOrEqual(0)
  expect(await axeViolations(page)).toEqual([])
  await page.reload()
  await dayOf(2, 'Thu').filter({ hasText: 'Banana, petite' }).waitFor()
  await dayOf(1, 'Mon').filter({ hasText: 'Banana, petite' }).waitFor()
  expect(await dayOf(1, 'Wed').filter({ hasText: 'Banana, petite' }).count()).toBe(0)
})
