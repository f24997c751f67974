import { readFile } from 'node:fs/promises'

import type { Page } from 'playwright'
import { beforeAll, expect, test } from 'vitest'

import { axeViolations } from './support/axe.ts'
import { useStage } from './support/stage.ts'

const stage = useStage()
/** The demo's only food without saturated fat: a high school's week waits for it. */
const food = 'Pears, USDA Foods, drained'

let page: Page
beforeAll(async () => {
  page = await stage.logIn('/reports/missingNutritionReport?group=none')
})

const row = () => page.getByRole('row').filter({ hasText: food })
const dialog = (name: string) => page.getByRole('dialog', { name })

/** The coming weeks of the food as the report shows them. */
async function weeks(): Promise<string> {
  await row().getByRole('link', { name: /^\d+$/ }).first().click()
  const open = dialog(`Coming weeks with ${food}`)
  await open.getByRole('row').nth(1).waitFor()
  const text = await open.innerText()
  await open.getByRole('button', { name: 'Close' }).last().click()
  return text
}

// spec: 2.route.reports.missingNutritionReport
test('a nutrient filled in from the report turns the week that waited for it, and Undo turns it back', async () => {
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

  // Grouped, the week that it holds up is in the counts of its category; the file is written by a job.
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
