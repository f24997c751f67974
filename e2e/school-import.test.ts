import type { Page } from 'playwright'
import { beforeAll, expect, test } from 'vitest'
import writeXlsxFile from 'write-excel-file/node'

import { useStage } from './support/stage.ts'

const stage = useStage()
let page: Page
beforeAll(async () => {
  page = await stage.logIn('/settings/schools')
})

test('schools are imported from an Excel workbook', async () => {
  const workbook = await writeXlsxFile([
    [{ value: 'School' }, { value: 'Grades' }, { value: 'Lunch' }],
    [{ value: 'Willow Bend' }, { value: 'K-5' }, { value: 210 }],
    // Excel reads 6-8 as a date.
    [{ value: 'Willow Middle' }, { value: new Date('2026-06-08T00:00:00Z'), format: 'd-mmm' }, { value: 'yes' }],
  ]).toBuffer()
  await page.getByRole('button', { name: 'Import' }).click()
  const dialog = page.getByRole('dialog', { name: 'Import schools' })
  await dialog.locator('input[type=file]').setInputFiles({ name: 'schools.xlsx', mimeType: '', buffer: workbook })
  await dialog.getByRole('button', { name: 'Check rows' }).click()
  await dialog.getByRole('row', { name: /Willow Bend.*Lunch K\u20115 \(210\)/ }).waitFor()
  await dialog.getByRole('button', { name: 'Add 2 schools' }).click()
  await page.getByText('2 schools added').waitFor()
  await page.getByRole('row', { name: /Willow Middle.*Lunch \(6\u20118\)/ }).waitFor()
  expect(await page.getByRole('dialog').count()).toBe(0)
})
