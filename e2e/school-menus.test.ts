import type { Page } from 'playwright'
import { beforeAll, expect, test } from 'vitest'

import { axeViolations } from './support/axe.ts'
import { planner } from './support/browser.ts'
import { Caller } from './support/calls.ts'
import { mondayIn } from './support/coming-week.ts'
import { phone, useStage } from './support/stage.ts'
import { weekPlan } from './support/week-plan.ts'

const school = 'Juniper Hill Elementary'
const week = (monday: string) => `/manage/manageSchoolMenus?school=1&week=${monday}`
// The school has grown since its menus came, so that publishing brings it more meals.
const stage = useStage(`update school_program set planned_meals = 260 where school_id = 1 and menu_type = 'MEAL'`)
let page: Page
let caller: Caller
beforeAll(async () => {
  page = await stage.logIn(week(mondayIn(2)))
  caller = await Caller.logIn(stage.product.address, planner)
})

interface Day {
  date: string
  plannedMeals: number | null
  lines: (Record<'key' | 'recipeId' | 'ingredientId' | 'portion' | 'category' | 'plannedServings', unknown> & {
    servingLine?: number
  })[]
  conflicts: unknown[]
}

async function daysOf(monday: string): Promise<Day[]> {
  const endDate = Temporal.PlainDate.from(monday).add({ days: 4 }).toString()
  const query = `itemType=MEAL&startDate=${monday}&endDate=${endDate}`
  return ((await caller.call('GET', `/commissary/school/1/calendar?${query}`)).body as { days: Day[] }).days
}

const linesOf = (days: readonly Day[]) => days.map(({ lines }) => lines)
const conflictDay = async () => (await daysOf(mondayIn(2))).at(-1)
const dialog = (of = page) => of.getByRole('dialog')
const banner = (of = page) => of.getByText(/^1 day has conflicts/)
const undo = (of = page) => of.getByRole('region', { name: 'Notifications' }).getByRole('button', { name: 'Undo' })
const overflow = (of: Page) =>
  of.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth)

/** Publishes the month of the demo's last day again, for more meals, after the school changed them too. */
async function publishOver(meals: number) {
  const last = await conflictDay()
  const day = Temporal.PlainDate.from(last?.date ?? '')
  await weekPlan(page).setMeals(day.dayOfWeek - 1, meals)
  await weekPlan(page).saved()
  await page.goto('/manage/manageMasterMenus')
  const month = day.toLocaleString('en-US', { month: 'long', year: 'numeric' })
  await page.getByRole('row').filter({ hasText: 'Elementary lunch' }).filter({ hasText: month }).click()
  await page.getByRole('button', { name: 'Publish…' }).click()
  await dialog()
    .getByRole('checkbox', { name: new RegExp(school) })
    .check()
  await dialog()
    .getByRole('button', { name: /^Publish to / })
    .click()
  // The demo has a conflict of another school, too.
  await dialog()
    .getByText(/^Both changed/)
    .first()
    .waitFor()
}

