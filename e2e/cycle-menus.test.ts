import type { Page } from 'playwright'
import { beforeAll, expect, test } from 'vitest'

import { useStage } from './support/stage.ts'
import { weekPlan } from './support/week-plan.ts'

/** A holiday on the first Tuesday that the cycle is applied to. */
const holiday = `insert into caterer_holiday (caterer_id, date, note)
  select caterer_id, '2098-11-04', 'Election day' from meal_program group by caterer_id`

const stage = useStage(holiday)
let page: Page
beforeAll(async () => {
  page = await stage.logIn('/manage/manageRollingMenus')
})

const dialog = () => page.getByRole('dialog')

/** Applies the cycle from 2098-11-03, a Monday, over two weeks with a holiday. Returns what the preview says. */
async function apply(): Promise<string> {
  await page.getByRole('button', { name: 'Apply' }).click()
  await dialog().getByRole('textbox', { name: 'Master menu' }).fill('Journey lunch')
  const dates = dialog().getByRole('group', { name: 'First and last day' }).getByRole('textbox')
  await dates.first().fill('2098-11-03')
  await dates.last().fill('2098-11-14')
  await dialog().getByRole('radio', { name: 'Run consecutively' }).check()
  await dialog().getByRole('radio', { name: 'Move the menu to the next service day' }).check()
  await dialog().getByRole('button', { name: 'Preview' }).click()
  const text = await dialog()
    .getByRole('status')
    .filter({ hasText: /change/ })
    .textContent()
  return text ?? ''
}

test('a cycle of two weeks is added and planned by keyboard', async () => {
  await page.getByRole('button', { name: 'Add New' }).first().click()
  await dialog().getByRole('textbox', { name: 'Name' }).fill('Journey cycle')
  await dialog().getByRole('combobox', { name: 'Program' }).selectOption({ index: 1 })
  await dialog().getByRole('textbox', { name: 'Weeks' }).fill('2')
  await dialog().getByRole('button', { name: 'Save' }).click()
  await page.getByText('Cycle menu created successfully').waitFor()
  await page.getByRole('row', { name: /Journey cycle/ }).click()
  await page.getByRole('grid', { name: 'Journey cycle, week 1' }).waitFor()
  const isInContent = () => document.getElementById('content')?.contains(document.activeElement)
  expect(await page.evaluate(isInContent), 'the focus goes to the opened record').toBe(true)
  const plan = weekPlan(page)
  await plan.add('Fruit', 1, 'Banana, petite')
  await plan.add('Fruit', 2, 'Apple, small')
  await plan.saved()
  await page.reload()
  await plan.item('Fruit', 1, 'Banana, petite').waitFor()
  expect(await plan.item('Fruit', 2, 'Apple, small').count()).toBe(1)
})

test('it is applied over a holiday, whose menu moves on, and applying it twice changes nothing', async () => {
  expect(await apply()).toMatch(/^2 days change, 1 holiday\. A month is added: November 2098\./)
  await dialog().getByRole('button', { name: 'Apply' }).click()
  await page.getByText('2 days changed.').waitFor()
  expect(await apply()).toMatch(/^No day changes, 1 holiday\./)
  await dialog().getByRole('button', { name: 'Cancel' }).click()
})
