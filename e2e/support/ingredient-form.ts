import type { Page } from 'playwright'

/** The form of a new ingredient based on a reference food. */
export function ingredientForm(page: Page) {
  const field = (name: string) => page.getByRole('textbox', { name, exact: true })
  const choice = (name: string) => page.getByRole('combobox', { name, exact: true })
  const unitIn = (section: string) =>
    page.getByRole('region', { name: section }).getByRole('combobox', { name: 'Unit', exact: true })

  return {
    field,
    choice,

    /** Searches for the reference food as a user does, and opens the form it prefills. */
    async open(search: string, name: string) {
      await page.goto('/manage/products?list=reference')
      await page.getByRole('searchbox').fill(search)
      await page.getByRole('gridcell', { name }).click()
      await page.getByRole('heading', { level: 1, name: 'New ingredient' }).waitFor()
    },

    /** Opens a part of the form that is closed at first. */
    openFold: (name: string) => page.getByRole('heading', { name }).click(),

    setAllergen: (allergen: string, level: string) =>
      page.getByRole('radiogroup', { name: allergen, exact: true }).getByRole('radio', { name: level }).check(),

    /** Credits 1 of the component per `amount` of `unit`. */
    async addCredit(component: string, amount: string, unit: string) {
      await choice('Crediting').selectOption('Credits')
      await page.getByRole('button', { name: 'Add credit' }).click()
      await choice('Meal component').selectOption(component)
      await field('Credits').fill('1')
      await field('Per amount served').fill(amount)
      await unitIn('Crediting').selectOption(unit)
    },

    async setPrice(price: string, unit: string) {
      await this.openFold('Prices')
      await field('Price').fill(price)
      await field('Per').fill('1')
      await unitIn('Prices').selectOption(unit)
    },

    async setServing(amount: string, unit: string, category: string) {
      await this.openFold('Serve as a menu item')
      await field('Serving').fill(amount)
      await unitIn('Serve as a menu item').selectOption(unit)
      await choice('Meal category').selectOption(category)
    },

    /** Nutrients that the reference food does not state are unknown. */
    async save() {
      const left = page.getByRole('button', { name: /^Mark the \d+ blank/ })
      if ((await left.count()) > 0) await left.click()
      await page.getByRole('button', { name: 'Save' }).click()
      await page.getByText('Ingredient created successfully').waitFor()
    },
  }
}
