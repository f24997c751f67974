import type { BrowserContext, Page } from 'playwright'
import { beforeAll, describe, expect, test } from 'vitest'

import { axeViolations } from './support/axe.ts'
import { planner, submitLogin, userMenu, type Visit } from './support/browser.ts'
import { Caller } from './support/calls.ts'
import { expectOnlyMailedLinks } from './support/mailed-links.ts'
import { demoCaterer } from './support/seed.ts'
import { phone, useStage } from './support/stage.ts'

// A phone in a kitchen: the record of the day without a connection, and a vended meal received without an account.

const schoolId = 1
const today = Temporal.Now.plainDateISO('America/New_York').toString()
const address = `/manage/productionMenu/today?school=${schoolId}`
/** Whatever day it is: no holiday, a school whose meals are cooked elsewhere, and a link that expired a minute ago. */
const stage = useStage(`
  delete from caterer_holiday where caterer_id = ${demoCaterer};
  update school set module_access = '{"Production Record": "Yes", "Vended Meals": "Yes"}' where id = ${schoolId};
  update app_user set modules = null, has_all_schools = true where user_name = 'staff@demo.test';
  insert into receiving_link (caterer_id, production_record_id, token_hash, expires_at)
    select caterer_id, id, encode(sha256('expired'), 'hex'), now() - interval '1 minute'
    from production_record where caterer_id = ${demoCaterer} limit 1;`)

interface Line {
  key: string
  name: string
  kind: string
  plans: { programId: number }[]
}
interface DayRecord {
  id: number
  lines: Line[]
  groups: { programId: number }[]
  entries: Record<string, unknown>
  signatures: { part: string; name: string }[]
}

let caller: Caller
let record: DayRecord
const readRecord = async () =>
  (await caller.call('GET', `/commissary/productionRecords/${record.id}`)).body as DayRecord
const enter = (path: string, from: unknown, to: unknown) =>
  caller.call('PATCH', `/commissary/productionRecords/${record.id}`, { edits: [{ path, from, to }] })
const lineNamed = (name: string) => {
  const line = record.lines.find((one) => one.name === name)
  if (!line) throw new Error(`The record has no ${name}`)
  return line
}

beforeAll(async () => {
  caller = await Caller.logIn(stage.product.address, planner)
  const found = await caller.call(
    'GET',
    `/commissary/menuItems/search/findMenuItemsBySchool?schoolId=${schoolId}&types=MEAL`,
  )
  const items = (found.body as { _embedded: Record<string, { id: number; name: string }[]> })._embedded
  const tacos = Object.values(items)
    .flat()
    .find(({ name }) => name === 'Street tacos')
  const planned = await caller.call('PUT', `/commissary/school/${schoolId}/calendar/${today}?itemType=MEAL`, {
    plannedMeals: 100,
    lines: [{ key: 'tacos', menuItemId: tacos?.id, category: 'Entree', plannedServings: 100 }],
  })
  expect(planned.status, JSON.stringify(planned.body)).toBe(200)
  const opened = await caller.call('POST', '/commissary/productionRecords', { schoolId, date: today, itemType: 'MEAL' })
  record = (opened.body as { data: { record: DayRecord } }).data.record
})

/** The save status of what was typed; not the banner above it. */
const state = (page: Page) =>
  page.getByRole('main').getByRole('status').filter({ hasNotText: "can't be reached" }).first()
const count = (page: Page, line: string, field: string) =>
  page.getByRole('region', { name: line, exact: true }).getByLabel(field, { exact: true })

/** The worker has saved this release once the page is in its cache. */
const isKept = (page: Page) =>
  expect
    .poll(() =>
      page.evaluate(async () => {
        await navigator.serviceWorker.ready
        const [name = ''] = await caches.keys()
        return (await (await caches.open(name)).keys()).length
      }),
    )
    .toBeGreaterThan(5)

/** Everything on this server that the worker's cache has. */
const keptAddresses = (page: Page) =>
  page.evaluate(async () => {
    const [name = ''] = await caches.keys()
    return (await (await caches.open(name)).keys()).map(({ url }) => new URL(url).pathname)
  })

