import readSheets from 'read-excel-file/node'
import type { Page } from 'playwright'
import { beforeAll, describe, expect, test } from 'vitest'

import { axeViolations } from './support/axe.ts'
import { plannedMonday } from './support/coming-week.ts'
import { downloaded, pdfText } from './support/downloads.ts'
import { pressAt } from './support/keyboard.ts'
import { useStage } from './support/stage.ts'

const monday = plannedMonday()
const sunday = Temporal.PlainDate.from(monday).add({ days: 6 }).toString()
const week = `from=${monday}&to=${sunday}`
const standard = '/reports/nutStandardReport'
const pattern = '/reports/mealpatternReport'
const analysis = '/reports/nutritionAnalysisReport'
const stage = useStage()

/** A line of a CSV file; the name is indented below its program or group, so it is in quotes. */
const sodiumLine = /^"? *Sodium"?,/
const dialog = (page: Page) => page.getByRole('dialog')
const range = (page: Page) => page.getByRole('combobox', { name: 'Date range' })
const rowOf = (page: Page, name: string | RegExp) =>
  page.getByRole('row').filter({ has: page.getByRole('rowheader', { name }) })

/** Exports the open report from the menu at its top. */
async function exported(page: Page, format: 'PDF' | 'Excel' | 'CSV') {
  await page.getByRole('button', { name: 'Export', exact: true }).click()
  const file = await downloaded(page, () => page.getByRole('menuitem', { name: format }).click())
  await page.getByText(`Downloaded ${file.fileName}.`).first().waitFor()
  return file
}

/** Chooses only Juniper Hill. */
async function chooseJuniperHill(page: Page) {
  await page.getByRole('button', { name: 'Schools: All schools' }).click()
  await dialog(page)
    .getByRole('checkbox', { name: /^All schools/ })
    .uncheck()
  await dialog(page).getByRole('checkbox', { name: 'Juniper Hill Elementary' }).check()
  await dialog(page).getByRole('button', { name: 'Show' }).click()
  await page.getByRole('button', { name: 'Schools: Juniper Hill Elementary' }).waitFor()
}

// spec: 2.route.reports.nutStandardReport
describe('Nutrient Standard', () => {
  let page: Page
  beforeAll(async () => {
    page = await stage.logIn(standard)
  })

  test('the range and the schools are in the address, and a reload shows the same', async () => {
    await range(page).selectOption('This week')
    await page.waitForURL(/range=thisWeek/)
    await page.goto(`${standard}?${week}`)
    await chooseJuniperHill(page)
    expect(page.url()).toContain('schools=1')
    await rowOf(page, /grades K-5/)
      .first()
      .waitFor()
    await page.reload()
    await rowOf(page, /grades K-5/)
      .first()
      .waitFor()
    await page.getByRole('button', { name: 'Schools: Juniper Hill Elementary' }).waitFor()
    expect(page.url()).toContain(week)
    expect(await axeViolations(page)).toEqual([])
  })

  test('a program opens to its limits, and a week leads to the analysis behind it', async () => {
    await page.getByRole('button', { name: 'Open all' }).click()
    await rowOf(page, 'Sodium').getByRole('link').first().click()
    await page.waitForURL((url) => url.pathname === analysis && url.searchParams.get('week') === monday)
    await page.getByRole('button', { name: /^Sodium/ }).waitFor()
    await page.goBack()
    // The limits of the program are another table, below.
    await rowOf(page, /grades K-5/)
      .first()
      .waitFor()
  })

  test('CSV, Excel and PDF have the values that are shown', async () => {
    await page.getByRole('button', { name: 'Open all' }).click()
    // Without the visually hidden verdict.
    const shown = (await rowOf(page, 'Sodium').getByRole('link').first().locator('bdi').textContent()) ?? ''
    expect(shown).toMatch(/^(≥ )?[\d,]+ mg$/)

    const csv = await exported(page, 'CSV')
    expect(csv.fileName).toBe('Nutrient Standard.csv')
    const lines = csv.bytes.toString('utf8').split('\r\n')
    expect(lines.find((line) => sodiumLine.test(line))).toContain(shown)
    expect(lines.some((line) => line.includes('Juniper Hill Elementary'))).toBe(true)

    const [sheet] = await readSheets((await exported(page, 'Excel')).bytes)
    expect(sheet?.data.find(([name]) => String(name).trim() === 'Sodium')).toContain(shown)

    const text = pdfText((await exported(page, 'PDF')).bytes)
    if (text !== null) expect(text).toContain(/[\d,]+/.exec(shown)?.[0])
  })
})

