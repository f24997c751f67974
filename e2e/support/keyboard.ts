import type { Locator, Page } from 'playwright'

/** More Tab stops than any tested page needs. */
const maxStops = 80

/** Presses Tab until the target has the focus. Throws if Tab does not reach it. */
export async function tabTo(page: Page, target: Locator): Promise<void> {
  await target.first().waitFor()
  for (let stop = 0; stop <= maxStops; stop += 1) {
    if (await target.first().evaluate((element) => element === document.activeElement)) return
    await page.keyboard.press('Tab')
  }
  throw new Error(`Tab does not reach ${target.toString()}`)
}

/** Tabs to the target, then presses the keys in order. */
export async function pressAt(page: Page, target: Locator, ...keys: string[]): Promise<void> {
  await tabTo(page, target)
  for (const key of keys) await page.keyboard.press(key)
}

/** Tabs to a field and replaces its text. */
export async function typeAt(page: Page, target: Locator, text: string): Promise<void> {
  await pressAt(page, target, 'ControlOrMeta+A')
  await page.keyboard.type(text)
}
