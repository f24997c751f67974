import type { Page } from 'playwright'
import { afterEach, beforeAll, expect, test } from 'vitest'

import { axeViolations } from './support/axe.ts'
import { phone, useStage } from './support/stage.ts'

const stage = useStage()
let page: Page
beforeAll(async () => {
  page = await stage.logIn('/recipes/myRecipeCatalog', undefined, phone)
})

/** How much wider than the screen the page is, in px; checked after each test. */
const overflow = () => page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth)
afterEach(async () => expect(await overflow()).toBeLessThanOrEqual(0))

const edit = () => page.getByRole('button', { name: 'Edit', exact: true })
const nameField = () => page.getByRole('textbox', { name: /Recipe name/ })

test('a recipe opens to read on a phone, and Back returns from editing to reading', async () => {
  await page.goto('/recipes/myRecipeCatalog?open=3')
  await page.getByRole('list', { name: /^Ingredients of / }).waitFor()
  await page.getByRole('region', { name: 'Per portion' }).waitFor()
  expect(await page.getByRole('textbox').count()).toBe(0)
  expect(await axeViolations(page)).toEqual([])

  await edit().tap()
  await nameField().waitFor()
  expect(new URL(page.url()).search).toBe('?open=3&edit=1')
  await page.goBack()
  await edit().waitFor()
  expect(new URL(page.url()).search).toBe('?open=3')
})

test('what was edited on a phone is read after Close', async () => {
  await page.goto('/recipes/myRecipeCatalog?open=3')
  await edit().tap()
  await nameField().fill('Supper of a phone')
  await page.getByRole('button', { name: 'Save', exact: true }).tap()
  await page.getByText('Recipe updated successfully').waitFor()
  await page.getByRole('main').getByRole('button', { name: 'Close', exact: true }).tap()
  await page.getByRole('heading', { level: 1, name: 'Supper of a phone' }).waitFor()
  await edit().waitFor()
})

test('on a wide screen a recipe opens in its form', async () => {
  const wide = await stage.logIn('/recipes/myRecipeCatalog?open=3')
  await wide.getByRole('textbox', { name: /Recipe name/ }).waitFor()
  expect(await wide.getByRole('button', { name: 'Edit', exact: true }).count()).toBe(0)
})