describe('a record filled in on a phone while the connection is cut', () => {
  let page: Page
  let context: BrowserContext
  const tacos = 'Street tacos'

  beforeAll(async () => {
    page = await stage.logIn(address, planner, phone)
    context = page.context()
    await page.getByRole('link', { name: 'Open record, Lunch' }).waitFor()
  })

  test('opens offline after one visit of the day, though it was not open before', async () => {
    await isKept(page)
    await context.setOffline(true)
    await page.reload()
    await page.getByRole('link', { name: 'Open record, Lunch' }).tap()
    await page.getByRole('region', { name: tacos, exact: true }).waitFor()
    await page.getByText(/^No connection\. Shown as of /).waitFor()
    // The banner of the page says what happens to what is typed.
    await page.getByText("The server can't be reached.", { exact: true }).waitFor()
    await page.getByText(/What you enter is kept on this device and sent when you're back online\./).waitFor()
    expect(await axeViolations(page)).toEqual([])
  })

  test('keeps what is typed through a reload and a page that was closed', async () => {
    await count(page, tacos, 'Prepared').fill('96')
    await page.getByRole('button', { name: 'One more: Prepared, Street tacos' }).tap()
    await count(page, tacos, 'Cooked').fill('165')
    await expect.poll(() => state(page).textContent()).toBe('Saved on this device')
    await page.reload()
    await expect.poll(() => count(page, tacos, 'Prepared').inputValue()).toBe('97')
    await page.getByLabel('Unusual events').fill('Fire drill')
    await page.getByRole('region', { name: tacos, exact: true }).getByText('Serve something else').tap()
    await page.getByRole('region', { name: tacos, exact: true }).getByLabel('Served instead').fill('Turkey tacos')
    await expect.poll(() => state(page).textContent()).toBe('Saved on this device')
    const { pathname, search } = new URL(page.url())
    await page.close()
    page = await context.newPage()
    await page.goto(pathname + search)
    await expect.poll(() => count(page, tacos, 'Prepared').inputValue()).toBe('97')
    expect(await page.getByLabel('Unusual events').inputValue()).toBe('Fire drill')
    expect(await page.getByLabel('Served instead').first().inputValue()).toBe('Turkey tacos')
    const width = await page.evaluate(() => document.documentElement.scrollWidth)
    expect(width).toBeLessThanOrEqual(390)
    // None of it has reached the server.
    expect((await readRecord()).entries).toEqual({})
  })

  test('is sent when the server is back, loses nothing, and asks about what someone else changed', async () => {
    const { key } = lineNamed(tacos)
    // In the meantime, the office enters another number in one field, and another field.
    await enter(`line.${key}.prepared`, null, 90)
    await enter('departedAt', null, '10:15')
    await context.setOffline(false)
    // Automatically: no one looks at the phone.
    await expect.poll(() => state(page).textContent(), { timeout: 30_000 }).toBe('1 conflict')
    await page.getByText('You entered: 97').waitFor()
    await page.getByText(/ entered: 90$/).waitFor()
    expect((await readRecord()).entries).toMatchObject({
      events: 'Fire drill',
      [`line.${key}.servedInstead`]: 'Turkey tacos',
      departedAt: '10:15',
      [`line.${key}.prepared`]: 90,
      [`line.${key}.cookDegrees`]: 165,
    })
    await page.getByRole('button', { name: 'Use mine' }).tap()
    await expect.poll(() => state(page).textContent()).toBe('Saved')
    expect((await readRecord()).entries).toMatchObject({ [`line.${key}.prepared`]: 97 })
    expect(await page.getByLabel('Departed').inputValue()).toBe('10:15')
  })

  test('saves what the school may enter when the office signed the kitchen section in the meantime, and names what it may not', async () => {
    const { key } = lineNamed(tacos)
    const at = `/commissary/productionRecords/${record.id}`
    await context.setOffline(true)
    await count(page, tacos, 'Cooked').fill('170')
    await count(page, tacos, 'Served').fill('80')
    await page.getByRole('region', { name: 'Meals', exact: true }).getByLabel('Adults', { exact: true }).fill('4')
    await expect.poll(() => state(page).textContent()).toBe('Saved on this device')
    await enter(`line.${key}.dispatched`, null, 95)
    const signed = await caller.call('POST', `${at}/signatures`, { part: 'kitchen' })
    expect(signed.status, JSON.stringify(signed.body)).toBe(200)
    await context.setOffline(false)
    await expect
      .poll(() => state(page).textContent(), { timeout: 30_000 })
      .toMatch(/^\d+ fields? (was|were) not saved$/)
    const stored = Object.entries((await readRecord()).entries)
    expect(stored).toContainEqual(['servedAdults', 4])
    expect(stored.filter(([path, value]) => path.endsWith('.served') && value === 80)).toHaveLength(1)
    const refused = page.getByRole('region', { name: /not saved$/ })
    await refused.getByText('You entered: 170 °F').waitFor()
    await refused.getByText('This part is signed. Reopen the record to change it.').first().waitFor()
    expect(await axeViolations(page)).toEqual([])
    // Reopened, it is sent again.
    expect((await caller.call('POST', `${at}/reopen`, { reason: 'Temperature' })).status).toBe(200)
    await refused.getByRole('button', { name: 'Send again' }).tap()
    await expect.poll(() => state(page).textContent()).toBe('Saved')
    expect((await readRecord()).entries).toMatchObject({ [`line.${key}.cookDegrees`]: 170 })
  })

  test("another user of the phone neither sees nor sends it, and it is sent at its user's next login", async () => {
    await context.setOffline(true)
    await page.getByLabel('Unusual events').fill('Fire drill, twice')
    await expect.poll(() => state(page).textContent()).toBe('Saved on this device')
    await context.setOffline(false)
    // Before it is sent: the phone goes to a colleague.
    await page.route('**/commissary/productionRecords/**', (route) =>
      route.request().method() === 'PATCH' ? route.abort() : route.continue(),
    )
    await page.goto('/logout')
    await submitLogin(page, 'staff@demo.test')
    await page.goto(`/manage/productionMenu/today?record=${record.id}`)
    await page.unroute('**/commissary/productionRecords/**')
    await expect.poll(() => page.getByLabel('Unusual events').inputValue()).toBe('Fire drill')
    await expect.poll(() => state(page).textContent()).toBe('Saved')
    expect((await readRecord()).entries).toMatchObject({ events: 'Fire drill' })
    await page.goto('/logout')
    await submitLogin(page, planner)
    // On any page: no one opens the record.
    await page.goto('/settings/vendors')
    await expect.poll(async () => (await readRecord()).entries).toMatchObject({ events: 'Fire drill, twice' })
  })

  test('the worker keeps only the page and files of this release: no API responses, and nothing for other screens', async () => {
    const kept = await keptAddresses(page)
    expect(kept.filter((path) => !path.startsWith('/assets/'))).toEqual(['/manage/productionMenu/today'])
    await page.goto('/settings/vendors')
    await page.getByRole('heading', { name: 'Vendors' }).waitFor()
    await context.setOffline(true)
    await expect(page.reload()).rejects.toThrow(/ERR_INTERNET_DISCONNECTED|ERR_FAILED/)
    await context.setOffline(false)
  })

  test('a logout without a connection ends the session on the phone and says so, and the login opens once it is back', async () => {
    await page.goto(address)
    await page.getByRole('link', { name: 'Open record, Lunch' }).waitFor()
    await context.setOffline(true)
    await userMenu(page).tap()
    await page.getByRole('menuitem', { name: 'Logout' }).tap()
    await page.getByRole('heading', { name: "You're logged out on this device" }).waitFor()
    expect(await page.evaluate(() => localStorage.getItem('authInfo'))).toBeNull()
    await context.setOffline(false)
    await page.waitForURL('**/login')
  })
})

describe('a vended meal received through the code on its box', () => {
  let office: Page
  let school: Page
  let link: string
  let visitor: Visit
  const tacos = 'Street tacos'

  beforeAll(async () => {
    const { key } = lineNamed(tacos)
    await enter(`line.${key}.dispatched`, null, 95)
    office = await stage.logIn(`/manage/productionMenu/today?record=${record.id}`)
    await office.getByRole('button', { name: 'New code' }).click()
    await office.getByRole('img', { name: 'Code that opens the receiving section' }).waitFor()
    await office.getByRole('button', { name: 'Copy link' }).click()
    await office.getByText('Link copied').waitFor()
    link = await office.evaluate(() => navigator.clipboard.readText())
  })

  test("opens without a login on a phone, fits it, and shows only the school's section", async () => {
    visitor = await stage.visit(phone)
    school = await visitor.context.newPage()
    await school.goto(link)
    await school.getByRole('heading', { level: 1, name: /^Lunch for / }).waitFor()
    await school.getByText('Dispatched: 95').waitFor()
    expect(await school.evaluate(() => localStorage.getItem('authInfo'))).toBeNull()
    expect(await school.getByLabel('Prepared').count()).toBe(0)
    expect(await school.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(390)
    const button = await school.getByRole('button', { name: 'One more: Arrived, Street tacos' }).boundingBox()
    expect(Math.min(button?.width ?? 0, button?.height ?? 0)).toBeGreaterThanOrEqual(44)
    expect(await axeViolations(school)).toEqual([])
  })

  test('is filled in, partly without a connection, and signed by a typed name', async () => {
    await isKept(school)
    // The first press of One more takes the dispatched count.
    await school.getByRole('button', { name: 'One more: Arrived, Street tacos' }).tap()
    await school.getByLabel('Your name').fill('Rosa Díaz')
    await school.getByRole('button', { name: 'Sign', exact: true }).tap()
    await school.getByText(/fields are still empty/).waitFor()
    await school.context().setOffline(true)
    await count(school, tacos, 'On arrival').fill('142')
    await count(school, tacos, 'Served').fill('88')
    await count(school, tacos, 'Left over').fill('7')
    await school.getByLabel('Meals served', { exact: true }).fill('88')
    await expect.poll(() => state(school).textContent()).toBe('Saved on this device')
    await school.reload()
    await expect.poll(() => count(school, tacos, 'Served').inputValue()).toBe('88')
    await school.context().setOffline(false)
    await expect.poll(() => state(school).textContent(), { timeout: 30_000 }).toBe('Saved')
    await school.getByLabel('Your name').fill('Rosa Díaz')
    await school.getByRole('button', { name: 'Sign', exact: true }).tap()
    await school.getByText(/^Signed by Rosa Díaz, /).waitFor()
    const { key } = lineNamed(tacos)
    const stored = await readRecord()
    expect(stored.entries).toMatchObject({ [`line.${key}.arrived`]: 95, [`line.${key}.arrivalDegrees`]: 142 })
    expect(stored.signatures).toMatchObject([{ part: 'school', name: 'Rosa Díaz' }])
  })

  test('opens nothing once it is revoked, and says so', async () => {
    await office.getByRole('button', { name: /^Revoke the code of / }).click()
    await office.getByText('Revoked', { exact: true }).waitFor()
    await school.reload()
    await school.getByText('The kitchen revoked this link. Ask for a new one.').waitFor()
    // None of it stays on the phone.
    await school.context().setOffline(true)
    await school.reload()
    await school.getByRole('button', { name: 'Try again' }).first().waitFor()
    expect(await school.getByText('Dispatched: 95').count()).toBe(0)
    await school.context().setOffline(false)
    expectOnlyMailedLinks(visitor.seen, new URL(link))
    await school.goto('/receive/wrong')
    await school.getByText("This link isn't valid. Scan the code again, or ask the kitchen for a new one.").waitFor()
    await school.goto('/receive/expired')
    await school.getByRole('heading', { level: 1, name: "This link doesn't work" }).waitFor()
    await school.getByText('This link has expired. Ask the kitchen for a new one.').waitFor()
    expect(await axeViolations(school)).toEqual([])
  })
})
