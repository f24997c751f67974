import type { Page } from 'playwright'

/** By keyboard: checks exactly the named boxes of a group. */
export async function checkOnly(page: Page, group: string, names: readonly string[]) {
  const boxes = page.getByRole('group', { name: group }).getByRole('checkbox', { name: /^(?!All )/ })
  await boxes.first().waitFor()
  for (const box of await boxes.all()) {
    const name = await box.evaluate((input) => (input as HTMLInputElement).labels?.[0]?.textContent ?? '')
    if ((await box.isChecked()) === names.includes(name)) continue
    await box.focus()
    await page.keyboard.press('Space')
  }
}
