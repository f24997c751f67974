import type { Page } from 'playwright'
import { beforeAll, expect, test } from 'vitest'

import { axeViolations } from './support/axe.ts'
import { planner } from './support/browser.ts'
import { Caller } from './support/calls.ts'
import { mondayIn } from './support/coming-week.ts'
import { phone, useStage } from './support/stage.ts'

const stage = useStage()
/** A middle school that has not opened any record yet. */
const school = 4
let page: Page
let caller: Caller
let day: string

interface Listed {
  days: { date: string; state: string; recordId: number | null }[]
}
const listed = async (schoolId: number, startDate: string, endDate: string) =>
  (
    await caller.call(
      'GET',
      `/commissary/productionRecords?schoolId=${schoolId}&itemType=MEAL&startDate=${startDate}&endDate=${endDate}`,
    )
  ).body as Listed

const addDays = (date: string, days: number) => Temporal.PlainDate.from(date).add({ days }).toString()
const address = (date: string) => `/manage/productionMenu?school=${school}&day=${date}`
const stored = async () => {
  const [found] = (await listed(school, day, day)).days
  const { body } = await caller.call('GET', `/commissary/productionRecords/${found?.recordId}`)
  return body as { entries: Record<string, unknown>; state: string; lines: { key: string; name: string }[] }
}

beforeAll(async () => {
  caller = await Caller.logIn(stage.product.address, planner)
  const { days } = await listed(school, mondayIn(-1), addDays(mondayIn(-1), 4))
  day = days[0]?.date ?? ''
  page = await stage.logIn(address(day), undefined, phone)
})

/** Enters every count that is still empty. */
async function fillIn() {
  const fields = page.getByLabel(/^(Prepared|Left over|Served, 6-8|Meals served, 6-8)$/)
  for (const field of await fields.all()) {
    const label = await field.evaluate((input) => (input as HTMLInputElement).labels?.[0]?.textContent ?? '')
    await field.fill(label.startsWith('Left over') ? '10' : label.startsWith('Prepared') ? '110' : '100')
  }
  await page.getByText('Saved', { exact: true }).first().waitFor()
}

// spec: 1.productionRecords, 2.route.manage.productionMenu, 2.menu.manage.productionRecords
test('a day is opened from its menu on a phone, filled in, signed in the name of the user, and reopened with a reason', async () => {
  await page.getByRole('button', { name: 'Open record' }).click()
  await page.getByRole('heading', { name: 'Signatures' }).waitFor()
  const overflow = await page.evaluate(
    () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
  )
  expect(overflow).toBeLessThanOrEqual(0)
  expect(await axeViolations(page)).toEqual([])

  await page.getByRole('button', { name: 'Sign and close' }).click()
  await page.getByText(/fields are still empty\.$/).waitFor()
  await fillIn()
  const { entries, lines } = await stored()
  expect(lines.length).toBeGreaterThan(3)
  for (const { key } of lines) expect(entries[`line.${key}.prepared`]).toBe(110)

  await page.getByRole('button', { name: 'Sign and close' }).click()
  await page.getByRole('alertdialog').getByRole('button', { name: 'Ok' }).click()
  await page.getByText(/^Dana Whitfield, /).waitFor()
  expect((await stored()).state).toBe('signed')
  await page.getByText('Late', { exact: true }).waitFor({ state: 'detached' })

  await page.getByRole('button', { name: 'Reopen' }).click()
  const dialog = page.getByRole('dialog', { name: 'Reopen this record' })
  await dialog.getByLabel(/Reason/).fill('Milk was counted twice')
  await dialog.getByRole('button', { name: 'Reopen' }).click()
  await page.getByText(/^Dana Whitfield reopened it on .*: Milk was counted twice$/).waitFor()
  await page.getByRole('button', { name: 'Sign and close' }).waitFor()
  expect((await stored()).state).toBe('late')
})

test('the demo has three weeks of signed records, one that is late, and a month that shows them', async () => {
  const { days } = await listed(3, mondayIn(-3), addDays(mondayIn(0), 6))
  expect(days.filter(({ state }) => state === 'signed').length).toBeGreaterThanOrEqual(9)
  expect(days.filter(({ state, recordId }) => state === 'late' && recordId !== null)).toHaveLength(1)
  await page.goto('/manage/productionMenu?school=3')
  await page.getByRole('list', { name: /^Lunch, / }).waitFor()
  await page.getByText('Signed').first().waitFor()
})
