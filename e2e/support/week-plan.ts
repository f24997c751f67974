import type { Locator, Page } from 'playwright'

/** A week of a school on the planner's screen. Days by their order, Monday is 0. */
export function weekPlan(page: Page) {
  const table = page.getByRole('table')
  const cell = (category: string, day: number): Locator =>
    table
      .getByRole('row')
      .filter({ has: page.getByRole('rowheader', { name: category, exact: true }) })
      .getByRole('cell')
      .nth(day)
  const plannedMeals = (day: number) => table.getByRole('textbox', { name: /^Planned meals on/ }).nth(day)

  return {
    cell,
    plannedMeals,
    item: (category: string, day: number, name: string) =>
      cell(category, day).getByRole('listitem').filter({ hasText: name }),
    /** The word of what is saved: "Saved", "Saving…". */
    saveState: page.getByRole('status').filter({ hasText: /^(Saved|Saving|Not saved)/ }),

    /** Add, type, Enter, Escape. */
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
