import type { Page } from 'playwright'
import { beforeAll, expect, test } from 'vitest'

import { planner } from './support/browser.ts'
import { Caller } from './support/calls.ts'
import { tabTo } from './support/keyboard.ts'
import { useStage } from './support/stage.ts'

// A Nutrition Facts label of 15 lines and what a reference food adds to it, by keyboard alone.

// A reference food with values that the label leaves out, and different values for those that it prints.
const stage = useStage(`
  insert into reference_food (caterer_id, code, description, food_group, source, release, nutrients)
    values (0, '08037', 'Cereals ready-to-eat, granola, homemade', 'Breakfast Cereals', 'USDA SR', '28',
      '{ "calories": 489, "magnesium": 168, "zinc": 4.22 }');
`)
let page: Page
let caller: Caller
beforeAll(async () => {
  page = await stage.logIn('/manage/products?open=new')
  caller = await Caller.logIn(stage.product.address, planner)
})

/** The lines of the panel in FDA's example, from calories to potassium. */
const label = ['230', '8', '1', '0', '0', '160', '37', '4', '12', '10', '3', '2', '260', '8', '240']

/** The keys that the example takes: one per character, plus Enter after the serving and after each line. */
const mostKeys = '55g'.length + label.join('').length + label.length + 1

const textbox = (name: string) => page.getByRole('textbox', { name, exact: true })
const dialog = () => page.getByRole('dialog', { name: 'Nutrition Facts label' })

interface Stored {
  nutrients: Record<string, number>
  nutrientNotes: object
  source: object
  label: object
}
const stored = async () => {
  const { body } = await caller.call('GET', '/ingredient/ingredients?q=granola%20honey')
  return (body as { _embedded: { ingredients: Stored[] } })._embedded.ingredients[0]
}

/** Moves back to the nearest field, where Enter saves the form. */
async function saveFromField() {
  do await page.keyboard.press('Shift+Tab')
  while ((await page.evaluate(() => document.activeElement?.tagName)) !== 'INPUT')
  await page.keyboard.press('Enter')
}

test(`a label of 15 lines takes ${mostKeys} keys, and is saved with its values per 100 g`, async () => {
  await textbox('Name').waitFor()
  await page.keyboard.type('Granola, oats and honey')
  await tabTo(page, page.getByRole('button', { name: 'Enter a label' }))
  await page.keyboard.press('Enter')
  await dialog().getByRole('textbox', { name: 'Serving size, as printed' }).waitFor()

  let keys = 0
  for (const text of ['55g', ...label]) {
    await page.keyboard.type(text)
    await page.keyboard.press('Enter')
    keys += text.length + 1
  }
  expect(keys).toBe(mostKeys)
  await dialog().waitFor({ state: 'hidden' })
  expect(await textbox('Calories').inputValue()).toBe('418.181818')
  expect(await textbox('Potassium').inputValue()).toBe('436.363636')

  // Enter in a field saves the form.
  await page.keyboard.press('Shift+Tab')
  while ((await page.evaluate(() => document.activeElement?.tagName)) !== 'INPUT')
    await page.keyboard.press('Shift+Tab')
  await page.keyboard.press('Enter')
  await page.getByText('Ingredient created successfully').waitFor()

  const { body } = await caller.call('GET', '/ingredient/ingredients?q=granola%20honey')
  const { _embedded } = body as { _embedded: { ingredients: { nutrients: object; source: object; label: object }[] } }
  const [granola] = _embedded.ingredients
  expect(granola?.source).toMatchObject({ kind: 'LABEL' })
  expect(granola?.label).toMatchObject({ servingG: 55, servingText: '55g', printed: { transFat: '0', iron: '8' } })
  expect(granola?.nutrients).toEqual({
    calories: 418.181818,
    totalFat: 14.545455,
    saturatedFat: 1.818182,
    transFat: 0,
    cholestral: 0,
    sodium: 290.909091,
    totalCarbohydrate: 67.272727,
    dietaryFiber: 7.272727,
    sugars: 21.818182,
    addedSugars: 18.181818,
    protein: 5.454545,
    vitaminD: 3.636364,
    calcium: 472.727273,
    iron: 14.545455,
    potassium: 436.363636,
  })
})

test('the label opens again as it was typed', async () => {
  await page.getByRole('searchbox').fill('granola honey')
  await page.getByRole('gridcell', { name: 'Granola, oats and honey' }).click()
  await tabTo(page, page.getByRole('button', { name: 'Edit the label' }))
  await page.keyboard.press('Enter')
  const lines = dialog().getByRole('table', { name: 'Nutrition Facts' }).getByRole('textbox')
  await lines.first().waitFor()
  expect(await lines.evaluateAll((all) => all.map((line) => (line as HTMLInputElement).value))).toEqual(label)
  expect(
    await dialog()
      .getByRole('row', { name: /^Trans fat/ })
      .textContent(),
  ).toContain('0 g on a label means below 0.5 g')
  await page.keyboard.press('Escape')
  await dialog().waitFor({ state: 'hidden' })
})

test('a reference food adds what the label leaves open, marked as estimated, and nothing else', async () => {
  const open = page.getByRole('button', { name: 'Fill gaps from a reference food' })
  await tabTo(page, open)
  await page.keyboard.press('Enter')
  const link = page.getByRole('dialog', { name: 'Fill gaps from a reference food' })
  await link.getByRole('combobox', { name: 'Reference food' }).waitFor()
  await page.keyboard.type('granola homemade')
  await page.getByRole('option', { name: /granola, homemade/ }).waitFor()
  await page.keyboard.press('Enter')
  await link.getByText('Fills 2 nutrients: Magnesium and Zinc.').waitFor()
  await tabTo(page, link.getByRole('button', { name: 'Link and fill 2' }))
  await page.keyboard.press('Enter')
  await page.getByText(/^Linked to USDA SR 08037, Cereals .* 2 values are estimated\.$/).waitFor()
  await saveFromField()
  await page.getByText('Ingredient updated successfully').waitFor()

  const granola = await stored()
  const reason = 'USDA SR 08037, Cereals ready-to-eat, granola, homemade'
  expect(granola?.nutrients).toMatchObject({ calories: 418.181818, magnesium: 168, zinc: 4.22 })
  expect(granola?.nutrientNotes).toEqual({
    magnesium: { status: 'estimated', reason },
    zinc: { status: 'estimated', reason },
  })
})
