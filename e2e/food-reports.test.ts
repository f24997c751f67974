import { readFile } from 'node:fs/promises'

import type { Page } from 'playwright'
import { beforeAll, expect, test } from 'vitest'

import { axeViolations } from './support/axe.ts'
import { useStage } from './support/stage.ts'

const stage = useStage()
/** The demo's only food with unknown saturated fat, which keeps a high school's week from being checked. */
const food = 'Pears, USDA Foods, drained'

let page: Page
beforeAll(async () => {
  page = await stage.logIn('/reports/missingNutritionReport?group=none')
})

const row = () => page.getByRole('row').filter({ hasText: food })
const dialog = (name: string) => page.getByRole('dialog', { name })

/** The coming weeks with the food, as the report shows them. */
async function weeks(): Promise<string> {
  await row().getByRole('link', { name: /^\d+$/ }).first().click()
  const open = dialog(`Coming weeks with ${food}`)
  await open.getByRole('row').nth(1).waitFor()
  const text = await open.innerText()
  await open.getByRole('button', { name: 'Close' }).last().click()
  return text
}

// spec: 2.route.reports.missingNutritionReport
test('filling in a nutrient from the report changes the verdict of the week that lacked it, and Undo restores it', async () => {
  await row().waitFor()
  expect(await axeViolations(page)).toEqual([])
  expect(await weeks()).toContain("Can't be checked")

  await row().getByRole('link', { name: 'Fill in' }).click()
  const form = dialog(`Fill in ${food}`)
  await form.getByRole('textbox', { name: 'Saturated fat, g' }).fill('0.02')
  await form.getByRole('button', { name: 'Save' }).click()
  const result = dialog(`Saved ${food}`)
  await result.getByText("Can't be checked → Fails from July 2027").first().waitFor()

  await result.getByRole('button', { name: 'Undo' }).click()
  await page.getByText(`Undone. ${food} is as it was.`).waitFor()
  await result.waitFor({ state: 'detached' })
  expect(await weeks()).toContain("Can't be checked")

  // When grouped, the week that the food holds up counts in its category; a job writes the file.
  await page.getByLabel('Group by').selectOption({ label: 'Category' })
  await page
    .getByRole('button', { name: /\d+ rows?$/ })
    .first()
    .waitFor()
  const [file] = await Promise.all([page.waitForEvent('download'), exportAs('CSV')])
  expect(file.suggestedFilename()).toMatch(/^Missing Nutrition .*\.csv$/)
  const lines = (await readFile(await file.path(), 'utf8')).split('\r\n')
  expect(lines.some((line) => line.startsWith('Total,'))).toBe(true)
  expect(lines.some((line) => line.includes(food))).toBe(true)
})

async function exportAs(format: string): Promise<void> {
  await page.getByRole('button', { name: 'Export' }).click()
  await page.getByRole('menuitem', { name: format }).click()
}

// spec: 2.route.reports.nutrionsCompositionReport
test('a recipe is sorted by a nutrient and opens to the ingredients that made its value', async () => {
  await page.goto('/reports/nutrionsCompositionReport?nutrients=sodium&sort=-sodium&group=none')
  const first = page.getByRole('row').nth(1)
  await first.waitFor()
  expect(await axeViolations(page)).toEqual([])
  await first.getByRole('link').first().click()
  await page
    .getByRole('dialog')
    .getByRole('row', { name: /^Total/ })
    .waitFor()
})
