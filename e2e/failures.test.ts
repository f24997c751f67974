import type { Page } from 'playwright'
import { beforeAll, beforeEach, expect, test } from 'vitest'

import { planner, submitLogin } from './support/browser.ts'
import { useStage } from './support/stage.ts'
import { rowOf, vendorForm } from './support/vendor-form.ts'

// The error catalog of the specification (section 8), tested with vendors, storage locations and sites. Answers are mocked
// only where the server cannot be made to send them: 400 for a call that the app builds, 500 and 503.

const vendors = '/settings/vendors'
const record = '/settings/vendorRec?id=3'
const stage = useStage()
let page: Page
beforeAll(async () => {
  page = await stage.logIn(vendors)
})
beforeEach(() => page.unrouteAll())

const defaultText = 'Something went wrong. Please try again later.'
const diskIsFull = "Not saved: the server's disk is nearly full. Nothing was changed."
const toasts = () => page.getByRole('region', { name: 'Notifications' })

/** Answers every write of a vendor. */
const answerWrites = (status: number, json: object) =>
  page.route('**/vendor/*', (route) =>
    route.request().method() === 'PUT' ? route.fulfill({ status, json }) : route.continue(),
  )

/** Saves a change, expects the error and the kept input, then saves again without the mock. */
async function expectRefusedSave(message: string) {
  await page.goto(record)
  const form = vendorForm(page)
  await form.enter({ accountNo: '31337' })
  await form.save.click()
  await page.getByRole('main').getByText(message, { exact: true }).first().waitFor()
  expect(await form.field('accountNo').inputValue(), 'the input is kept').toBe('31337')
  await page.unrouteAll()
  await form.save.click()
  await page.getByText('Vendor updated successfully').waitFor()
}

// spec: 8.400, 8.failed.message
test('a 400 without a message shows the status text', async () => {
  await answerWrites(400, {})
  await expectRefusedSave('Bad Request')
})

// spec: 8.default
test('a 500 without a message shows the default text, and the same Save works once the server does', async () => {
  await answerWrites(500, {})
  await expectRefusedSave(defaultText)
})

// spec: 8.other
test("another status shows the server's message", async () => {
  await answerWrites(418, { message: 'The kitchen is closed.' })
  await expectRefusedSave('The kitchen is closed.')
})

// spec: 8.errorMessage
test('an errorMessage is shown once, in a toast, and the form states only that nothing was saved', async () => {
  await answerWrites(503, { message: diskIsFull, errorMessage: diskIsFull })
  await page.goto(record)
  const form = vendorForm(page)
  await form.enter({ accountNo: '4242' })
  await form.save.click()
  await toasts().getByText(diskIsFull).waitFor()
  await page.getByText("This didn't go through. Your changes are kept.").waitFor()
  expect(await page.getByText(diskIsFull).count()).toBe(1)
  expect(await form.field('accountNo').inputValue()).toBe('4242')
  await form.enter({ accountNo: '31337' })
})

// spec: 8.errorMessage, 8.default
test.each([vendors, '/settings/storageLocations', '/settings/inventorySiteList'])(
  'a list that fails with an errorMessage shows it in one toast, and Try again loads it: %s',
  async (path) => {
    const unavailable = "The database can't be reached right now. Please try again in a moment."
    await page.route(/\/(vendor\/all|storageLocations|inventorySites)[/?]/, (route) =>
      route.request().resourceType() === 'document'
        ? route.continue()
        : route.fulfill({ status: 503, json: { message: unavailable, errorMessage: unavailable } }),
    )
    await page.goto(path)
    await toasts().getByText(unavailable).waitFor()
    const failure = page.getByRole('main').getByRole('alert')
    await failure.getByText(defaultText).waitFor()
    expect(await page.getByText(unavailable).count()).toBe(1)
    await page.unrouteAll()
    await failure.getByRole('button', { name: 'Try again' }).click()
    await page.getByRole('grid').getByRole('row').nth(1).waitFor()
  },
)

// spec: 8.errorMessage
test('an errorMessage is shown in a toast before login too', async () => {
  const { context } = await stage.visit()
  const visitor = await context.newPage()
  const json = { message: diskIsFull, errorMessage: diskIsFull }
  await visitor.route('**/oauth/token', (route) => route.fulfill({ status: 503, json }))
  await visitor.goto('/login')
  await visitor.getByLabel('User name').fill(planner)
  await visitor.getByLabel(/^Password/).fill('any')
  await visitor.getByRole('region', { name: 'Notifications' }).waitFor({ state: 'attached' })
  await visitor.getByRole('button', { name: 'Log in' }).click()
  await visitor.getByRole('region', { name: 'Notifications' }).getByText(diskIsFull).waitFor()
  await visitor.getByRole('alert').getByText(defaultText).waitFor()

  await visitor.route('**/commissary/forgotPassword', (route) => route.fulfill({ status: 503, json }))
  await visitor.goto('/forgotPassword')
  await visitor.getByRole('textbox').fill(planner)
  await visitor.keyboard.press('Enter')
  await visitor.getByRole('region', { name: 'Notifications' }).getByText(diskIsFull).waitFor()
  expect(await visitor.getByText(diskIsFull).count()).toBe(1)
})

/** Replaces tokens with invalid ones, as in an expired session. */
const invalidate = (names: string[]) =>
  page.evaluate((tokens) => {
    const info = JSON.parse(localStorage.getItem('authInfo') ?? '{}')
    for (const name of tokens) info[name] = 'x'.repeat(40)
    localStorage.setItem('authInfo', JSON.stringify(info))
  }, names)

// spec: 8.401.refresh
test('an expired access token is refreshed once without the user noticing', async () => {
  await page.goto(record)
  await vendorForm(page).enter({ name: 'Hudson renewed' })
  await invalidate(['access_token'])
  let refreshes = 0
  page.on('request', (request) => (refreshes += request.url().endsWith('/oauth/token') ? 1 : 0))
  await vendorForm(page).save.click()
  await page.getByText('Vendor updated successfully').waitFor()
  await rowOf(page, 'Hudson renewed').waitFor()
  expect(refreshes).toBe(1)
})

// spec: 8.401.login
test('an ended session clears the storage and opens the login, which returns to the page and offers the draft', async () => {
  await page.goto(record)
  await vendorForm(page).enter({ name: 'Hudson typed' })
  await invalidate(['access_token', 'refresh_token'])
  await vendorForm(page).save.click()
  await page.getByRole('heading', { name: 'Log in' }).waitFor()
  expect(await page.evaluate(() => localStorage.getItem('authInfo'))).toBeNull()
  await submitLogin(page, planner)
  await vendorForm(page).field('name').waitFor()
  expect(new URL(page.url()).pathname + new URL(page.url()).search).toBe(record)
  await page.getByRole('button', { name: 'Restore' }).click()
  expect(await vendorForm(page).field('name').inputValue()).toBe('Hudson typed')
  await page.getByRole('button', { name: 'Cancel' }).click()
  await page.getByRole('alertdialog').getByRole('button', { name: 'Leave' }).click()
})
