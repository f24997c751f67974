import type { Page } from 'playwright'
import { beforeAll, describe, expect, test } from 'vitest'

import { planner, submitLogin, tokensOf } from './support/browser.ts'
import { comingMonday } from './support/coming-week.ts'
import { recipeGrid } from './support/recipe-grid.ts'
import { useStage } from './support/stage.ts'
import { weekPlan } from './support/week-plan.ts'

const stage = useStage()

describe('a day that is edited in two tabs', () => {
  const monday = comingMonday()
  const week = `/manage/manageSchoolMenus?school=1&week=${monday}`
  const day = Temporal.PlainDate.from(monday).toLocaleString('en-US', { dateStyle: 'full' })
  let first: Page
  let second: Page
  beforeAll(async () => {
    first = await stage.logIn(week)
    second = await stage.logIn(week)
    for (const page of [first, second]) await weekPlan(page).plannedMeals(0).waitFor()
  })

  test('keeps the changes of both tabs without a question', async () => {
    await weekPlan(first).add('Entree', 0, 'Cheese pizza')
    await weekPlan(first).saved()

    await weekPlan(second).add('Entree', 0, 'Tuna salad sandwich')
    await second
      .getByText(`You also edited ${day} in another tab or on another device. Both changes are kept.`)
      .waitFor()
    await weekPlan(second).item('Entree', 0, 'Cheese pizza').waitFor()
    await weekPlan(second).saved()
    await first.reload()
    for (const item of ['Cheese pizza', 'Tuna salad sandwich']) {
      await weekPlan(first).item('Entree', 0, item).waitFor()
      expect(await weekPlan(first).item('Entree', 0, item).count(), 'once').toBe(1)
    }
  })

  test('asks in the second tab about what both changed, and can keep its version', async () => {
    await weekPlan(first).setMeals(0, 210)
    await weekPlan(first).saved()

    await weekPlan(second).setMeals(0, 190)
    const conflict = second.getByRole('status').or(second.getByRole('alert')).filter({ hasText: 'Keep mine' })
    await conflict.waitFor()
    expect(await conflict.innerText()).toContain(`You also edited ${day} in another tab or on another device.`)
    const differing = second.getByRole('table', { name: `${day}: what differs` })
    const rows = await differing.getByRole('row').allInnerTexts()
    expect(rows.slice(1).map((row) => row.split(/\s*\t\s*/))).toEqual([['Planned meals', '190', '210']])

    await second.getByRole('button', { name: 'Keep mine' }).click()
    await weekPlan(second).saved()
    await first.reload()
    await expect.poll(() => weekPlan(first).plannedMeals(0).inputValue()).toBe('190')
  })

  test("lets the second tab use the first one's version", async () => {
    await weekPlan(first).setMeals(1, 210)
    await weekPlan(first).add('Entree', 1, 'Cheese pizza')
    await weekPlan(first).saved()

    await weekPlan(second).setMeals(1, 190)
    await second.getByRole('button', { name: 'Use the other' }).click()
    await weekPlan(second).item('Entree', 1, 'Cheese pizza').waitFor()
    expect(await weekPlan(second).plannedMeals(1).inputValue()).toBe('210')
    await weekPlan(second).saved()
  })

  test('does not block other days', async () => {
    await weekPlan(first).setMeals(3, 150)
    await weekPlan(second).setMeals(4, 160)
    await weekPlan(first).saved()
    await weekPlan(second).saved()
    await second.reload()
    await weekPlan(second).plannedMeals(3).waitFor()
    expect(await weekPlan(second).plannedMeals(3).inputValue()).toBe('150')
    expect(await weekPlan(second).plannedMeals(4).inputValue()).toBe('160')
  })
})

test('a just-selected ingredient is kept, and its nutrition loads once the server is back', async () => {
  const page = await stage.logIn('/recipes/myRecipeCatalog?open=new')
  const grid = recipeGrid(page)
  const calls = /\/(ingredient\/ingredients\/\d+|commissary\/userInfo)\?/
  await page.route(calls, (route) => route.abort('connectionrefused'))
  await grid.type(1, 'item', 'brown rice')
  await grid.type(1, 'amount', '2 1/2')
  await page.getByText("The server can't be reached.", { exact: true }).waitFor()
  expect(await grid.cell(1, 'item').innerText()).toBe('Brown rice, long grain, dry')
  expect(await grid.cell(1, 'weight').innerText()).toContain('incomplete')

  await page.unroute(calls)
  await expect.poll(() => grid.cell(1, 'weight').innerText()).toBe('1,134g')
  await page.context().close()
})

// spec: 4.session.refresh.failed, 8.401.login
test('a session revoked elsewhere opens the login, which returns to the page', async () => {
  const page = await stage.logIn('/manage/products?q=rice')
  await page.getByText(/^1–/).waitFor()
  // Otherwise a late call of the page would notice before the search does.
  await page.waitForLoadState('networkidle')
  const { refresh_token: token } = await tokensOf(page)
  const revoked = await fetch(`${stage.product.address}/oauth/revoke`, {
    method: 'POST',
    body: new URLSearchParams({ token }),
  })
  expect(revoked.status).toBe(200)

  await page.getByRole('searchbox').fill('brown rice')
  await page.getByRole('heading', { name: 'Log in' }).waitFor()
  expect(await page.evaluate(() => localStorage.getItem('authInfo')), 'the session is cleared').toBeNull()
  await submitLogin(page, planner)
  await page.getByRole('heading', { name: 'Ingredients' }).waitFor()
  expect(new URL(page.url()).pathname).toBe('/manage/products')
  expect(await page.getByRole('searchbox').inputValue()).toContain('rice')
  await page.context().close()
})