// spec: 2.route.reports.mealpatternReport
describe('Meal Pattern', () => {
  let page: Page
  beforeAll(async () => {
    page = await stage.logIn(`${pattern}?${week}`)
  })

  test('several schools show which weeks pass, and a week leads to one school in full', async () => {
    await page.getByRole('button', { name: 'Open all' }).click()
    await rowOf(page, 'Juniper Hill Elementary').getByRole('link').first().click()
    await page.getByRole('button', { name: 'Schools: Juniper Hill Elementary' }).waitFor()
    await rowOf(page, /^Fruit, cup/).waitFor()
    expect(new URL(page.url()).searchParams.get('schools')).toBe('1')
  })

  test('a component opens to its items, by keyboard', async () => {
    const fruit = page.getByRole('button', { name: /^Fruit, cup/ }).first()
    const before = await page.getByRole('row').count()
    await pressAt(page, fruit, 'Enter')
    expect(await fruit.getAttribute('aria-expanded')).toBe('true')
    expect(await page.getByRole('row').count()).toBeGreaterThan(before)
    await pressAt(page, page.getByRole('link', { name: 'Open Nutrition Analysis' }).first(), 'Enter')
    await page.waitForURL((url) => url.pathname === analysis && url.searchParams.get('school') === '1')
    await page.goBack()
  })

  test('CSV, Excel and PDF have the components and their items', async () => {
    await page.getByRole('button', { name: 'Open all' }).first().click()
    const item = (await page.getByRole('rowheader').nth(1).textContent()) ?? ''
    expect(item).not.toBe('')
    const csv = (await exported(page, 'CSV')).bytes.toString('utf8')
    expect(csv).toMatch(/^"?Fruit, cup/m)
    expect(csv).toContain(item.trim())

    const [sheet] = await readSheets((await exported(page, 'Excel')).bytes)
    expect(sheet?.data.some(([name]) => name === 'Fruit, cup')).toBe(true)

    const pdf = await exported(page, 'PDF')
    expect(pdf.bytes.subarray(0, 5).toString()).toBe('%PDF-')
    const text = pdfText(pdf.bytes)
    if (text === null) return
    for (const part of ['Juniper Hill Elementary', 'Fruit, cup', 'July 2027']) expect(text).toContain(part)
  })
})

describe('a comparison of menus', () => {
  test('by keyboard, with another week and with the master menu, as the address says', async () => {
    const page = await stage.logIn(`${analysis}?school=2&week=${monday}`)
    await pressAt(page, page.getByRole('button', { name: 'Compare' }), 'Enter')
    await page.getByRole('table', { name: 'Values and differences' }).waitFor()
    expect(page.url()).toContain('with=own')
    await page.getByRole('combobox', { name: 'Menu', exact: true }).selectOption('master')
    await page.getByRole('table', { name: 'Maple Street Elementary compared with Master menu' }).waitFor()
    await page.reload()
    await page.getByRole('table', { name: 'Maple Street Elementary compared with Master menu' }).waitFor()
    const csv = (await exported(page, 'CSV')).bytes.toString('utf8')
    expect(csv).toContain(',Maple Street Elementary,Master menu,Difference,')
    expect(csv.split('\r\n').some((line) => sodiumLine.test(line))).toBe(true)
    expect(await axeViolations(page)).toEqual([])
    await pressAt(page, page.getByRole('button', { name: 'Stop comparing' }), 'Enter')
    await page.getByRole('button', { name: 'Compare' }).waitFor()
  })

  test('all schools have averages, which name who is not in them', async () => {
    const page = await stage.logIn(`${analysis}?school=all&week=${monday}`)
    const averages = page.getByRole('table', { name: /^Average per meal/ })
    await averages.getByRole('row', { name: /^Food cost per meal/ }).waitFor()
    await page
      .getByRole('table', { name: /^Schools, / })
      .getByRole('link', { name: 'Juniper Hill Elementary' })
      .click()
    await page.waitForURL((url) => url.searchParams.get('school') === '1')
    await page.getByRole('button', { name: /^Sodium/ }).waitFor()
  })
})