// spec: 1.schoolMenus
test('a publication that changes what the school changed is a conflict, answered from the week', async () => {
  await publishOver(111)
  await page.goto(week(mondayIn(2)))
  await banner().waitFor()
  await page.getByRole('button', { name: 'Review' }).click()
  const meals = dialog().getByRole('radiogroup', { name: 'Planned meals' })
  await meals.getByRole('radio', { name: "Keep the school's 111" }).waitFor()
  await meals.getByRole('radio', { name: /^Use the master menu's/ }).check()
  await dialog().getByRole('button', { name: 'Save 1 choice' }).click()
  await banner().waitFor({ state: 'detached' })
  const answered = await conflictDay()
  expect(answered?.conflicts).toEqual([])
  expect(answered?.plannedMeals).not.toBe(111)
})

test('Undo brings back the conflict and the version of the school', async () => {
  await undo().click()
  await banner().waitFor()
  const reopened = await conflictDay()
  expect(reopened?.conflicts).toHaveLength(1)
  expect(reopened?.plannedMeals).toBe(111)
})

test('an item moves to one serving line by keyboard, which the saved week keeps', async () => {
  await page.goto(week(mondayIn(2)))
  const [, first] = await daysOf(mondayIn(2))
  const key = first?.lines.find(({ category }) => category === 'Vegetables')?.key
  const lineOf = async () => (await daysOf(mondayIn(2)))[1]?.lines.find((line) => line.key === key)?.servingLine ?? null
  const cell = weekPlan(page).cell('Vegetables', 1)
  const move = async (line: string) => {
    await cell
      .getByRole('button', { name: /^Actions for/ })
      .first()
      .focus()
    await page.keyboard.press('Enter')
    await page.getByRole('menuitemradio', { name: line }).focus()
    await page.keyboard.press('Enter')
    await weekPlan(page).saved()
  }
  await move('Line 2')
  await cell.getByText('Line 2').waitFor()
  await expect.poll(lineOf).toBe(2)
  await page.reload()
  await cell.getByText('Line 2').waitFor()
  await move('Every line')
  await expect.poll(lineOf).toBeNull()
})

test('on a phone, the school keeps its version of a day by tap, and Undo asks again', async () => {
  const small = await stage.logIn(week(mondayIn(2)), undefined, phone)
  await banner(small).waitFor()
  const date = Temporal.PlainDate.from((await conflictDay())?.date ?? '')
  const weekday = date.toLocaleString('en-US', { weekday: 'short' })
  await small
    .getByRole('group', { name: 'Days' })
    .getByRole('button', { name: new RegExp(`^${weekday}`) })
    .tap()
  await small.getByRole('button', { name: '1 conflict', exact: true }).tap()
  await dialog(small).getByRole('radio', { name: "Keep the school's 111" }).tap()
  expect(await overflow(small)).toBeLessThanOrEqual(0)
  expect(await axeViolations(small)).toEqual([])
  await dialog(small).getByRole('button', { name: 'Save 1 choice' }).tap()
  await banner(small).waitFor({ state: 'detached' })
  expect(await conflictDay()).toMatchObject({ plannedMeals: 111, conflicts: [] })

  await undo(small).tap()
  await banner(small).waitFor()
  const reopened = await conflictDay()
  expect(reopened?.conflicts).toHaveLength(1)
  expect(reopened?.plannedMeals).toBe(111)
})

test('on a phone, a fix of a failing week is applied by tap and taken back', async () => {
  const before = await daysOf(mondayIn(1))
  const small = await stage.logIn(week(mondayIn(1)), undefined, phone)
  const strip = small.getByRole('region', { name: /^Meal pattern/ })
  await strip.getByRole('button', { expanded: false }).first().tap()
  // Too much of the fruit is juice in the demo's next week of elementary lunches.
  await strip.getByRole('button', { name: /^Ratios and limits/ }).tap()
  const why = small.getByRole('region', { name: /^Why/ })
  const fix = why.getByRole('button', { name: /^Apply:/ }).first()
  const name = ((await fix.getAttribute('aria-label')) ?? '').replace('Apply: ', '')
  expect(await overflow(small)).toBeLessThanOrEqual(0)
  expect(await axeViolations(small)).toEqual([])
  await fix.tap()
  await why.getByText(`Applied: ${name}`).waitFor()
  await weekPlan(small).saved()
  const fixed = await daysOf(mondayIn(1))
  expect(linesOf(fixed)).not.toEqual(linesOf(before))
  expect(await overflow(small)).toBeLessThanOrEqual(0)

  await why.getByRole('button', { name: 'Undo' }).tap()
  await why.getByText(/^Applied/).waitFor({ state: 'detached' })
  await expect.poll(async () => linesOf(await daysOf(mondayIn(1)))).toEqual(linesOf(before))
})

test('a day that was served is locked: its planner says so, and the server refuses to change it', async () => {
  const [served] = await daysOf(mondayIn(-1))
  await page.goto(week(mondayIn(-1)))
  await page.getByText("Served. It can't change.").first().waitFor()
  expect(await weekPlan(page).plannedMeals(0).isEditable()).toBe(false)

  const { status, body } = await caller.call('PUT', `/commissary/school/1/calendar/${served?.date}?itemType=MEAL`, {
    plannedMeals: 1,
    lines: [],
  })
  expect(status).toBe(422)
  expect(JSON.stringify(body)).toContain("was served, so its menu can't change.")
})
