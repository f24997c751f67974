import type { Page } from 'playwright'

const food = 'Apple, small'
export const replacement = 'Orange, small'
export const list = `/manage/products?q=${encodeURIComponent(food)}`

export const opener = (page: Page) => page.getByRole('button', { name: 'Replace everywhere' })
export const dialog = (page: Page) => page.getByRole('dialog', { name: `Replace ${food} everywhere` })
export const row = (page: Page) => page.getByText(food, { exact: true }).first()

/** What changes is shown before anything does. */
export async function seePreview(page: Page) {
  await dialog(page)
    .getByText(/menu days? changes?\./)
    .waitFor()
  await dialog(page)
    .getByText(/Passes|Fails|Can't be checked|Not planned/)
    .first()
    .waitFor()
}
