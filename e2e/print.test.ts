import type { Page } from 'playwright'
import { beforeAll, describe, expect, test } from 'vitest'

import { plannedMonday } from './support/coming-week.ts'
import { useStage } from './support/stage.ts'

// What Ctrl+P puts on paper.

const stage = useStage()
let page: Page
beforeAll(async () => {
  page = await stage.logIn('/dashboard')
})

/** Opens a screen as paper of the given width, in CSS pixels inside the margins. */
async function printed(path: string, ready: string | RegExp, width: number) {
  await page.emulateMedia({ media: 'screen' })
  await page.setViewportSize({ width: 1280, height: 800 })
  await page.goto(path)
  await page.getByText(ready).first().waitFor()
  await page.setViewportSize({ width, height: 1000 })
  await page.emulateMedia({ media: 'print' })
}

const letter = 740
const landscape = 980

/** What is useless on paper: field borders, buttons that only act, and links within the page. */
const controls = () =>
  page.evaluate(() => {
    const shown = [...document.querySelectorAll<HTMLElement>('button, a, input, select, textarea')].filter((element) =>
      element.checkVisibility(),
    )
    return shown
      .filter((element) =>
        element.matches('button')
          ? !element.matches('.cm-print, [role="switch"]')
          : element.matches('a')
            ? element.textContent === 'Skip to content'
            : !element.matches('[type="checkbox"], [type="radio"]') &&
              getComputedStyle(element).borderTopWidth !== '0px',
      )
      .map((element) => element.outerHTML.slice(0, 120))
  })

const isWithinPaper = () =>
  page.evaluate(() => document.documentElement.scrollWidth <= document.documentElement.clientWidth)

describe('a print is a document without fields, buttons or links into the page', () => {
  test.each([
    ['the dashboard', '/dashboard', /^Lunch · Grades/, letter],
    ['a recipe', '/recipes/myRecipeCatalog?open=3', 'Per portion', letter],
    ['an ingredient', '/manage/products?open=3', 'Allergens', letter],
    ['a list', '/recipes/myRecipeCatalog', /^1–/, landscape],
    ['settings', '/settings/nutritionAnalysisSettings', 'Your own limits', letter],
    ['the analysis of a week', '/reports/nutritionAnalysisReport?school=4&week=2026-11-16', 'Sodium', landscape],
    ['a week of menus', '/manage/manageSchoolMenus?school=4&week=2026-11-16', /^Meal pattern/, landscape],
  ])('%s', async (_, path, ready, width) => {
    await printed(path, ready, width)
    // Print styles load after the page.
    await expect.poll(controls).toEqual([])
    expect(await isWithinPaper()).toBe(true)
    expect(await page.getByRole('heading', { level: 1 }).isVisible()).toBe(true)
  })
})

test('a printed week is a sheet of five days with each item and its servings', async () => {
  await printed('/manage/manageSchoolMenus?school=4&week=2026-11-16', /^Meal pattern/, landscape)
  await page.getByRole('grid').getByRole('listitem').first().waitFor()
  expect(await page.getByRole('columnheader').filter({ visible: true }).count()).toBe(6)
  expect(await page.getByRole('region', { name: 'Menu items' }).isVisible()).toBe(false)
  const servings = page.getByRole('grid').getByRole('textbox', { name: /^Planned servings/ })
  expect(await servings.first().isVisible()).toBe(true)
  const sheet = await page.pdf({ format: 'Letter', preferCSSPageSize: true })
  // Landscape: 11 x 8.5 inches, in points.
  expect(sheet.toString('latin1')).toMatch(/\/MediaBox\s*\[0 0 792 612\]/)
})

test('a printed recipe is a card: its lines in rows, and the values of a portion', async () => {
  await printed('/recipes/myRecipeCatalog?open=3', 'Per portion', letter)
  const line = page
    .getByRole('list', { name: /^Ingredients of/ })
    .getByRole('listitem')
    .first()
  const box = await line.boundingBox()
  expect(box?.height).toBeLessThan(70)
  expect(await page.getByRole('region', { name: 'Per portion' }).isVisible()).toBe(true)
  const sheet = await page.pdf({ format: 'Letter', preferCSSPageSize: true })
  expect(sheet.toString('latin1')).toMatch(/\/MediaBox\s*\[0 0 612 792\]/)
})

test('printed averages have each chart with a table of the same values', async () => {
  await printed(`/reports/nutritionAnalysisReport?school=all&week=${plannedMonday()}`, /share of each item$/, landscape)
  await expect.poll(controls).toEqual([])
  expect(await isWithinPaper()).toBe(true)
  const charts = page.getByRole('figure')
  await charts.nth(1).locator('svg').waitFor()
  expect(await charts.first().getByRole('rowheader').count()).toBeGreaterThan(3)
  expect(await charts.nth(1).getByRole('rowheader').count()).toBeGreaterThan(1)
})
