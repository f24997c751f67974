import type { Locator, Page } from 'playwright'

const columns = ['amount', 'unit', 'item', 'prep', 'form', 'weight', 'cost'] as const
type Column = (typeof columns)[number]

/** The line grid of the open recipe, used by keyboard as a cook does. Line numbers start at 1. */
export function recipeGrid(page: Page) {
  const line = (number: number): Locator => page.getByRole('row', { name: new RegExp(`^Line ${number}\\b`) })
  const cell = (number: number, column: Column) => line(number).getByRole('gridcell').nth(columns.indexOf(column))

  /** Overwrites a cell and leaves it with Tab, which picks the first match in the ingredient column. */
  async function type(number: number, column: Column, text: string) {
    const choices = cell(number, column).locator('select')
    // Tab from the previous cell opened it already; a click would open the browser's own list on top.
    if ((await choices.count()) === 0) await cell(number, column).click()
    if (column === 'unit' || column === 'form') await choices.selectOption(text)
    else {
      await page.keyboard.press('ControlOrMeta+A')
      await page.keyboard.type(text)
    }
    if (column === 'item') {
      // Only a match for the whole text is active, and picked.
      await cell(number, column).locator('[role=combobox][aria-activedescendant]').waitFor()
    }
    await page.keyboard.press('Tab')
  }

  /** Pastes text into a cell, as copied from a spreadsheet or a web page. */
  async function paste(number: number, column: Column, text: string) {
    await page.evaluate((copied) => navigator.clipboard.writeText(copied), text)
    await cell(number, column).click()
    await page.keyboard.press('ControlOrMeta+V')
  }

  return { line, cell, type, paste }
}
