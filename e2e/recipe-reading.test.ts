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
  expect(await nameField().count()).toBe(0)
  expect(await axeViolations(page)).toEqual([])

  await edit().tap()
  await nameField().waitFor()
  expect(new URL(page.url()).search).toBe('?open=3&edit=1')
  await page.goBack()
  await edit().waitFor()
  expect(new URL(page.url()).search).toBe('?open=3')
})

test('a recipe edited on a phone shows its changes after Close', async () => {
  await page.goto('/recipes/myRecipeCatalog?open=3')
  await edit().tap()
  await nameField().fill('Supper of a phone')
  await page.getByRole('button', { name: 'Save', exact: true }).tap()
  await page.getByText('Recipe updated successfully').waitFor()
  await page.getByRole('main').getByRole('button', { name: 'Close', exact: true }).tap()
  await page.getByRole('heading', { level: 1, name: 'Supper of a phone' }).waitFor()
  await edit().waitFor()
})

test('on a wide screen a recipe is read, scaled, edited by keyboard and printed as a card', async () => {
  const wide = await stage.logIn('/recipes/myRecipeCatalog?open=5')
  const lines = wide.getByRole('list', { name: 'Ingredients of Soft beef tacos' })
  await lines.getByText('15 lb').waitFor()

  await wide.getByRole('textbox', { name: 'Make' }).fill('320')
  await lines.getByText('48 lb').waitFor()
  expect(new URL(wide.url()).search).toBe('?open=5&scale=320+portions')
  await wide.reload()
  await lines.getByText('48 lb').waitFor()
  await wide.getByText('7 pans of 50 portions (exactly 6.4)').waitFor()
  const [card] = await Promise.all([
    wide.waitForEvent('download'),
    wide.getByRole('button', { name: 'Kitchen card (PDF)' }).click(),
  ])
  expect(card.suggestedFilename()).toBe('Soft beef tacos kitchen card.pdf')

  await wide.getByRole('button', { name: 'Edit', exact: true }).press('Enter')
  await wide.getByRole('button', { name: 'Add step' }).press('Enter')
  await wide.getByRole('textbox', { name: 'Step 6' }).and(wide.locator(':focus')).waitFor()
  await wide.keyboard.type('Serve within 4 hours.')
  await wide.keyboard.press('Alt+ArrowUp')
  await wide.getByRole('button', { name: 'Save', exact: true }).press('Enter')
  await wide.getByText('Recipe updated successfully').waitFor()
  await wide.getByRole('main').getByRole('button', { name: 'Close', exact: true }).press('Enter')
  const steps = wide.getByRole('list', { name: 'Steps of Soft beef tacos' }).getByRole('listitem')
  await steps.nth(5).waitFor()
  expect(await steps.nth(4).textContent()).toBe('Serve within 4 hours.')
  // Reading is scaled as before.
  await lines.getByText('48 lb').waitFor()
})
