import type { Locator, Page } from 'playwright'

const columns = ['amount', 'unit', 'item', 'prep', 'form', 'weight', 'cost'] as const
type Column = (typeof columns)[number]

/** The lines of the recipe on the screen, used as a cook does: by keyboard. Lines are counted from 1. */
export function recipeGrid(page: Page) {
  const line = (number: number): Locator => page.getByRole('row', { name: new RegExp(`^Line ${number}\\b`) })
  const cell = (number: number, column: Column) => line(number).getByRole('gridcell').nth(columns.indexOf(column))

  /** Types over what is in a cell. Tab leaves it: of an ingredient it takes the first that was found. */
  async function type(number: number, column: Column, text: string) {
    const choices = cell(number, column).locator('select')
    // Tab has opened it already after the cell before; a click would open the browser's own list over it.
    if ((await choices.count()) === 0) await cell(number, column).click()
    if (column === 'unit' || column === 'form') await choices.selectOption(text)
    else {
      await page.keyboard.press('ControlOrMeta+A')
      await page.keyboard.type(text)
    }
    if (column === 'item') {
      // Only what was found for the whole text is marked, and taken.
      await cell(number, column).locator('[role=combobox][aria-activedescendant]').waitFor()
    }
    await page.keyboard.press('Tab')
  }

  /** Pastes text into a cell, as from a spreadsheet or a web page. */
  async function paste(number: number, column: Column, text: string) {
    await page.evaluate((copied) => navigator.clipboard.writeText(copied), text)
    await cell(number, column).click()
    await page.keyboard.press('ControlOrMeta+V')
  }

  return { line, cell, type, paste }
}
