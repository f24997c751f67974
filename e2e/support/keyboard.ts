import type { Locator, Page } from 'playwright'

/** More stops than any page of a journey has before what is looked for. */
const mostStops = 80

/** Presses Tab until something has the focus, as one does who has no mouse. Throws where no Tab leads there. */
export async function tabTo(page: Page, target: Locator): Promise<void> {
  await target.first().waitFor()
  for (let stop = 0; stop <= mostStops; stop += 1) {
    if (await target.first().evaluate((element) => element === document.activeElement)) return
    await page.keyboard.press('Tab')
  }
  throw new Error(`Tab does not lead to ${target.toString()}`)
}

/** Tab, then the keys, one after the other. */
export async function pressAt(page: Page, target: Locator, ...keys: string[]): Promise<void> {
  await tabTo(page, target)
  for (const key of keys) await page.keyboard.press(key)
}

/** Tab to a field, and type over what is in it. */
export async function typeAt(page: Page, target: Locator, text: string): Promise<void> {
  await pressAt(page, target, 'ControlOrMeta+A')
  await page.keyboard.type(text)
}
