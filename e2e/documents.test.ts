import { readFile } from 'node:fs/promises'

import type { Page } from 'playwright'
import { beforeAll, expect, test } from 'vitest'

import { ingredientForm } from './support/ingredient-form.ts'
import { useStage } from './support/stage.ts'

const stage = useStage()
let page: Page
beforeAll(async () => {
  page = await stage.logIn('/manage/products?filter.name=beef+patty')
  await page.getByRole('gridcell', { name }).click()
  await documents().waitFor()
})

const name = 'Beef patty, cooked, 2 oz'
const documents = () => page.getByRole('region', { name: 'Documents' })
const rowOf = (file: string) => documents().getByRole('listitem').filter({ hasText: file })
const field = () => documents().getByLabel('Add documents', { exact: true }).and(page.locator('input'))
const dialog = () => page.getByRole('dialog')

const statement = Buffer.from(`%PDF-1.7\n% ${'statement '.repeat(90_000)}\n%%EOF\n`)
const file = (fileName: string, buffer: Buffer, mimeType = 'application/pdf') => ({ name: fileName, mimeType, buffer })

/** Clicks what downloads a file, and returns its name and bytes. */
async function downloaded(start: () => Promise<void>) {
  const [download] = await Promise.all([page.waitForEvent('download'), start()])
  return { fileName: download.suggestedFilename(), bytes: await readFile(await download.path()) }
}

test('a statement is attached, with its expiry, and downloads as the same bytes after a reload', async () => {
  await field().setInputFiles(file('Beef PFS.pdf', statement))
  await rowOf('Beef PFS.pdf').getByText('Product formulation statement').waitFor()
  await page.getByRole('button', { name: 'Edit Beef PFS.pdf' }).click()
  await dialog().getByRole('textbox', { name: 'Expires' }).fill('2026-01-31')
  await dialog().getByRole('checkbox', { name: 'This document proves how the food credits' }).click()
  await dialog().getByRole('button', { name: 'Save' }).click()
  await rowOf('Beef PFS.pdf').getByText('Expired January 31, 2026').waitFor()

  await page.reload()
  await rowOf('Beef PFS.pdf').getByText('Expired January 31, 2026').waitFor()
  await page
    .getByRole('region', { name: 'Crediting' })
    .getByText(/^Beef PFS\.pdf, which proves the crediting, expired on January 31, 2026\./)
    .waitFor()
  const { fileName, bytes } = await downloaded(() =>
    page.getByRole('button', { name: 'Download Beef PFS.pdf' }).click(),
  )
  expect(fileName).toBe('Beef PFS.pdf')
  expect(bytes.equals(statement)).toBe(true)
})

test('by keyboard, a document is edited, removed and restored', async () => {
  await page.getByRole('button', { name: 'Edit Beef PFS.pdf' }).press('Enter')
  await dialog().getByRole('textbox', { name: 'Expires' }).fill('2035-01-31')
  await page.keyboard.press('Enter')
  await dialog().waitFor({ state: 'detached' })
  await rowOf('Beef PFS.pdf').getByText('Expires January 31, 2035').waitFor()
  // The name, Edit and Remove are next to each other.
  await page.getByRole('button', { name: 'Download Beef PFS.pdf' }).focus()
  await page.keyboard.press('Tab')
  await page.keyboard.press('Tab')
  await page.keyboard.press('Enter')
  await rowOf('Beef PFS.pdf').waitFor({ state: 'detached' })
  expect(await field().evaluate((input) => input === document.activeElement)).toBe(true)
  await page.getByRole('button', { name: 'Undo' }).press('Enter')
  await rowOf('Beef PFS.pdf').getByText('Proves the crediting').waitFor()
})

test('a file that is not a PDF or picture is refused with a reason, next to the attached files', async () => {
  await field().setInputFiles([
    file('label.pdf', Buffer.from('<html><script>alert(1)</script></html>')),
    file('logo.png', Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>')),
    file('empty.pdf', Buffer.alloc(0)),
    file('\u202Efdp.lebal.pdf', Buffer.from('%PDF-1.7 turned around')),
  ])
  await rowOf('label.pdf')
    .getByText(/^This is a web page, not a PDF or an image\./)
    .waitFor()
  await rowOf('logo.png')
    .getByText(/^SVG files can contain programs, so they are not accepted\./)
    .waitFor()
  await rowOf('empty.pdf')
    .getByText(/^The file is empty\./)
    .waitFor()
  await page.getByRole('button', { name: 'Download fdp.lebal.pdf' }).waitFor()
})

test('a photo is shown in the list, from the page itself', async () => {
  const url = await page.evaluate(() =>
    Object.assign(document.createElement('canvas'), { width: 640, height: 480 }).toDataURL('image/jpeg'),
  )
  await field().setInputFiles(file('case.jpg', Buffer.from(url.slice(url.indexOf(',')), 'base64'), 'image/jpeg'))
  await page.getByRole('button', { name: 'Download case.jpg' }).waitFor()
  await page.goto('/manage/products?filter.name=beef+patty')
  const row = page.getByRole('row').filter({ hasText: name })
  const shown = row.locator('img[src^="blob:"]')
  await shown.waitFor()
  expect(await shown.evaluate((image: HTMLImageElement) => image.decode().then(() => image.naturalWidth))).toBe(160)
})

test('the documents of a new ingredient are attached when it is saved', async () => {
  await page.goto('/manage/products?open=new')
  await page.getByRole('textbox', { name: 'Name', exact: true }).fill('Documented patty')
  await field().setInputFiles(file('label.pdf', Buffer.from('%PDF-1.7 of a new food')))
  await rowOf('label.pdf').getByText('Uploads when you save, 1 KB').waitFor()
  await ingredientForm(page).save()
  await page.goto('/manage/products?filter.name=documented')
  await page.getByRole('gridcell', { name: 'Documented patty' }).click()
  await page.getByRole('button', { name: 'Download label.pdf' }).waitFor()
})
