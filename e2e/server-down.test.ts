import { expect, test } from 'vitest'

import { planner, submitLogin } from './support/browser.ts'
import { Caller } from './support/calls.ts'
import { comingMonday } from './support/coming-week.ts'
import { recipeGrid } from './support/recipe-grid.ts'
import { useOwnProduct } from './support/stage.ts'
import { weekPlan } from './support/week-plan.ts'

const stage = useOwnProduct()

test('while the server is down, the open form is kept, and the same Save works once the server is back and saves once', async () => {
  const page = await stage.logIn('/recipes/myRecipeCatalog?open=new')
  const grid = recipeGrid(page)
  await page.getByRole('textbox', { name: 'Recipe name' }).fill('Rice of a bad day')
  await page.getByLabel('Recipe type').selectOption('My recipe')
  await page.getByRole('textbox', { name: 'Portions' }).fill('20')
  await grid.type(1, 'item', 'brown rice')
  await grid.type(1, 'amount', '2 1/2')
  await expect.poll(() => grid.cell(1, 'weight').innerText()).toBe('1,134g')
  const save = page.getByRole('button', { name: 'Save' })

  await stage.product.stop()
  await save.click()
  await page.getByText("The server can't be reached.", { exact: true }).waitFor()
  expect(await page.getByRole('textbox', { name: 'Recipe name' }).inputValue()).toBe('Rice of a bad day')
  expect(await grid.cell(1, 'amount').innerText()).toBe('2 1/2')

  await page.getByRole('button', { name: 'Try again' }).click()
  await stage.product.restart()
  // The page also retries automatically, so the button may already be gone.
  await page.getByText("The server can't be reached.", { exact: true }).waitFor({ state: 'detached' })
  await save.click()
  await page.getByText('Recipe created successfully').waitFor()

  const caller = await Caller.logIn(stage.product.address, planner)
  const { body } = await caller.call('GET', '/recipe/recipes?q=Rice%20of%20a%20bad%20day')
  expect((body as { page: { totalElements: number } }).page.totalElements).toBe(1)
  await page.context().close()
})

test('while the server is down, an edited week is kept and saved automatically once the server is back', async () => {
  const page = await stage.logIn(`/manage/manageSchoolMenus?school=2&week=${comingMonday()}`)
  const plan = weekPlan(page)
  await plan.add('Entree', 2, 'Cheese pizza')
  await plan.saved()

  await stage.product.stop()
  await plan.setMeals(2, 175)
  await page.getByText("The server can't be reached.", { exact: true }).waitFor()
  expect(await plan.plannedMeals(2).inputValue()).toBe('175')
  await stage.product.restart()
  await plan.saved()
  await page.reload()
  await plan.plannedMeals(2).waitFor()
  expect(await plan.plannedMeals(2).inputValue()).toBe('175')
  await page.context().close()
})

test('an edit that could not be saved is back after the tab was closed, and after a logout and login of the same user', async () => {
  const week = `/manage/manageSchoolMenus?school=2&week=${comingMonday()}`
  const page = await stage.logIn(week)
  const plan = weekPlan(page)
  await plan.setMeals(1, 140)
  await plan.saved()

  await stage.product.stop()
  await plan.setMeals(1, 165)
  await page.getByText("The server can't be reached.", { exact: true }).waitFor()
  const context = page.context()
  await page.close({ runBeforeUnload: false })
  await stage.product.restart()

  const next = await context.newPage()
  await next.goto(`${stage.product.address}/logout`)
  await next.getByRole('heading', { name: 'Log in' }).waitFor()
  await submitLogin(next, planner)
  await next.goto(stage.product.address + week)
  await next.getByText(/^Unsaved changes from .* are back: Tuesday/).waitFor()
  expect(await weekPlan(next).plannedMeals(1).inputValue()).toBe('165')
  await weekPlan(next).saved()
  await next.reload()
  await weekPlan(next).plannedMeals(1).waitFor()
  expect(await weekPlan(next).plannedMeals(1).inputValue()).toBe('165')
  await expect.poll(() => next.getByText(/are back/).count()).toBe(0)
  await context.close()
})
