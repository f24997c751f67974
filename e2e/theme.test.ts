import type { Page } from 'playwright'
import { beforeAll, expect, test } from 'vitest'

import { planner, submitLogin, userMenu, type Visit } from './support/browser.ts'
import { isWhole } from './support/scale.ts'
import { useStage } from './support/stage.ts'

const stage = useStage()
let visitor: Visit
let page: Page
beforeAll(async () => {
  visitor = await stage.visit()
  await visitor.context.clearCookies()
  page = await visitor.context.newPage()
  await page.goto('/')
  await submitLogin(page, planner)
})

const panel = () => page.getByRole('complementary', { name: 'Theme settings' })
const root = () => page.locator('html')

// spec: 2.themePanel.auto
test.runIf(isWhole)(
  'the theme panel opens automatically after login, keeps the focus and closes with Escape',
  async () => {
    await userMenu(page).focus()
    await panel().waitFor()
    expect(await userMenu(page).evaluate((button) => button === document.activeElement)).toBe(true)
    const [cookie] = await visitor.context.cookies()
    expect(cookie).toMatchObject({ name: 'commissary.themePanel', path: '/', sameSite: 'Lax' })

    await page.keyboard.press('Escape')
    await panel().waitFor({ state: 'detached' })
  },
)

// spec: 1.themeSettings
// spec: 2.themePanel.dark, 2.themePanel.fluid, 2.themePanel.position, 2.themePanel.navbarStyle, 2.themePanel.persist
test('theme choices apply at once, and from the first paint of the next visit', async () => {
  await userMenu(page).click()
  await page.getByRole('menuitem', { name: 'Theme settings' }).click()
  await panel().getByText('Dark', { exact: true }).click()
  await panel().getByText('Vertical', { exact: true }).click()
  await panel().getByText('Vibrant', { exact: true }).click()
  await panel().getByText('Fluid', { exact: true }).click()
  await page.getByRole('button', { name: 'Collapse menu' }).waitFor()
  expect(await root().getAttribute('data-theme')).toBe('dark')

  // Until the app's code loads, only the script in <head> can set the attributes.
  const code = Promise.withResolvers<void>()
  await page.route('**/assets/*.js', async (route) => {
    await code.promise
    await route.continue()
  })
  await page.reload({ waitUntil: 'commit' })
  await page.waitForSelector('html[data-theme="dark"][data-width="fluid"][data-navigation="vertical"]', {
    state: 'attached',
  })
  code.resolve()
  await page.getByRole('button', { name: 'Collapse menu' }).waitFor()
  expect(await root().getAttribute('data-navbar')).toBe('vibrant')
  await page.unrouteAll({ behavior: 'wait' })
})

// spec: 2.themePanel.cookie
test.runIf(isWhole)('within two hours the panel does not open automatically again', async () => {
  await page.reload()
  await page.getByRole('button', { name: 'Collapse menu' }).waitFor()
  await page.waitForTimeout(3500)
  expect(await panel().count()).toBe(0)
})

// spec: 2.route.logout
test('the login page has no panel', async () => {
  await visitor.context.clearCookies()
  const login = await visitor.context.newPage()
  await login.goto('/logout')
  await login.getByLabel('User name').waitFor()
  await login.waitForTimeout(3500)
  expect(await login.getByRole('complementary').count()).toBe(0)
  expect(await visitor.context.cookies()).toEqual([])
})
