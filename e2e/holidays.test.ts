import type { Page } from 'playwright'
import { beforeAll, expect, test } from 'vitest'

import { planner } from './support/browser.ts'
import { Caller } from './support/calls.ts'
import { isWhole, someOf } from './support/scale.ts'
import { demoCaterer } from './support/seed.ts'
import { phone, useStage } from './support/stage.ts'

const screen = '/settings/manageHolidays'
const stage = useStage()
let page: Page
beforeAll(async () => {
  page = await stage.logIn(screen)
})

/** Tall enough for all six weeks of a month. */
const tall = { width: 1440, height: 1300 }
const cell = (on: Page, date: string) => on.locator(`[role=gridcell][data-date="${date}"]`)
const dialog = (on = page) => on.getByRole('dialog')
const name = (on = page) => on.getByRole('textbox', { name: 'Holiday name' })
const address = () => page.url().slice(stage.product.address.length)

async function drag(on: Page, from: string, to: string) {
  await cell(on, from).waitFor()
  const points = await Promise.all(
    [from, to].map(async (date) => {
      const box = await cell(on, date).boundingBox()
      if (!box) throw new Error(`${date} is not on the screen`)
      return [box.x + box.width / 2, box.y + box.height - 8] as const
    }),
  )
  const [[startX, startY] = [0, 0], [endX, endY] = [0, 0]] = points
  await on.mouse.move(startX, startY)
  await on.mouse.down()
  await on.mouse.move(endX, endY, { steps: 12 })
  await on.mouse.up()
}

const dayAfter = (date: string, days: number) => Temporal.PlainDate.from(date).add({ days }).toString()

/** The stored holidays, as `2026-03-07 Snow`. */
async function stored(startDate: string, endDate: string): Promise<string[]> {
  const caller = await Caller.logIn(stage.product.address, planner)
  const query = new URLSearchParams({ catererId: String(demoCaterer), startDate, endDate })
  const { body } = await caller.call('GET', `/commissary/catererHolidays/search/findByCatererIdAndDateBetween?${query}`)
  const { catererHolidays } = (body as { _embedded: { catererHolidays: { date: string; note: string }[] } })._embedded
  return catererHolidays.map(({ date, note }) => `${date} ${note}`)
}

const ranges = [
  ['over the night in which clocks go forward', 'America/New_York', '2026-03-07', '2026-03-10', 4],
  ['on a computer on the other side of the world', 'Pacific/Auckland', '2026-06-10', '2026-06-12', 3],
  ['over the end of a month', 'America/New_York', '2026-04-29', '2026-05-02', 4],
  ['over the night in which clocks go back', 'America/New_York', '2026-10-31', '2026-11-03', 4],
] as const

// spec: 2.holidays.drag, 2.holidays.prompt, 2.holidays.range, 2.holidays.range.endExclusive
test.each(someOf(ranges, 1))('dragging over days adds holidays, %s', async (_, timezoneId, from, to, count) => {
  const own = await stage.logIn(`${screen}?date=${from}`, planner, { timezoneId, viewport: tall })
  await drag(own, from, to)
  await own.getByRole('dialog', { name: `Add ${count} holidays` }).waitFor()
  await name(own).fill('  Fall break 🍂 ')
  await own.keyboard.press('Enter')
  await own.getByText(`${count} holidays added`).waitFor()
  await cell(own, to).getByText('Fall break 🍂').waitFor()
  // The range read back is a day longer at both ends: no other day became a holiday.
  const days = await stored(dayAfter(from, -1), dayAfter(to, 1))
  expect(days).toEqual(Array.from({ length: count }, (_, at) => `${dayAfter(from, at)} Fall break 🍂`))
  await own.context().close()
})

// spec: 2.holidays.prompt.empty, 5.holiday.name, 5.holiday.name.empty
test.each(someOf(['\u200b', '', '   '], 1))('the name "%s" creates nothing', async (text) => {
  await page.goto(`${screen}?date=2026-07-15`)
  await cell(page, '2026-07-15').click()
  await name().fill(text)
  await dialog().getByRole('button', { name: 'Add holiday' }).click()
  await dialog().waitFor({ state: 'detached' })
  expect(await stored('2026-07-15', '2026-07-15')).toEqual([])
})

test.runIf(isWhole)('a range across the end of a month can be added and deleted by keyboard', async () => {
  await page.goto(`${screen}?date=2026-08-28`)
  await cell(page, '2026-08-28').focus()
  // The tab stop is the day in the address.
  await page.keyboard.press('ArrowRight')
  await page.keyboard.down('Shift')
  for (let day = 0; day < 4; day++) await page.keyboard.press('ArrowRight')
  await page.keyboard.up('Shift')
  await page.keyboard.press('Enter')
  await page.getByRole('dialog', { name: 'Add 5 holidays' }).waitFor()
  await page.keyboard.type('Late summer')
  await page.keyboard.press('Enter')
  await page.getByText('5 holidays added').waitFor()
  expect(await stored('2026-08-29', '2026-09-02')).toHaveLength(5)

  await cell(page, '2026-08-31').focus()
  await page.keyboard.press('Delete')
  await page.getByText(/Late summer on Monday, August 31, 2026 deleted/).waitFor()
  expect(await stored('2026-08-31', '2026-08-31')).toEqual([])
})

