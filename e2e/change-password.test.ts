import type { Page } from 'playwright'
import { beforeAll, expect, test } from 'vitest'

import { password, planner } from './support/browser.ts'
import { useStage } from './support/stage.ts'

const stage = useStage()
let page: Page
beforeAll(async () => {
  page = await stage.logIn('/settings/vendors')
})

const better = 'brisk walnut otter'

async function change(current: string, next: string) {
  await page.getByLabel(/^Current password/).fill(current)
  await page.getByLabel(/^New password/).fill(next)
  await page.getByLabel(/^Confirm new password/).fill(next)
  await page.getByRole('main').getByRole('button', { name: 'Change password' }).click()
}

test('the user menu leads to the page, and a wrong current password is refused at its field', async () => {
  await page.getByRole('banner').getByRole('button', { name: /Dana/ }).click()
  await page.getByRole('menuitem', { name: 'Change password' }).click()
  await page.waitForURL('**/changePassword')
  await change('not my password', better)
  await page.getByText('This is not your current password.').waitFor()
  expect(await page.getByLabel(/^Current password/).getAttribute('aria-invalid')).toBe('true')
})

test('a new password ends the other logins, keeps this one, and works from then on', async () => {
  const other = await stage.logIn('/settings/vendors')
  await change(password, better)
  await page.getByText(/^Your password has been changed/).waitFor()
  await page.goto('/settings/vendors')
  await page.getByRole('heading', { level: 1, name: 'Vendors' }).waitFor()

  await other.goto('/settings/storageLocations')
  await other.waitForURL('**/login*')
  await other.getByLabel('User name').fill(planner)
  await other.getByLabel(/^Password/).fill(better)
  await other.getByRole('button', { name: 'Log in' }).click()
  await other.getByRole('heading', { level: 1, name: 'Storage Locations' }).waitFor()
})
