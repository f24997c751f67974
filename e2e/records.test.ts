import type { CDPSession, Page } from 'playwright'
import { beforeAll, expect, test } from 'vitest'

import { logIn, type Visit } from './support/browser.ts'
import { Caller } from './support/calls.ts'
import { isNightly } from './support/scale.ts'
import { useStage } from './support/stage.ts'

// Two users editing one vendor, and unsaved input after the page is lost.

const catererOf = async (caller: Caller) =>
  ((await caller.call('GET', '/commissary/userInfo')).body as { catererId: number }).catererId

const stage = useStage()
let one: Visit
let other: Visit
let page: Page
let caller: Caller
let catererId: number
beforeAll(async () => {
  one = await stage.visit()
  other = await stage.visit()
  page = await logIn(one)
  // The browser asks before it leaves a form with changes.
  page.on('dialog', (dialog) => void dialog.accept())
  caller = await Caller.logIn(stage.product.address, 'planner@demo.test')
  catererId = await catererOf(caller)
})

let count = 0
async function newVendor(): Promise<number> {
  count += 1
  const vendor = { vendorCode: `E2E-${count}`, name: `Vendor ${count}`, email: `v${count}@demo.test` }
  const saved = await caller.call('POST', `/vendor/${catererId}`, vendor)
  return (saved.body as { data: { id: number } }).data.id
}
const addressOf = (id: number) => `/settings/vendorRec?id=${id}`
const field = (name: string, of = page) => of.getByRole('textbox', { name })
const stored = async (id: number) => {
  const { Vendors } = (await caller.call('GET', `/vendor/all/${catererId}`)).body as {
    Vendors: { id: number; name: string; email: string; version: number }[]
  }
  return Vendors.find((vendor) => vendor.id === id)
}

test('the second user to save sees who changed what, keeps their input, and merges field by field', async () => {
  const id = await newVendor()
  const second = await logIn(other, 'planner@demo.test', addressOf(id))
  await page.goto(addressOf(id))
  await field('Vendor Name').fill('Orchard Produce')
  await field('Email').fill('orchard@demo.test')
  await field('Vendor Name', second).fill('Valley Produce')
  await field('Email', second).fill('valley@demo.test')

  await page.getByRole('button', { name: 'Save' }).click()
  await page.getByText('Vendor updated successfully').waitFor()
  await second.getByRole('button', { name: 'Save' }).click()

  const merge = second.getByRole('group', { name: 'Someone else saved this record' })
  await merge.waitFor()
  expect(await merge.textContent()).toMatch(/Dana Whitfield saved this record on .+ while you were editing\./)
  expect(await field('Vendor Name', second).inputValue()).toBe('Valley Produce')
  expect(await field('Email', second).inputValue()).toBe('valley@demo.test')
  await merge
    .getByRole('radiogroup', { name: 'Email' })
    .getByRole('radio', { name: /Current version/ })
    .check()
  expect(await field('Email', second).inputValue()).toBe('orchard@demo.test')

  await second.getByRole('button', { name: 'Save' }).click()
  await second.getByText('Vendor updated successfully').waitFor()
  expect(await stored(id)).toMatchObject({ name: 'Valley Produce', email: 'orchard@demo.test', version: 3 })
})

test('a deleted vendor disappears at once, and Undo restores it', async () => {
  const id = await newVendor()
  await page.goto(addressOf(id))
  await field('Vendor Name').fill('Half typed')
  await page.getByRole('button', { name: 'Delete vendor' }).click()
  await page.waitForURL('**/settings/vendors')
  expect(await stored(id)).toBeUndefined()
  await page.getByRole('button', { name: 'Undo' }).click()
  await page.getByText('Vendor restored successfully').waitFor()
  expect(await stored(id)).toMatchObject({ name: `Vendor ${count}` })
})

const typed = 'Typed and not saved'
/** Rounds per way; the reliability plan's fifty are ten rounds of five ways. */
const rounds = Number(process.env['DRAFT_ROUNDS'] ?? (isNightly ? 2 : 1))

