import type { Page } from 'playwright'

import { recipeGrid } from './recipe-grid.ts'

/** Enters the recipe of `bowl` into the form of a new recipe: typed, searched, and the last line pasted. */
export async function enterBowl(page: Page) {
  await page.getByRole('textbox', { name: 'Recipe name' }).fill('Turkey rice bowl')
  await page.getByRole('combobox', { name: 'Recipe type' }).selectOption('My recipe')
  await page.getByRole('combobox', { name: 'Meal category' }).selectOption('Entree')
  await page.getByRole('textbox', { name: 'Portions' }).fill('10')
  const grid = recipeGrid(page)
  await grid.type(1, 'amount', '1 1/2')
  await grid.type(1, 'item', 'mapleton turkey')

  // Using a reference food creates an ingredient from it.
  await page.getByRole('button', { name: 'Add line' }).click()
  await grid.type(2, 'item', 'mapleton brown rice')
  await page.getByText(/Mapleton brown rice, cooked is now one of your ingredients/).waitFor()
  await grid.type(2, 'unit', 'cup')
  await grid.type(2, 'amount', '2½')
  await page.getByRole('button', { name: 'Add line' }).click()
  await grid.type(3, 'item', 'mapleton gravy')
  await page.getByText(/Mapleton gravy is now one of your ingredients/).waitFor()
  await grid.paste(3, 'amount', '½\tcup\tMapleton gravy\twarm\n')
  await grid.cell(3, 'prep').getByText('warm').waitFor()
}
