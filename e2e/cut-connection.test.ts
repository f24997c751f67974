import type { BrowserContext, Page } from 'playwright'
import { beforeAll, expect, test } from 'vitest'

import { planner } from './support/browser.ts'
import { Caller } from './support/calls.ts'
import { demoCaterer } from './support/seed.ts'
import { phone, useOwnProduct } from './support/stage.ts'

// As in a basement: the connection is cut for ten minutes while two records are filled in on a phone, one of them on the office
// screen. Then the server stops as well.

const today = Temporal.Now.plainDateISO('America/New_York').toString()
const tacos = 'Street tacos'
/** The first is filled in on Today's Records, the second on Production Records. */
const [onPhone, inOffice] = [1, 2] as const
const stage = useOwnProduct(
  {},
  `
  delete from caterer_holiday where caterer_id = ${demoCaterer};
  update school set module_access = '{"Production Record": "Yes"}' where id in (${onPhone}, ${inOffice});`,
)

interface DayRecord {
  id: number
  lines: { key: string; name: string }[]
  entries: Record<string, unknown>
}

let caller: Caller
let page: Page
let context: BrowserContext
const records = new Map<number, DayRecord>()
const recordOf = (school: number) => {
  const record = records.get(school)
  if (!record) throw new Error('Not opened')
  return record
}
const stored = async (school: number) =>
  ((await caller.call('GET', `/commissary/productionRecords/${recordOf(school).id}`)).body as DayRecord).entries
const lineKey = (school: number) => recordOf(school).lines.find(({ name }) => name === tacos)?.key ?? ''
const address = {
  phone: () => `/manage/productionMenu/today?record=${recordOf(onPhone).id}`,
  office: `/manage/productionMenu?school=${inOffice}&day=${today}`,
}

beforeAll(async () => {
  caller = await Caller.logIn(stage.product.address, planner)
  for (const schoolId of [onPhone, inOffice]) {
    const found = await caller.call(
      'GET',
      `/commissary/menuItems/search/findMenuItemsBySchool?schoolId=${schoolId}&types=MEAL`,
    )
    const items = (found.body as { _embedded: Record<string, { id: number; name: string }[]> })._embedded
    const item = Object.values(items)
      .flat()
      .find(({ name }) => name === tacos)
    await caller.call('PUT', `/commissary/school/${schoolId}/calendar/${today}?itemType=MEAL`, {
      plannedMeals: 100,
      lines: [{ key: 'tacos', menuItemId: item?.id, category: 'Entree', plannedServings: 100 }],
    })
    const opened = await caller.call('POST', '/commissary/productionRecords', {
      schoolId,
      date: today,
      itemType: 'MEAL',
    })
    records.set(schoolId, (opened.body as { data: { record: DayRecord } }).data.record)
  }
  page = await stage.logIn(address.phone(), planner, phone)
  context = page.context()
  await item().waitFor()
})

/** The worker has saved this release once the page is in its cache. */
const isReleaseKept = () =>
  expect
    .poll(() =>
      page.evaluate(async () => {
        await navigator.serviceWorker.ready
        const [name = ''] = await caches.keys()
        return (await (await caches.open(name)).keys()).length
      }),
    )
    .toBeGreaterThan(5)
const item = () => page.getByRole('region', { name: tacos, exact: true })
const field = (name: string) => item().getByLabel(name, { exact: true })
const step = (name: string) => item().getByRole('button', { name: `One more: ${name}, ${tacos}` })
const isKept = () => page.getByText('Saved on this device').first().waitFor()

test('ten minutes without a connection, then without a server, lose nothing that was typed into two records', async () => {
  await isReleaseKept()
  // Saved before the cut, so the page kept on the device must have it too.
  await field('Prepared').fill('90')
  await expect.poll(async () => stored(onPhone)).toMatchObject({ [`line.${lineKey(onPhone)}.prepared`]: 90 })
  await page.goto(address.office)
  await item().waitFor()
  // The page polls the server on its clock, which is advanced below.
  await page.clock.install()

  await context.setOffline(true)
  await field('Prepared').fill('96')
  await step('Prepared').tap()
  await step('Left over').tap()
  await page
    .getByRole('region', { name: `Temperatures, ${tacos}` })
    .locator('summary')
    .tap()
  await field('Cooked').fill('165')
  await isKept()
  await page.clock.fastForward('10:00')

  // Others still have a connection and edit one field of each record, one of which was also edited here.
  const enter = (school: number, path: string, to: unknown) =>
    caller.call('PATCH', `/commissary/productionRecords/${recordOf(school).id}`, { edits: [{ path, from: null, to }] })
  await enter(inOffice, `line.${lineKey(inOffice)}.prepared`, 80)
  await enter(onPhone, 'events', 'Fire drill')
  await stage.product.stop()

  await page.reload()
  await expect.poll(() => field('Prepared').inputValue()).toBe('97')
  expect(await field('Left over').inputValue()).toBe('1')
  await page.goto(address.phone())
  await expect.poll(() => field('Prepared').inputValue()).toBe('90')
  await step('Prepared').tap()
  await field('Left over').fill('4')
  await field('Cooked').fill('171')
  await isKept()
  await page.goto(address.office)
  await expect.poll(() => field('Prepared').inputValue()).toBe('97')

  await stage.product.restart()
  await context.setOffline(false)
  await page.clock.fastForward('00:10')
  await page.getByText(`${tacos}, Prepared: Dana Whitfield entered 80, you entered 97.`).waitFor()
  const office = lineKey(inOffice)
  expect(await stored(inOffice)).toMatchObject({
    [`line.${office}.prepared`]: 80,
    [`line.${office}.leftover`]: 1,
    [`line.${office}.cookDegrees`]: 165,
  })
  // The other record is sent without being opened.
  const other = lineKey(onPhone)
  await expect
    .poll(async () => stored(onPhone))
    .toMatchObject({
      events: 'Fire drill',
      [`line.${other}.prepared`]: 91,
      [`line.${other}.leftover`]: 4,
      [`line.${other}.cookDegrees`]: 171,
    })
  await page.getByRole('button', { name: 'Use mine' }).tap()
  await expect.poll(async () => stored(inOffice)).toMatchObject({ [`line.${office}.prepared`]: 97 })
  await page.getByText('Saved', { exact: true }).first().waitFor()
})
