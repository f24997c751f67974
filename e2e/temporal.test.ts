import { expect, test } from 'vitest'

import { logIn, planner } from './support/browser.ts'
import { useStage } from './support/stage.ts'

const stage = useStage()

const today = Temporal.Now.plainDateISO('America/New_York')
const monday = today.subtract({ days: today.dayOfWeek - 1 })
const fall = Temporal.PlainYearMonth.from({ year: today.month >= 7 ? today.year : today.year - 1, month: 11 })

test.each([
  ['without Temporal loads the polyfill', false],
  ['with Temporal never loads the polyfill', true],
])('a browser %s and shows the right days', async (_, hasTemporal) => {
  const visitor = await stage.visit()
  const { context } = visitor
  if (!hasTemporal) await context.addInitScript(() => Reflect.deleteProperty(globalThis, 'Temporal'))
  const polyfills: string[] = []
  context.on('request', (request) => {
    if (request.url().includes('/temporal-polyfill-')) polyfills.push(request.url())
  })

  const page = await logIn(visitor, planner, '/manage/manageSchoolMenus?school=1')
  const mealsOn = (date: Temporal.PlainDate) =>
    page.getByRole('textbox', { name: `Planned meals on ${date.toLocaleString('en-US', { dateStyle: 'full' })}` })
  await mealsOn(monday).waitFor()
  await page.getByRole('button', { name: 'Next week' }).click()
  await mealsOn(monday.add({ weeks: 1 })).waitFor()

  await page.goto('/settings/manageHolidays')
  await page.locator(`[role=gridcell][aria-current=date][data-date="${today.toString()}"]`).waitFor()
  await page.goto(`/settings/manageHolidays?date=${fall.toString()}-20`)
  await page.getByText('Thanksgiving Day').waitFor()

  // Each of the three pages loads it, from the cache after the first.
  expect(new Set(polyfills).size).toBe(hasTemporal ? 0 : 1)
})
