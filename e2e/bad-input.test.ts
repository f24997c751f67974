import type { Page } from 'playwright'
import { beforeAll, beforeEach, describe, expect, test } from 'vitest'

import { logIn, password, planner, type Visit } from './support/browser.ts'
import { Caller } from './support/calls.ts'
import { recipeGrid } from './support/recipe-grid.ts'
import { isWhole } from './support/scale.ts'
import { useStage } from './support/stage.ts'
import { expectClean } from './support/watch.ts'

const stage = useStage()
let visitor: Visit
beforeAll(async () => {
  visitor = await stage.visit()
})

describe('a login', () => {
  let page: Page
  beforeEach(async () => {
    page = await visitor.context.newPage()
    await page.goto('/login?returnTo=/manage/products')
  })

  async function submit(userName: string, passwordText: string) {
    await page.getByLabel('User name').fill(userName)
    await page.getByLabel(/^Password/).fill(passwordText)
    await page.getByRole('button', { name: 'Log in' }).click()
  }

  const wrongLogins = [
    [planner, 'wrong'],
    ['nobody@demo.test', password],
    ["' or 1=1 --", "' or 1=1 --"],
  ] as const
  test.runIf(isWhole).each(wrongLogins)(
    'as %s with a wrong password gets the same error',
    async (userName, passwordText) => {
      await submit(userName, passwordText)
      await page.getByRole('alert').waitFor()
      expect(await page.getByRole('alert').innerText()).toBe('Invalid Username/password')
      expect(await page.getByLabel('User name').inputValue(), 'the input is kept').toBe(userName)
      await page.close()
    },
  )

  // spec: 8.loginFailure.401
  test.runIf(isWhole)('refused with 401 shows the spelling for 401', async () => {
    await page.route('**/oauth/token', (route) => route.fulfill({ status: 401, json: { message: 'No.' } }))
    await submit(planner, password)
    await page.getByRole('alert').waitFor()
    expect(await page.getByRole('alert').innerText()).toBe('Invalid Username/Password')
    await page.close()
  })

  test.runIf(isWhole)('without a user name or password shows what is missing and calls no server', async () => {
    let calls = 0
    page.on('request', (request) => (calls += request.url().includes('/oauth/') ? 1 : 0))
    await page.getByRole('button', { name: 'Log in' }).click()
    await page.getByText('Please provide user name').waitFor()
    await page.getByText('Please provide password').waitFor()
    expect(calls).toBe(0)
    await page.close()
  })
})

