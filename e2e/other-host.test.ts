import type { Page } from 'playwright'
import { afterAll, beforeAll, expect, test } from 'vitest'

import { makeAppHost } from './support/app-host.ts'
import { logOut, planner, submitLogin, visit } from './support/browser.ts'
import { downloaded } from './support/downloads.ts'
import { useOwnProduct } from './support/stage.ts'
import { rowOf, vendorForm } from './support/vendor-form.ts'
import { expectClean } from './support/watch.ts'

const [app, unknownHost] = await Promise.all([makeAppHost(), makeAppHost()])
const stage = useOwnProduct({ CORS_ORIGINS: app.address, COMMISSARY_URL: app.address })
beforeAll(() => Promise.all([app.open(stage.product.address), unknownHost.open(stage.product.address)]))
afterAll(() => {
  app.close()
  unknownHost.close()
})

async function tryToLogIn(page: Page, passwordText: string) {
  await page.getByLabel('User name').fill(planner)
  await page.getByLabel(/^Password/).fill(passwordText)
  await page.getByRole('button', { name: 'Log in' }).click()
}

// spec: 7.recipeService
test('the app on a different host than its services reads, writes, prints and logs out', async () => {
  const { context, seen } = await visit(stage.browser, app.address)
  const page = await context.newPage()
  await page.goto('/settings/vendors')
  await tryToLogIn(page, 'not the password')
  await page.getByRole('alert').getByText('Invalid Username/password', { exact: true }).waitFor()
  await submitLogin(page, planner)

  const form = vendorForm(page)
  await page.getByRole('link', { name: 'Add New' }).click()
  await form.field('vendorCode').fill('FAR')
  await form.field('name').fill('Far Away Foods')
  await form.save.click()
  await page.getByText('Vendor created successfully').waitFor()
  await rowOf(page, 'Far Away Foods').getByRole('button', { name: 'Edit' }).click()
  await form.field('name').fill('Farther Foods')
  await form.save.click()
  await page.getByText('Vendor updated successfully').waitFor()

  // The file name is in a header, which another origin can read only if it is exposed.
  await page.goto('/reports/nutritionAnalysisReport?school=1')
  await page.getByRole('button', { name: 'Export', exact: true }).click()
  const { fileName } = await downloaded(page, () => page.getByRole('menuitem', { name: 'PDF' }).click())
  expect(fileName).toMatch(/\w.*\.pdf$/)
  await logOut(page)

  expect(seen.foreignRequests.length).toBeGreaterThan(0)
  expect(seen.foreignRequests.filter((url) => !url.startsWith(`${stage.product.address}/`))).toEqual([])
  expectClean({ ...seen, foreignRequests: [] })
  await context.close()
})

test('the app on a host that the server does not allow cannot reach it', async () => {
  const { context, seen } = await visit(stage.browser, unknownHost.address)
  const page = await context.newPage()
  await page.goto('/login')
  await tryToLogIn(page, 'commissary-demo')
  await page.getByText("The server can't be reached. Check your connection and try again.").waitFor()
  expect(seen.problems.join()).toContain('blocked by CORS policy')
  await context.close()
})
