import type { Page } from 'playwright'
import { expect } from 'vitest'

/** Shown for a link that is invalid or expired. */
export const expiredText = 'Your registration link has expired please contact your system administrator.'

export const passwordField = (page: Page) => page.getByLabel(/^Password/)
export const confirmationField = (page: Page) => page.getByLabel(/^Confirm password/)
export const setPasswordButton = (page: Page) => page.getByRole('button', { name: 'Set password' })

/** Enters a new password twice and waits for the confirmation. */
export async function setPassword(page: Page, text: string) {
  await passwordField(page).fill(text)
  await confirmationField(page).fill(text)
  await setPasswordButton(page).click()
  await page.getByText('Your password has been set successfully.', { exact: true }).waitFor()
}

export async function expectExpired(page: Page) {
  await page.getByRole('alert').filter({ hasText: expiredText }).first().waitFor()
  expect(await passwordField(page).count()).toBe(0)
}