/** Ways to lose a page while typing. Afterwards the form is open again. */
const ways: Record<string, (id: number) => Promise<void>> = {
  'a reload': async () => {
    await page.reload()
  },
  'Back and Forward': async () => {
    await page.goBack()
    await page.getByRole('alertdialog').getByRole('button', { name: 'Leave' }).click()
    await page.getByRole('grid').waitFor()
    await page.goForward()
  },
  'another page and Back': async () => {
    await page.goto('/privacy-policy')
    await page.goBack()
  },
  'a save in another tab and a reload': async (id) => {
    const before = await stored(id)
    await caller.call('PUT', `/vendor/${id}`, { vendorCode: `E2E-${count}`, name: before?.name, email: 'b@demo.test' })
    await page.reload()
  },
}

/** Opens the vendor from the list, as people do, so that Back leads there without loading a page. */
async function typeInto() {
  await page.goto(`/settings/vendors?filter.vendorCode=E2E-${count}`)
  await page.getByRole('gridcell', { name: `Vendor ${count}`, exact: true }).click()
  await field('Vendor Name').fill(typed)
}

// A crashed tab responds only to the DevTools protocol, so it has a separate test.
test.each(Object.keys(ways))('unsaved changes are offered after %s, every time', async (way) => {
  let offered = 0
  for (let round = 0; round < rounds; round += 1) {
    const id = await newVendor()
    await typeInto()
    await ways[way]?.(id)
    await page.getByRole('button', { name: 'Restore' }).click()
    if ((await field('Vendor Name').inputValue()) === typed) offered += 1
    if (way.startsWith('a save')) expect(await field('Email').inputValue()).toBe('b@demo.test')
    await page.getByRole('button', { name: 'Save' }).click()
    await page.getByText('Vendor updated successfully').first().waitFor()
  }
  expect(offered).toBe(rounds)
})

test('unsaved changes are offered after a crash of the tab, every time', async () => {
  let offered = 0
  for (let round = 0; round < rounds; round += 1) {
    const id = await newVendor()
    const tab = await one.context.newPage()
    await tab.goto(addressOf(id))
    await field('Vendor Name', tab).fill(typed)
    const protocol = await one.context.newCDPSession(tab)
    const crashed = tab.waitForEvent('crash')
    protocol.send('Page.crash').catch(() => undefined)
    await crashed
    await protocol.send('Page.reload')
    await restoreByProtocol(protocol)
    if ((await nameByProtocol(protocol)) === typed) offered += 1
    await tab.close({ runBeforeUnload: false })
  }
  expect(offered).toBe(rounds)
})

async function evaluate(protocol: CDPSession, expression: string): Promise<unknown> {
  const { result } = await protocol.send('Runtime.evaluate', { expression, awaitPromise: true })
  return result.value
}

const nameByProtocol = (protocol: CDPSession) =>
  evaluate(protocol, `document.querySelector('input[name="name"]').value`)

async function restoreByProtocol(protocol: CDPSession) {
  await expect
    .poll(
      () =>
        evaluate(
          protocol,
          `(() => {
            const button = [...document.querySelectorAll('button')].find((one) => one.textContent === 'Restore')
            button?.click()
            return button !== undefined
          })()`,
        ).catch(() => false),
      { timeout: 15_000 },
    )
    .toBe(true)
}

test('canceled changes are not offered again', async () => {
  const id = await newVendor()
  await typeInto()
  await page.getByRole('button', { name: 'Cancel' }).click()
  await page.getByRole('alertdialog').getByRole('button', { name: 'Leave' }).click()
  await page.getByRole('grid').waitFor()
  // The list has kept its state.
  expect(new URL(page.url()).search).toBe(`?filter.vendorCode=E2E-${count}`)
  await page.goto(addressOf(id))
  await field('Vendor Name').waitFor()
  expect(await field('Vendor Name').inputValue()).toBe(`Vendor ${count}`)
  expect(await page.getByRole('button', { name: 'Restore' }).count()).toBe(0)
})
