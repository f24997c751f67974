import type { Page } from 'playwright'
import { beforeAll, expect, test } from 'vitest'

import { logIn, planner, type Visit } from './support/browser.ts'
import { Caller } from './support/calls.ts'
import { useStage } from './support/stage.ts'
import { upload } from './support/upload.ts'
import { expectClean } from './support/watch.ts'

const saveAs = 'Save it as "CSV UTF-8 (comma delimited)" and upload that file.'
const header = 'ndb_no,description,kcal,protein_g,sodium_mg'

const stage = useStage()
let visitor: Visit
let page: Page
beforeAll(async () => {
  visitor = await stage.visit()
  page = await logIn(visitor, planner, '/manage/importProducts')
})

/** The number of reference foods. */
async function countFoods(): Promise<number> {
  const caller = await Caller.logIn(stage.product.address, planner)
  const { body } = await caller.call('GET', '/food/referenceFoods')
  return (body as { page: { totalElements: number } }).page.totalElements
}

test.each([
  [
    'a picture',
    'menu.csv',
    Buffer.from([0x89, 0x50, 0x4e, 0x47, 0, 0, 1, 2]),
    `This is not a text file, so it is not a CSV. ${saveAs}`,
  ],
  [
    'a broken workbook',
    'foods.xlsx',
    Buffer.from('PK\u0003\u0004 and so on'),
    "This isn't an Excel workbook that can be read. Open it in the spreadsheet program, save it as an Excel workbook (.xlsx) or as CSV, and upload that file.",
  ],
  [
    'Latin-1',
    'latin.csv',
    Buffer.from(`${header}\nT1,Rice,130,2.7,1\nT2,Crème fraîche,292,2.3,40\n`, 'latin1'),
    `Row 3 has a character that is not UTF-8 (the file probably uses an older encoding). ${saveAs}`,
  ],
  [
    'a repeated header',
    'twice.csv',
    'ndb_no,description,kcal,Kcal\nT1,Rice,130,130\n',
    'The column "Kcal" appears twice, as columns 3 and 4. Keep one of them.',
  ],
  ['only a header', 'empty.csv', `${header}\n`, 'The file has a header row but no data. Choose another one.'],
])('a file with %s is rejected with how to fix it', async (_what, name, content, sentence) => {
  await upload(page, name, content)
  const alert = page.getByRole('alert')
  await alert.waitFor()
  expect((await alert.innerText()).replace(/\s+/g, ' ').trim()).toBe(
    `This file can't be imported. ${sentence} Nothing was imported.`,
  )
  expect(await countFoods()).toBe(0)
})

test('a file with an unsupported extension is not uploaded', async () => {
  await page.goto('/manage/importProducts')
  const file = { name: 'menu.pdf', mimeType: 'application/pdf', buffer: Buffer.from('%PDF') }
  await page.locator('input[type=file]').setInputFiles(file)
  await page.getByRole('button', { name: 'Upload and check' }).click()
  await page
    .getByText(
      "menu.pdf isn't a CSV, Excel or ZIP file. In your spreadsheet program, save it as CSV or as an Excel workbook (.xlsx).",
    )
    .waitFor()
  expect(page.url()).toBe(`${stage.product.address}/manage/importProducts`)
})

test('each bad cell is listed with its row, its column and what to enter instead', async () => {
  const rows = [
    'T1,Rice,130,2.7,1',
    'T2,Salt,0,0,38.758',
    'T3,Salted butter,717 kcal,0.85,643',
    'T4,Soy sauce,53,8.1,"5,493"',
    'T5,Bread,"2,5",9,450',
    'T6,Milk,61,-3,43',
    'T1,Rice again,130,2.7,1',
    'T8,,10,1,1',
    'T9,Too few cells',
  ]
  await upload(page, 'wrong-cells.csv', `${header}\n${rows.join('\n')}\n`)
  const problems = page.getByRole('grid', { name: 'Problems' }).getByRole('row')
  await problems.nth(7).waitFor()
  const texts = []
  for (const row of (await problems.all()).slice(1)) texts.push(await row.getByRole('gridcell').allInnerTexts())
  expect(texts).toEqual([
    ['Row 4', 'Skipped', 'kcal', '717 kcal', 'Write the number without its unit: 717.'],
    ['Row 5', 'Skipped', 'sodium_mg', '5,493', 'Write the number without commas: 5493.'],
    ['Row 6', 'Skipped', 'kcal', '2,5', 'Write the number with a decimal point instead of a comma: 2.5.'],
    [
      'Row 7',
      'Skipped',
      'protein_g',
      '-3',
      'The number is negative. Correct it, or leave the cell empty if the value is unknown.',
    ],
    ['Row 8', 'Skipped', 'ndb_no', 'T1', 'Row 2 has the same number. Remove one of the two rows.'],
    ['Row 9', 'Skipped', 'description', '', 'The cell is empty. Fill it in, or remove the row.'],
    [
      'Row 10',
      'Skipped',
      '',
      '2',
      'The row has 2 cells and the header has 5. Add what is missing, or put a text with a comma in quotation marks.',
    ],
  ])
  await page.getByRole('button', { name: 'Import 2 foods' }).waitFor()
})

test('a canceled upload imports nothing, even when its address is reopened', async () => {
  await upload(page, 'cancelled.csv', `${header}\nT1,Rice,130,2.7,1\n`)
  await page.getByRole('button', { name: 'Import 1 food' }).waitFor()
  await page.getByRole('button', { name: 'Cancel upload' }).click()
  await page.getByText('Upload canceled. Nothing was imported.').waitFor()
  await page.reload()
  await page.getByText('Upload canceled. Nothing was imported.').waitFor()
  expect(await page.getByRole('button', { name: /^Import/ }).count()).toBe(0)
  expect(await countFoods()).toBe(0)
})

test('measures of unknown foods are skipped', async () => {
  await upload(page, 'measures.csv', 'ndb_no,seq,amount,measure,grams\nT1,1,1,cup,158\n')
  await page
    .getByRole('gridcell', {
      name: 'None of your foods has this number. Upload the foods first, or correct the number.',
    })
    .waitFor()
  expect(await page.getByRole('button', { name: /^Import/ }).count()).toBe(0)
})

test('bad files cause no console errors, foreign requests or token leaks', () => expectClean(visitor.seen))
