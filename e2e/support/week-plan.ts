import type { Locator, Page } from 'playwright'
import { expect } from 'vitest'

async function boxOf(element: Locator) {
  const box = await element.boundingBox()
  if (!box) throw new Error('Nothing to drag or to drop it on')
  return box
}

/** A school's week in the planner. Days are numbered from 0 (Monday). */
export function weekPlan(page: Page) {
  const grid = page.getByRole('grid')
  const cell = (category: string, day: number): Locator =>
    grid
      .getByRole('row')
      .filter({ has: page.getByRole('rowheader', { name: category, exact: true }) })
      .getByRole('gridcell')
      .nth(day)
  const plannedMeals = (day: number) => grid.getByRole('textbox', { name: /^Planned meals on/ }).nth(day)

  return {
    cell,
    plannedMeals,
    item: (category: string, day: number, name: string) =>
      cell(category, day).getByRole('listitem').filter({ hasText: name }),
    /** Adds an item by keyboard: Add, name, Enter, Escape. */
    async add(category: string, day: number, name: string) {
      await cell(category, day)
        .getByRole('button', { name: /^Add to/ })
        .focus()
      await page.keyboard.press('Enter')
      const picker = page.getByRole('dialog')
      await picker.getByRole('combobox').waitFor()
      await page.keyboard.type(name)
      await picker.getByRole('option', { name }).first().waitFor()
      await page.keyboard.press('Enter')
      await page.keyboard.press('Escape')
      await cell(category, day).getByRole('listitem').filter({ hasText: name }).waitFor()
    },

    /** Drags with the mouse as a user would: held at the bottom of the window until the target is in sight, then onto it. */
    async drag(from: Locator, to: Locator) {
      await from.scrollIntoViewIfNeeded()
      const start = await boxOf(from)
      const windowHeight = page.viewportSize()?.height ?? 0
      const isInSight = async () => (await boxOf(to)).y + 24 < windowHeight
      await page.mouse.move(start.x + start.width / 2, start.y + start.height / 2)
      await page.mouse.down()
      if (!(await isInSight())) {
        const { x, width } = await boxOf(to)
        await page.mouse.move(x + width / 2, windowHeight - 10, { steps: 12 })
        await expect.poll(isInSight, { timeout: 30_000 }).toBe(true)
      }
      // Near the edge of the window the page scrolls under the mouse, which follows its target until both rest.
      await expect
        .poll(
          async () => {
            const { x, y, width, height } = await boxOf(to)
            await page.mouse.move(x + width / 2, y + Math.min(20, height / 2), { steps: 12 })
            await page.waitForTimeout(50)
            return Math.abs((await boxOf(to)).y - y)
          },
          { timeout: 30_000 },
        )
        .toBeLessThan(1)
      await page.mouse.up()
    },

    /** Copies a day with its menu. */
    async copyDay(day: number, to: number) {
      await grid
        .getByRole('button', { name: /^Actions for \w+day/ })
        .nth(day)
        .click()
      await page
        .getByRole('menuitem')
        .nth(to < day ? to : to - 1)
        .click()
      await cell('Entree', to).getByRole('listitem').first().waitFor()
    },

    async setMeals(day: number, meals: number) {
      await plannedMeals(day).fill(String(meals))
      await page.keyboard.press('Tab')
    },

    async saved() {
      await page
        .getByRole('status')
        .filter({ hasText: /^Saved/ })
        .waitFor()
    },
  }
}
