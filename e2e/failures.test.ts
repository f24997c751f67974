import type { Page } from 'playwright'
import { beforeAll, beforeEach, expect, test } from 'vitest'

import { planner, submitLogin } from './support/browser.ts'
import { useStage } from './support/stage.ts'
import { rowOf, vendorForm } from './support/vendor-form.ts'

// The error catalogue of the specification (section 8) where vendors, storage locations and sites meet it. Answers are
// put in the way only where the server cannot be made to give them: 400 of a call that the app builds, 500, 503.

const vendors = '/settings/vendors'
const record = '/settings/vendorRec?id=3'
const stage = useStage()
let page: Page
beforeAll(async () => {
  page = await stage.logIn(vendors)
})
beforeEach(() => page.unrouteAll())

const defaultText = 'Something went wrong. Please try again later.'
const diskIsFull = 'Not saved: the disk of the server is nearly full. Nothing was changed.'
const toasts = () => page.getByRole('region', { name: 'Notifications' })

/** Answers every write of a vendor. */
const answerWrites = (status: number, json: object) =>
  page.route('**/vendor/*', (route) =>
    route.request().method() === 'PUT' ? route.fulfill({ status, json }) : route.continue(),
  )

/** What is typed, saved, refused, and kept. */
async function saveAndBeRefused(sentence: string) {
  await page.goto(record)
  const form = vendorForm(page)
  await form.enter({ accountNo: '31337' })
  await form.save.click()
  await page.getByRole('main').getByText(sentence, { exact: true }).first().waitFor()
  expect(await form.field('accountNo').inputValue(), 'what was typed stays').toBe('31337')
  await page.unrouteAll()
  await form.save.click()
  await page.getByText('Vendor updated successfully').waitFor()
}

// spec: 8.400, 8.failed.message
test('a 400 without a message says the status text', async () => {
  await answerWrites(400, {})
  await saveAndBeRefused('Bad Request')
})

// spec: 8.default
test('a 500 that says nothing shows the default text; the same Save works once the server does', async () => {
  await answerWrites(500, {})
  await saveAndBeRefused(defaultText)
})

// spec: 8.other
test('another status shows what the server says', async () => {
  await answerWrites(418, { message: 'The kitchen is closed.' })
  await saveAndBeRefused('The kitchen is closed.')
})

// spec: 8.errorMessage
test('an errorMessage stands in a toast, once, and the form says only that nothing was saved', async () => {
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
  'a list that fails with an errorMessage says it in one toast, and Try again loads it: %s',
  async (path) => {
    const away = 'The database cannot be reached just now. Please try again in a moment.'
    await page.route(/\/(vendor\/all|storageLocations|inventorySites)[/?]/, (route) =>
      route.request().resourceType() === 'document'
        ? route.continue()
        : route.fulfill({ status: 503, json: { message: away, errorMessage: away } }),
    )
    await page.goto(path)
    await toasts().getByText(away).waitFor()
    const failure = page.getByRole('main').getByRole('alert')
    await failure.getByText(defaultText).waitFor()
    expect(await page.getByText(away).count()).toBe(1)
    await page.unrouteAll()
    await failure.getByRole('button', { name: 'Try again' }).click()
    await page.getByRole('grid').getByRole('row').nth(1).waitFor()
  },
)

// spec: 8.errorMessage
test('before the login an errorMessage stands in a toast too', async () => {
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

/** Tokens of nobody, as an expired session has. */
const spoil = (names: string[]) =>
  page.evaluate((spoiled) => {
    const info = JSON.parse(localStorage.getItem('authInfo') ?? '{}')
    for (const name of spoiled) info[name] = 'x'.repeat(40)
    localStorage.setItem('authInfo', JSON.stringify(info))
  }, names)

// spec: 8.401.refresh
test('an access token that has run out is renewed once, and nobody notices', async () => {
  await page.goto(record)
  await vendorForm(page).enter({ name: 'Hudson renewed' })
  await spoil(['access_token'])
  let renewals = 0
  page.on('request', (request) => (renewals += request.url().endsWith('/oauth/token') ? 1 : 0))
  await vendorForm(page).save.click()
  await page.getByText('Vendor updated successfully').waitFor()
  await rowOf(page, 'Hudson renewed').waitFor()
  expect(renewals).toBe(1)
})

// spec: 8.401.login
test('a session that is over leads to the login with an empty storage, and back to the page, where what was typed is offered', async () => {
  await page.goto(record)
  await vendorForm(page).enter({ name: 'Hudson typed' })
  await spoil(['access_token', 'refresh_token'])
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