describe('a recipe', () => {
  let page: Page
  beforeAll(async () => {
    page = await logIn(visitor)
  })
  const save = () => page.getByRole('button', { name: 'Save' }).click()

  // spec: 8.catalogue.recipeName, 8.catalogue.recipeType, 8.catalogue.recipeIngredient
  test('without name, type and ingredients shows the messages of the specification', async () => {
    await page.goto('/recipes/myRecipeCatalog?open=new')
    await save()
    await page.getByText('Please fill recipe name', { exact: true }).waitFor()
    await page.getByText('Please select recipe type', { exact: true }).waitFor()
    await page.getByText('Please add atleast one ingredient information', { exact: true }).waitFor()
    const name = page.getByRole('textbox', { name: 'Recipe name' })
    const hasFocus = () => name.evaluate((field) => field === document.activeElement)
    await expect.poll(hasFocus, { message: 'the first invalid field has focus' }).toBe(true)
  })

  const wrongAmounts = [
    ['0', 'Enter an amount greater than 0'],
    ['1,5', 'Use a decimal point: 1.5'],
    ['-1', 'Enter an amount greater than 0'],
    ['1e9', 'Not a number. Use 2, 0.5, 1/2 or 1 1/2.'],
    ['1000000000', 'Enter an amount less than 1,000,000'],
    ['abc', 'Not a number. Use 2, 0.5, 1/2 or 1 1/2.'],
  ] as const
  test.runIf(isWhole).each(wrongAmounts)(
    'with the amount %s shows what to enter, keeps the text, and is not saved',
    async (amount, sentence) => {
      const grid = recipeGrid(page)
      await page.getByRole('textbox', { name: 'Recipe name' }).fill('Amounts')
      await page.getByLabel('Recipe type').selectOption('My recipe')
      await page.getByRole('textbox', { name: 'Portions' }).fill('10')
      await grid.type(1, 'item', 'canola')
      await grid.type(1, 'amount', amount)
      await page.getByText(sentence).waitFor()
      expect(await grid.cell(1, 'amount').getAttribute('aria-invalid')).toBe('true')
      expect(await grid.cell(1, 'amount').innerText()).toContain(amount)
      await save()
      await page.getByText('1 line needs a correction.').waitFor()
      expect(page.url()).toContain('open=new')
    },
  )

  const amounts = [
    ['1½', '680'],
    ['½', '227'],
    ['1 1/2', '680'],
  ] as const
  test.runIf(isWhole).each(amounts)('reads %s lb as %s g', async (amount, grams) => {
    const grid = recipeGrid(page)
    await grid.type(1, 'amount', amount)
    await grid.cell(1, 'weight').getByText(grams).waitFor()
    expect(await grid.cell(1, 'amount').getAttribute('aria-invalid')).toBeNull()
  })

  test.runIf(isWhole)('with a food counted by the piece reports that the weight of a piece is unknown', async () => {
    const grid = recipeGrid(page)
    await grid.type(1, 'unit', 'each')
    await page.getByText(/^The weight of 1(?:½| 1\/2) each/).waitFor()
  })

  test.runIf(isWhole)(
    'that contains itself is rejected with the chain of names, in the form and by the server',
    async () => {
      await page.goto('/recipes/myRecipeCatalog?q=marinara')
      await page.getByRole('gridcell', { name: 'Marinara sauce', exact: true }).click()
      await page.getByRole('button', { name: 'Edit', exact: true }).click()
      const grid = recipeGrid(page)
      await grid.line(9).waitFor()
      await page.getByRole('button', { name: 'Add line' }).click()
      await grid.type(10, 'amount', '1')
      await grid.type(10, 'unit', 'portion')
      await grid.type(10, 'item', 'cheese pizza')
      const chain = 'A recipe cannot contain itself: Marinara sauce > Cheese pizza > Marinara sauce'
      await grid.cell(10, 'item').getByText(chain).waitFor()
      await page.getByRole('region', { name: 'Per portion' }).getByText(chain).waitFor()
      await save()
      await page.getByText('1 line needs a correction.').waitFor()

      const caller = await Caller.logIn(stage.product.address, planner)
      const { body } = await caller.call('GET', '/recipe/recipes?q=marinara')
      const [marinara] = (body as { _embedded: { recipes: { id: number }[] } })._embedded.recipes
      const line = { subRecipeId: marinara?.id, amount: '1', unit: 'portion' }
      const refused = await caller.call('PUT', `/recipe/recipes/${marinara?.id}`, {
        name: 'Marinara sauce',
        type: 'subRecipe',
        portions: '100',
        lines: [line],
      })
      expect(refused.status).toBe(422)
      expect(JSON.stringify(refused.body)).toContain('Marinara sauce > Marinara sauce')
    },
  )
})

describe('an ingredient', () => {
  test.runIf(isWhole)('with a taken code shows the error at the code, and the form keeps its values', async () => {
    const page = await visitor.context.newPage()
    await page.goto('/manage/products?open=new')
    await page.getByRole('textbox', { name: 'Name', exact: true }).fill('Second of its code')
    await page.getByRole('textbox', { name: 'Code', exact: true }).fill('I0001')
    await page.getByRole('heading', { name: 'Required nutrients' }).click()
    await page.getByRole('textbox', { name: 'Sodium', exact: true }).fill('12.5')
    await page.getByRole('button', { name: /^Mark the \d+ blank/ }).click()
    await page.getByRole('button', { name: 'Save' }).click()
    const code = page.getByRole('textbox', { name: 'Code', exact: true })
    await page
      .getByText(/I0001|already/i)
      .first()
      .waitFor()
    expect(await code.getAttribute('aria-invalid')).toBe('true')
    expect(await code.inputValue()).toBe('I0001')
    expect(await page.getByRole('textbox', { name: 'Sodium', exact: true }).inputValue()).toBe('12.5')

    await code.fill('X-100')
    await page.getByRole('button', { name: 'Save' }).click()
    await page.getByText('Ingredient created successfully').waitFor()
    await page.close()
  })
})

test('bad input causes no console errors, foreign requests or token leaks', () => expectClean(visitor.seen))
