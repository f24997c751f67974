import type { Page } from 'playwright'

/** Uploads a file on the upload screen and waits until the server has read it. */
export async function upload(page: Page, name: string, content: string | Buffer) {
  await page.goto('/manage/importProducts')
  const buffer = typeof content === 'string' ? Buffer.from(content) : content
  await page.locator('input[type=file]').setInputFiles({ name, mimeType: 'text/csv', buffer })
  await page.getByRole('button', { name: 'Upload and check' }).click()
  await page.getByRole('heading', { level: 2, name }).waitFor()
  await page
    .getByRole('link', { name: 'Upload another file' })
    .or(page.getByRole('tablist'))
    .waitFor({ timeout: 60_000 })
}
