import type { Page } from 'playwright'
import { beforeAll, expect, test } from 'vitest'

import { isWhole } from './support/scale.ts'
import { phone, useStage } from './support/stage.ts'
import { rowOf } from './support/vendor-form.ts'

const list = '/settings/menuPlaceholders'
const stage = useStage()
let page: Page
beforeAll(async () => {
  page = await stage.logIn(list)
})

const field = (name: string | RegExp) => page.getByLabel(name)
const save = () => page.getByRole('button', { name: 'Save' })

// spec: 1.menuPlaceholders, 2.route.settings.menuPlaceholders, 2.route.settings.menuPlaceholders.rec
test('a placeholder is added and edited, and the list shows its expected credits', async () => {
  await rowOf(page, "Chef's choice fruit").getByText('Lunch', { exact: true }).waitFor()
  await page.getByRole('link', { name: 'Add New' }).click()
  await field(/^Name/).fill('Soup of the day')
  await field(/^Category/).selectOption('Side')
  await field('Vegetables (cup)').fill('1/4')
  await save().click()
  await page.getByText('Menu placeholder created successfully').waitFor()

  await rowOf(page, 'Soup of the day').getByRole('button', { name: 'Edit' }).click()
  await field('Grains (oz eq)').fill('0.5')
  await field(/^Name/).fill("Chef's soup")
  await save().click()
  await page.getByText('Menu placeholder updated successfully').waitFor()
  expect(await rowOf(page, "Chef's soup").textContent()).toMatch(/0\.25\scup\sV.*0\.5\soz\seq\sG/)
})

test.runIf(isWhole)('a name that the menu type already has is refused at the field', async () => {
  await page.getByRole('link', { name: 'Add New' }).click()
  await field(/^Name/).fill("CHEF'S SOUP")
  await field(/^Category/).selectOption('Side')
  await save().click()
  await page.getByText("A placeholder named CHEF'S SOUP already exists for this menu type.").waitFor()
  await page.getByRole('button', { name: 'Cancel' }).click()
  await page.getByRole('alertdialog').getByRole('button', { name: 'Leave' }).click()
  await rowOf(page, "Chef's soup").waitFor()
})

// spec: 2.route.settings.menuPlaceholders.list
test('on a phone, a placeholder is archived from its page, and Undo brings it back', async () => {
  const small = await stage.logIn(`${list}/list`, undefined, phone)
  await rowOf(small, "Chef's choice fruit").getByRole('button', { name: 'Edit' }).tap()
  await small.getByRole('button', { name: 'Archive placeholder' }).tap()
  await small.getByText('Menu placeholder archived successfully').waitFor()
  await rowOf(small, "Chef's choice fruit").waitFor({ state: 'detached' })
  await small.getByRole('button', { name: 'Undo' }).tap()
  await rowOf(small, "Chef's choice fruit").waitFor()
  expect(
    await small.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth),
  ).toBeLessThanOrEqual(0)
})
