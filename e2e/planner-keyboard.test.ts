import type { Locator, Page } from 'playwright'
import { beforeAll, expect, test } from 'vitest'

import { plannedMonday } from './support/coming-week.ts'
import { tabTo } from './support/keyboard.ts'
import { useStage } from './support/stage.ts'
import { weekPlan } from './support/week-plan.ts'

// A planned week of the demo, by keyboard alone.

/** A planner has about 100 cells and 400 controls; Tab alone must still get through the page. */
const mostStops = 40

const stage = useStage()
let page: Page
beforeAll(async () => {
  page = await stage.logIn(`/manage/manageSchoolMenus?school=4&week=${plannedMonday()}`)
  await page.getByRole('grid').getByRole('listitem').first().waitFor()
  await page.getByRole('listbox').waitFor()
  await page.getByRole('region', { name: /^Meal pattern/ }).waitFor()
})

/** A mark of the focused element, so that two elements with the same name differ. */
const marks = () =>
  page.evaluate(() => {
    const { activeElement } = document
    if (!activeElement || activeElement === document.body) return null
    activeElement.setAttribute('data-stop', activeElement.getAttribute('data-stop') ?? crypto.randomUUID())
    return activeElement.getAttribute('data-stop')
  })

test(`the planned week of the demo has at most ${mostStops} Tab stops`, async () => {
  expect(await page.getByRole('grid').getByRole('button').count()).toBeGreaterThan(100)
  const stops = new Set<string>()
  for (let press = 0; press <= mostStops; press += 1) {
    await page.keyboard.press('Tab')
    const mark = await marks()
    // After the last stop the focus leaves the page.
    if (mark === null || stops.has(mark)) break
    stops.add(mark)
  }
  expect(stops.size).toBeGreaterThan(10)
  expect(stops.size).toBeLessThanOrEqual(mostStops)
})

test('servings are changed and an item is added by arrow keys, Enter and Escape', async () => {
  const plan = weekPlan(page)
  await tabTo(page, page.getByRole('grid').locator('[tabindex="0"]'))
  for (const key of ['Control+Home', 'ArrowRight', 'ArrowDown']) await page.keyboard.press(key)
  const isFocused = (at: Locator) => at.evaluate((element) => element === document.activeElement)
  const entree = plan.cell('Entree', 1)
  expect(await isFocused(entree)).toBe(true)

  await page.keyboard.press('Enter')
  const servings = entree.getByRole('textbox').first()
  while (!(await isFocused(servings))) await page.keyboard.press('Tab')
  await page.keyboard.type('77')
  await page.keyboard.press('Escape')
  expect(await isFocused(entree)).toBe(true)
  await plan.saved()

  // The empty cell above those for milk and miscellaneous items.
  for (const key of ['PageDown', 'ArrowUp', 'ArrowUp', 'F2']) await page.keyboard.press(key)
  await page.getByRole('dialog', { name: /^Add to A La Carte, Tuesday/ }).waitFor()
  await page.keyboard.press('Enter')
  await plan.cell('A La Carte', 1).getByRole('button', { name: /^Move/ }).waitFor()
  await page.keyboard.press('Escape')
  await page.keyboard.press('Escape')
  expect(await isFocused(plan.cell('A La Carte', 1))).toBe(true)
  await plan.saved()
  await page.reload()
  await plan.cell('A La Carte', 1).getByRole('button', { name: /^Move/ }).waitFor()
  expect(await servings.inputValue()).toBe('77')
})
