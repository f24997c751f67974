import type { Page } from 'playwright'
import { beforeAll, beforeEach, expect, test } from 'vitest'

import { logIn, tokensOf, userMenu, type Visit } from './support/browser.ts'
import { useStage } from './support/stage.ts'

const stage = useStage()
let visitor: Visit
let page: Page
beforeAll(async () => {
  visitor = await stage.visit()
  page = await logIn(visitor)
})

const name = () => page.getByRole('textbox', { name: 'Recipe name' })
const dialog = () => page.getByRole('alertdialog')
const answer = (button: string) => dialog().getByRole('button', { name: button }).click()
const address = () => new URL(page.url()).pathname + new URL(page.url()).search

beforeEach(async () => {
  await page.goto('/dashboard')
  await page.goto('/recipes/myRecipeCatalog')
  await page.getByRole('button', { name: 'Add recipe' }).click()
  await name().fill('Half a soup')
})

async function followLink() {
  await page.getByRole('banner').getByRole('link').first().click()
}

test('a link asks before it leaves a form with changes, and Stay keeps the changes', async () => {
  await followLink()
  await answer('Stay')
  await dialog().waitFor({ state: 'detached' })
  expect(address()).toBe('/recipes/myRecipeCatalog?open=new')
  expect(await name().inputValue()).toBe('Half a soup')
})

test('Leave follows the link', async () => {
  await followLink()
  await answer('Leave')
  await page.waitForURL('**/dashboard')
  await name().waitFor({ state: 'detached' })
})

test('Logout asks too, and Stay keeps the form and the session', async () => {
  await userMenu(page).click()
  await page.getByRole('menuitem', { name: 'Logout' }).click()
  await answer('Stay')
  await dialog().waitFor({ state: 'detached' })
  expect(address()).toBe('/recipes/myRecipeCatalog?open=new')
  expect(await name().inputValue()).toBe('Half a soup')
  expect(Object.keys(await tokensOf(page))).toContain('access_token')
})

test('Back asks too, and Stay keeps the form, the address and the history', async () => {
  await page.goBack()
  await answer('Stay')
  await dialog().waitFor({ state: 'detached' })
  expect(address()).toBe('/recipes/myRecipeCatalog?open=new')
  expect(await name().inputValue()).toBe('Half a soup')

  await page.goBack()
  await answer('Leave')
  await name().waitFor({ state: 'detached' })
  expect(address()).toBe('/recipes/myRecipeCatalog')
})

test('a form whose changes were reverted is left without asking', async () => {
  await name().fill('')
  await followLink()
  await page.waitForURL('**/dashboard')
  await name().waitFor({ state: 'detached' })
})

test('Back and Forward move between list and record', async () => {
  await name().fill('')
  await page.goBack()
  await page.getByRole('gridcell').nth(1).click()
  await page.waitForURL(/open=\d+/)
  await page.goBack()
  await page.getByRole('grid').waitFor()
  expect(address()).toBe('/recipes/myRecipeCatalog')
  await page.goForward()
  await page.waitForURL(/open=\d+/)
  await page.getByRole('button', { name: 'Edit', exact: true }).waitFor()
})
