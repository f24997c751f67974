import type { Page } from 'playwright'
import { beforeAll, expect, test } from 'vitest'

import { planner } from './support/browser.ts'
import { Caller } from './support/calls.ts'
import { useStage } from './support/stage.ts'

const screen = '/settings/nutritionAnalysisSettings'
/** The demo's menus surround today. Starting July 1, 2027, only the later limits apply, so copies are served before that too. */
const pastMonday = '2026-03-02'
const pastMenus = `insert into school_base_day (caterer_id, school_calendar_id, date, published_day_id)
  select day.caterer_id, day.school_calendar_id, day.date - (first.monday - date '${pastMonday}'), day.published_day_id
  from school_base_day day
  join school_calendar calendar on calendar.id = day.school_calendar_id and calendar.school_id = 1
  cross join (select date_trunc('week', min(date))::date as monday from school_base_day) first
  where calendar.menu_type = 'MEAL'`

const stage = useStage(pastMenus)
let page: Page
let caller: Caller
/** Monday of a past week whose sodium passes today's limit but fails the one starting July 1, 2027. */
let monday: string
beforeAll(async () => {
  page = await stage.logIn(screen)
  caller = await Caller.logIn(stage.product.address, planner)
  monday = await findWeek()
})

interface Sodium {
  id: string
  now: { status: string } | null
  from2027: { status: string } | null
}

async function sodiumOf(startDate: string): Promise<Sodium | undefined> {
  const request = { schoolId: 1, itemType: 'MEAL', startDate, endDate: addDays(startDate, 4), rule: {} }
  const { body } = await caller.call('POST', '/commissary/menu-analysis', request)
  return (body as { weeks: { checks: Sodium[] }[] }).weeks[0]?.checks.find(({ id }) => id === 'sodium')
}

const addDays = (date: string, days: number) => Temporal.PlainDate.from(date).add({ days }).toString()

async function findWeek(): Promise<string> {
  for (const weeks of [0, 1, 2, 3]) {
    const start = addDays(pastMonday, weeks * 7)
    const sodium = await sodiumOf(start)
    if (sodium?.now?.status === 'pass' && sodium.from2027?.status === 'fail') return start
  }
  throw new Error('No demo week passes the current limits and fails those of 2027')
}

const report = () => page.goto(`/reports/nutritionAnalysisReport?school=1&week=${monday}`)
const program = (name: RegExp) => page.getByRole('region', { name })

// spec: 2.route.settings.nutritionAnalysisSettings, 1.nutritionAnalysisSettings
// spec: 2.nutritionSettings.programs, 2.nutritionSettings.target2, 2.nutritionSettings.note, 2.nutritionSettings.save
test('Target 2 checks current menus against the 2027 limits, and turning it off undoes that', async () => {
  await report()
  await page.getByText('Sodium is checked against the limits in effect on the menu date.').waitFor()

  await page.goto(screen)
  await page.getByText('Target 2 is optional and not effective until July 1st, 2027.', { exact: true }).waitFor()
  for (const isOn of [true, false]) {
    await page.goto(screen)
    await page
      .getByRole('checkbox', { name: /^Target 2/ })
      .first()
      .waitFor()
    for (const box of await page.getByRole('checkbox', { name: /^Target 2/ }).all()) await box.setChecked(isOn)
    await page.getByRole('button', { name: 'Save' }).click()
    await page.getByText('Record saved successfully.', { exact: true }).waitFor()
    await page.reload()
    expect(
      await page
        .getByRole('checkbox', { name: /^Target 2/ })
        .first()
        .isChecked(),
    ).toBe(isOn)

    expect((await sodiumOf(monday))?.now?.status).toBe(isOn ? 'fail' : 'pass')
    await report()
    const sentence = isOn
      ? 'Sodium is checked against the July 1, 2027 limits (Target 2).'
      : 'Sodium is checked against the limits in effect on the menu date.'
    await page.getByText(sentence).waitFor()
  }
})

// spec: 2.nutritionSettings.target1
test('the limit applied follows the checkbox before saving', async () => {
  // Starting July 2027, the checkbox changes nothing.
  await page.clock.setFixedTime('2026-11-18T15:00:00Z')
  await page.goto(screen)
  await page
    .getByRole('checkbox', { name: /^Target 2/ })
    .first()
    .waitFor()
  const section = program(/./)
    .filter({ has: page.getByRole('checkbox', { name: /^Target 2/ }) })
    .first()
  const limitApplied = section.getByText('Limit applied').first().locator('xpath=..')
  const before = await limitApplied.textContent()
  await section.getByRole('checkbox', { name: /^Target 2/ }).click()
  await expect.poll(() => limitApplied.textContent()).not.toBe(before)
  await section.getByRole('checkbox', { name: /^Target 2/ }).click()
  await expect.poll(() => limitApplied.textContent()).toBe(before)
  await section.getByRole('checkbox', { name: 'Active Sodium Target 1' }).setChecked(false)
  await section.getByText('No target is active: menus are checked against the current limits.').waitFor()
  await section.getByRole('checkbox', { name: 'Active Sodium Target 1' }).setChecked(true)
})
