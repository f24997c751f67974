import type { Page } from 'playwright'
import { beforeAll, expect, test } from 'vitest'
import writeXlsxFile from 'write-excel-file/node'

import { useStage } from './support/stage.ts'

const stage = useStage()
let page: Page
beforeAll(async () => {
  page = await stage.logIn('/manage/importProducts')
})

/** Rows of two distributors, as they send them. */
const csv = [
  'item_id,description,pack_size',
  '2053,"FILLING, APPLE PIE RTU CAN SHELF STABLE",6/#10 CN',
  '2038,"CHICKEN, WHOLE W/OGIB 14 HD 3-3.25 LB BONE-IN SKIN-ON RAW REF CVP",14/3-3.25#A',
  '2184,Imitation Vanilla,4G/CS',
].join('\n')

const choose = (name: string, buffer: Buffer) =>
  page.locator('input[type=file]').setInputFiles({ name, mimeType: '', buffer })

test("a distributor's file is reviewed, imported and undone as a whole", async () => {
  await choose('order guide.csv', Buffer.from(csv))
  await page.getByRole('button', { name: 'Upload and check' }).click()
  await page.getByRole('row', { name: /2053.*6\/#10 CN\s*6 × #10 can/ }).waitFor()
  await page.getByRole('row', { name: /2038.*14 × 3-3.25 lb avg/ }).waitFor()
  // An ambiguous pack is not guessed.
  await page.getByRole('row', { name: /2184.*4G\/CS\s*Not understood\s*G could be grams or gallons/ }).waitFor()
  await page.getByRole('button', { name: 'Import 3 products' }).click()
  await page.getByText('3 products added or updated').waitFor()

  await page.getByRole('button', { name: 'Undo import' }).click()
  await page.getByRole('alertdialog').getByRole('button', { name: 'Undo import' }).click()
  await page.getByText('This import was undone.').waitFor()
  await page.goto('/manage/products?q=Imitation+Vanilla')
  await page.getByText('No matching ingredients').waitFor()
})

test('an Excel workbook is imported by keyboard, and what uses it keeps it from being undone', async () => {
  const workbook = await writeXlsxFile([
    [{ value: 'Item Code' }, { value: 'Description' }, { value: 'Brand' }, { value: 'Pack' }],
    [{ value: 7001 }, { value: 'RICE, CALROSE' }, { value: 'Valley' }, { value: '50 LB' }],
  ]).toBuffer()
  await page.goto('/manage/importProducts')
  await choose('items.xlsx', workbook)
  await page.getByRole('button', { name: 'Upload and check' }).press('Enter')
  await page.getByRole('row', { name: /7001.*50 lb/ }).waitFor()
  await page.getByRole('button', { name: 'Import 1 product' }).press('Enter')
  await page.getByText('1 product added or updated').waitFor()
  const address = page.url()

  await page.goto('/manage/importProducts')
  await choose('items.csv', Buffer.from('item_code,description,pack\n7001,"RICE, CALROSE, MEDIUM",50 LB\n'))
  await page.getByRole('button', { name: 'Upload and check' }).press('Enter')
  await page.getByRole('row', { name: /Name: RICE, CALROSE → RICE, CALROSE, MEDIUM/ }).waitFor()
  await page.getByRole('button', { name: 'Import 1 product' }).press('Enter')
  await page.getByText('1 product added or updated').waitFor()

  await page.goto(address)
  await page.getByRole('button', { name: 'Undo import' }).press('Enter')
  await page.getByRole('alertdialog').getByRole('button', { name: 'Undo import' }).press('Enter')
  await page.getByRole('row', { name: /RICE, CALROSE, MEDIUM.*Changed since the import/ }).waitFor()
})

test('a file is imported on a phone', async () => {
  await page.setViewportSize({ width: 390, height: 844 })
  await page.goto('/manage/importProducts')
  await choose('items.csv', Buffer.from('code,name,pack size\n7002,Bread flour,25 LB\n'))
  await page.getByRole('button', { name: 'Upload and check' }).click()
  await page.getByText('25 lb', { exact: true }).waitFor()
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(390)
  await page.getByRole('button', { name: 'Import 1 product' }).click()
  await page.getByText('1 product added or updated').waitFor()
})

test('columns that no one recognizes are named by hand once', async () => {
  await page.setViewportSize({ width: 1280, height: 800 })
  // Too short to be guessed as a name.
  const file = Buffer.from('Art.,Bezeichnung,Gebinde\n7101,Öl,50 LB\n')
  await page.goto('/manage/importProducts')
  await choose('artikel.csv', file)
  await page.getByRole('button', { name: 'Upload and check' }).click()
  await page.getByText('The first row must name the columns').waitFor()
  await page.getByRole('combobox', { name: 'Art.' }).selectOption('Code')
  await page.getByRole('combobox', { name: 'Bezeichnung' }).selectOption('Name')
  await page.getByRole('combobox', { name: 'Gebinde' }).selectOption('Pack')
  await page.getByRole('button', { name: 'Read the file with these columns' }).press('Enter')
  await page.getByRole('row', { name: /7101.*Öl.*50 lb/ }).waitFor()
  await page.getByRole('button', { name: 'Cancel upload' }).click()
  await page.getByText('Upload canceled.').waitFor()

  await page.goto('/manage/importProducts')
  await choose('artikel neu.csv', file)
  await page.getByRole('button', { name: 'Upload and check' }).click()
  await page.getByRole('row', { name: /7101.*Öl.*50 lb/ }).waitFor()
})
