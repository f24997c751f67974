import { expect, test } from 'vitest'

import { password, planner, tokensOf } from './support/browser.ts'
import { Caller } from './support/calls.ts'
import { phone, useStage } from './support/stage.ts'

const today = Temporal.Now.plainDateISO('America/New_York')
const tomorrow = today.add({ days: 1 })

// Meals on any day of the year, and orders until the midnight before it.
const stage = useStage(`
  delete from caterer_holiday;
  update order_settings set cut_off_days = 0, cut_off_time = '00:00';`)

interface Family {
  children: { id: number; firstName: string; schoolName: string }[]
}

const longDay = (date: Temporal.PlainDate) =>
  date.toLocaleString('en-US', { weekday: 'long', year: 'numeric', month: 'long', day: 'numeric' })

/** Puts the same lunch on today and tomorrow at a school: milk, and a dish that is only a text. */
async function planLunch(schoolName: string) {
  const office = await Caller.logIn(stage.product.address, planner)
  const read = async (path: string) => (await office.call('GET', path)).body as never
  const { data } = (await read(`/commissary/schools?role=ROLE_CATERER&date=${today.toString()}`)) as {
    data: { schools: { schoolId: number; schoolName: string }[] }
  }
  const school = data.schools.find((one) => one.schoolName === schoolName)
  const { _embedded: found } = (await read('/ingredient/ingredients?q=milk&page=0&size=10')) as {
    _embedded: { ingredients: { id: number }[] }
  }
  for (const date of [today, tomorrow]) {
    const lines = [
      { key: 'milk', ingredientId: found.ingredients[0]?.id, category: 'Milk', plannedServings: null },
      { key: 'soup', text: "Cook's soup", category: 'Entree', plannedServings: null },
    ]
    const path = `/commissary/school/${school?.schoolId}/calendar/${date.toString()}?itemType=MEAL`
    const answer = await office.call('PUT', path, { plannedMeals: null, lines })
    expect(answer.status, JSON.stringify(answer.body)).toBe(200)
  }
}

test("a parent reads the children's menus, orders a lunch until its cutoff, and logs out", async () => {
  await planLunch('Maple Street Elementary')
  const { context } = await stage.visit(phone)
  const page = await context.newPage()
  await page.goto('/parent')
  await page.getByLabel('User name').fill('parent@demo.test')
  await page.getByLabel(/^Password/).fill(password)
  await page.getByRole('button', { name: 'Log in' }).click()

  await page.getByRole('tab', { name: 'Freja' }).waitFor()
  await page.getByRole('tab', { name: 'Nils' }).click()
  await page.getByText('Allergies: Milk and Sesame').waitFor()
  const days = page.getByRole('list', { name: /^Lunch/ }).getByRole('listitem')
  const todays = days.filter({ hasText: longDay(today) }).first()
  const tomorrows = days.filter({ hasText: longDay(tomorrow) }).first()
  const milk = todays.locator('li').filter({ has: page.locator('s') })
  expect(await milk.innerText()).toContain('Contains Milk')
  expect(await todays.locator('li').filter({ hasText: "Cook's soup" }).innerText()).toContain(
    'Unknown: Milk and Sesame',
  )

  await todays.getByText('The cutoff has passed.').waitFor()
  expect(await todays.getByRole('button').count()).toBe(0)
  await tomorrows.getByRole('button', { name: /^Order for \$3\.25: Lunch/ }).tap()
  await tomorrows.getByText('Ordered ($3.25)').waitFor()
  await page.getByText('Balance: $21.75').waitFor()
  await page.reload()
  await page.getByRole('tab', { name: 'Nils' }).waitFor()
  await tomorrows.getByRole('button', { name: /^Cancel order: Lunch/ }).waitFor()

  // Only the parent's own children, and none of the office's calls.
  const { access_token: token } = await tokensOf(page)
  const call = (path: string) => fetch(`${stage.product.address}${path}?access_token=${token}`)
  const { children } = (await (await call('/commissary/ownFamily')).json()) as Family
  expect(children.map(({ firstName }) => firstName)).toEqual(['Freja', 'Nils'])
  const refused = [
    '/commissary/students',
    '/commissary/households',
    '/commissary/orders',
    `/commissary/students/${children[0]?.id}`,
  ]
  expect(await Promise.all(refused.map(async (path) => (await call(path)).status))).toEqual([403, 403, 403, 403])

  await page.getByRole('button', { name: 'Logout' }).tap()
  await page.getByRole('heading', { name: 'Log in' }).waitFor()
  expect(await tokensOf(page)).toEqual({})
})
