import type { Page } from 'playwright'
import { beforeAll, expect, test } from 'vitest'

import { planner } from './support/browser.ts'
import { Caller } from './support/calls.ts'
import { mondayIn } from './support/coming-week.ts'
import { useStage } from './support/stage.ts'
import { weekPlan } from './support/week-plan.ts'

const school = 'Juniper Hill Elementary'
const week = (monday: string) => `/manage/manageSchoolMenus?school=1&week=${monday}`
const stage = useStage()
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

const conflictDay = async () => (await daysOf(mondayIn(2))).at(-1)
const dialog = () => page.getByRole('dialog')
const banner = () => page.getByText(/^1 day has conflicts/)

/** Publishes the demo's edit of its last day, more meals, after the school changed them too. */
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
  await dialog().getByRole('button', { name: 'Save 1 answer' }).click()
  await banner().waitFor({ state: 'detached' })
  const answered = await conflictDay()
  expect(answered?.conflicts).toEqual([])
  expect(answered?.plannedMeals).not.toBe(111)
})

test('Undo brings back the conflict and the version of the school', async () => {
  await page.getByRole('region', { name: 'Notifications' }).getByRole('button', { name: 'Undo' }).click()
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