// spec: 2.holidays.delete, 7.holidays.delete
test('a deleted holiday disappears at once, and Undo restores it', async () => {
  const caller = await Caller.logIn(stage.product.address, planner)
  const holiday = { catererId: demoCaterer, date: '2026-05-21', note: 'Field day' }
  expect((await caller.call('POST', '/commissary/catererHolidays', holiday)).status).toBe(201)
  await page.goto(`${screen}?date=2026-05-01`)
  const remove = page.getByRole('button', { name: /^Delete Field day/ })
  await remove.click()
  await remove.waitFor({ state: 'detached' })
  await expect.poll(() => stored('2026-05-21', '2026-05-21')).toEqual([])
  await page.getByRole('button', { name: 'Undo' }).click()
  await remove.waitFor()
  expect(await stored('2026-05-21', '2026-05-21')).toEqual(['2026-05-21 Field day'])
})

test.runIf(isWhole)("when two people add the same day, one wins and the other sees the holiday's name", async () => {
  const other = await stage.logIn(`${screen}?date=2027-02-01`)
  await page.goto(`${screen}?date=2027-02-01`)
  await drag(page, '2027-02-03', '2027-02-04')
  await name().fill('Mine')
  await cell(other, '2027-02-04').click()
  await name(other).fill('Theirs')
  await other.keyboard.press('Enter')
  await other.getByText('1 holiday added').waitFor()
  await page.keyboard.press('Enter')
  await dialog().getByText('1 holiday added').waitFor()
  await dialog().getByText('Thursday, February 4, 2027: Theirs').waitFor()
  await dialog().getByRole('button', { name: 'Close' }).first().click()
  expect(await stored('2027-02-01', '2027-02-28')).toContain('2027-02-04 Theirs')
  expect(await stored('2027-02-03', '2027-02-03')).toEqual(['2027-02-03 Mine'])
})

test.runIf(isWhole)('a holiday that someone else already deleted is reported, not deleted twice', async () => {
  await page.goto(`${screen}?date=2027-02-01`)
  const remove = page.getByRole('button', { name: /^Delete Mine/ })
  await remove.waitFor()
  const other = await stage.logIn(`${screen}?date=2027-02-01`)
  await other.getByRole('button', { name: /^Delete Mine/ }).click()
  await other.getByText(/Mine on .* deleted/).waitFor()
  await remove.click()
  await page.getByText('Mine on Wednesday, February 3, 2027 was already deleted.').waitFor()
})

// spec: 2.route.settings.manageHolidays, 1.holidays
// spec: 2.holidays.month, 2.holidays.week, 2.holidays.day
test('view and date are in the address, and Back returns to the previous month', async () => {
  // Today's date is never in the address, so these dates are in the past.
  await page.goto(`${screen}?date=2026-05-20`)
  const grid = (title: string | RegExp) => page.getByRole('grid', { name: title }).waitFor()
  await grid('May 2026')
  await page.getByRole('button', { name: 'Next month' }).click()
  await grid('June 2026')
  await expect.poll(address).toContain('date=2026-06')
  const month = address()
  await page.getByRole('button', { name: 'Week', exact: true }).click()
  await expect.poll(() => page.getByRole('gridcell').count()).toBe(7)
  await expect.poll(address).toContain('view=week')
  const week = address()
  await page.getByRole('button', { name: 'Day', exact: true }).click()
  await expect.poll(() => page.getByRole('gridcell').count()).toBe(1)
  await expect.poll(address).toContain('view=day')

  await page.goBack()
  await expect.poll(() => page.getByRole('gridcell').count()).toBe(7)
  expect(address()).toBe(week)
  await page.goBack()
  await grid('June 2026')
  expect(address()).toBe(month)
  await page.reload()
  await grid('June 2026')
})

test.runIf(isWhole)('Back pressed right after a change of view returns to the previous view', async () => {
  await page.goto(`${screen}?date=2026-05-20`)
  const cells = page.getByRole('gridcell')
  await page.getByRole('button', { name: 'Week', exact: true }).click()
  await expect.poll(() => cells.count()).toBe(7)
  const week = address()
  // Back in the same task as the click: the calendar has not seen the new address yet.
  await page.getByRole('button', { name: 'Day', exact: true }).evaluate((button: HTMLElement) => {
    button.click()
    history.back()
  })
  await expect.poll(() => cells.count()).toBe(7)
  expect(address()).toBe(week)
})

test.runIf(isWhole)('a holiday can be added and deleted on a phone', async () => {
  const small = await stage.logIn(`${screen}?date=2026-06-19`, planner, phone)
  await cell(small, '2026-06-24').tap()
  await small.getByRole('button', { name: 'Select this day' }).tap()
  await name(small).fill('Picnic')
  await dialog(small).getByRole('button', { name: 'Add holiday' }).tap()
  await small.getByText('1 holiday added').waitFor()
  expect(await small.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(390)
  await small.getByRole('button', { name: /^Delete Picnic/ }).tap()
  await small.getByText(/Picnic on .* deleted/).waitFor()
  expect(await stored('2026-06-24', '2026-06-24')).toEqual([])
})
