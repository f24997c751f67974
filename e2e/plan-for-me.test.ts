import type { Page } from 'playwright'
import { beforeAll, expect, test } from 'vitest'

import { useStage } from './support/stage.ts'
import { weekPlan } from './support/week-plan.ts'

const stage = useStage()
let page: Page
beforeAll(async () => {
  page = await stage.logIn('/manage/manageSchoolMenus?school=4&week=2027-02-01')
})

// spec: 7.menus.nutritionPlanner
test('an empty week is planned so that no rule fails, and the plan is taken back as one step', async () => {
  const plan = weekPlan(page)
  const dialog = page.getByRole('dialog', { name: 'Plan for me' })
  const items = page.getByRole('grid').getByRole('listitem')
  await plan
    .cell('Entree', 0)
    .getByRole('button', { name: /^Add to/ })
    .waitFor()
  expect(await items.count()).toBe(0)

  await page.getByRole('button', { name: 'Plan for me' }).click()
  await dialog.getByRole('textbox', { name: /^Planned meals per day/ }).fill('200')
  await dialog.getByRole('radio', { name: "Today's", exact: true }).check()
  await dialog.getByRole('button', { name: 'Plan', exact: true }).click()
  await dialog.getByRole('button', { name: 'Use this plan' }).click({ timeout: 120_000 })

  const strip = page.getByRole('region', { name: /^Meal pattern/ })
  await strip.waitFor()
  for (let day = 0; day < 5; day += 1) expect(await plan.cell('Entree', day).getByRole('listitem').count()).toBe(1)
  const today = strip.getByRole('definition').first()
  await expect.poll(() => today.textContent()).toMatch(/Pass|Advisory/)
  await plan.saved()

  await page.getByRole('button', { name: 'Undo' }).click()
  await items.first().waitFor({ state: 'detached' })
  await plan.saved()
  await page.reload()
  await plan
    .cell('Entree', 0)
    .getByRole('button', { name: /^Add to/ })
    .waitFor()
  expect(await items.count()).toBe(0)
})

test("a school's month is planned on a phone: stopped, the weeks so far are used, and taken back as one step", async () => {
  await page.setViewportSize({ width: 390, height: 844 })
  await page.goto(new URL('/manage/manageSchoolMenus?school=4&month=2027-03', page.url()).href)
  const dialog = page.getByRole('dialog', { name: 'Plan for me' })
  const empty = page.getByText('Nothing planned')
  const saved = () => page.getByText('Saved', { exact: true }).waitFor({ timeout: 60_000 })
  await empty.first().waitFor()
  const before = await empty.count()
  await page.getByRole('button', { name: 'Plan for me' }).click()
  await dialog.getByText(/^March 2027: all 2\d empty days$/).waitFor()
  await dialog.getByRole('textbox', { name: /^Planned meals per day/ }).fill('200')
  await dialog.getByRole('radio', { name: "Today's", exact: true }).check()
  await dialog.getByRole('button', { name: 'Plan', exact: true }).click()
  await dialog
    .getByRole('status')
    .getByText(/^[1-4] of 5 weeks done$/)
    .waitFor({ timeout: 120_000 })
  await dialog.getByRole('button', { name: 'Stop and keep the best so far' }).click()
  await dialog.getByRole('button', { name: 'Use this plan' }).click({ timeout: 30_000 })
  await saved()
  await expect.poll(() => empty.count(), { timeout: 30_000 }).toBeLessThanOrEqual(before - 5)
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(390)

  await page.getByRole('button', { name: 'Undo' }).click()
  await expect.poll(() => empty.count(), { timeout: 60_000 }).toBe(before)
  await saved()
  await page.reload()
  await expect.poll(() => empty.count(), { timeout: 30_000 }).toBe(before)
})
