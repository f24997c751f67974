import type { Page } from 'playwright'
import { beforeAll, describe, expect, test } from 'vitest'

import { useStage } from './support/stage.ts'

// Settings that people with low vision use: 200% zoom and system colors.

const stage = useStage()
const week = '?school=4&week=2026-11-16'
let page: Page
beforeAll(async () => {
  page = await stage.logIn('/dashboard')
})

describe('at 200% zoom of a 1440 x 900 screen', () => {
  test.each([
    ['the planner', `/manage/manageSchoolMenus${week}`, /^Planned meals/],
    ['the analysis', `/reports/nutritionAnalysisReport${week}`, /^Lunch, /],
    ['a recipe', '/recipes/myRecipeCatalog?open=3', 'Per portion'],
    ['a list', '/manage/products', /^Add/],
  ])('%s leaves most of the window to the content', async (_, path, ready) => {
    await page.setViewportSize({ width: 720, height: 450 })
    await page.goto(path)
    await page.getByText(ready).first().waitFor({ state: 'attached' })
    await page.mouse.wheel(0, 700)
    const free = () =>
      page.evaluate(() => {
        const isStuck = (element: Element | null): boolean =>
          element !== null &&
          ((/sticky|fixed/.test(getComputedStyle(element).position) && element.clientWidth > window.innerWidth / 2) ||
            isStuck(element.parentElement))
        const heights = Array.from({ length: 45 }, (_, index) => index * 10 + 5)
        return heights.filter((y) => !isStuck(document.elementFromPoint(500, y))).length / heights.length
      })
    await expect.poll(free).toBeGreaterThan(0.7)
  })
})

test('in system colors the current entry, tab and day are marked', async () => {
  await page.emulateMedia({ forcedColors: 'active' })
  await page.setViewportSize({ width: 1280, height: 800 })
  await page.goto(`/manage/manageSchoolMenus${week}`)
  const current = page.getByRole('navigation').getByRole('button', { name: 'Manage' })
  const tab = page.getByRole('tab', { selected: true })
  const day = page.getByRole('grid').getByRole('button', { pressed: true })
  for (const one of [current, tab, day]) {
    await one.waitFor()
    expect(await one.evaluate((element) => getComputedStyle(element).outlineStyle)).toBe('solid')
  }
})
