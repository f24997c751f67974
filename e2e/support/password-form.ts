import type { Page } from 'playwright'
import { expect } from 'vitest'

/** What is said of a link that is not, or no longer, good. */
export const expiredText = 'Your registration link has expired please contact your system administrator.'

export const first = (page: Page) => page.getByLabel(/^Password/)
export const second = (page: Page) => page.getByLabel(/^Confirm password/)
export const set = (page: Page) => page.getByRole('button', { name: 'Set password' })

/** Enters a new password twice and waits for the word that it is set. */
export async function setPassword(page: Page, text: string) {
  await first(page).fill(text)
  await second(page).fill(text)
  await set(page).click()
  await page.getByText('Your password has been set successfully.', { exact: true }).waitFor()
}

export async function expectExpired(page: Page) {
  await page.getByRole('alert').filter({ hasText: expiredText }).first().waitFor()
  expect(await first(page).count()).toBe(0)
}
