import type { Page } from 'playwright'
import { beforeAll, expect, test } from 'vitest'

import { isNightly } from './support/scale.ts'
import { manySchools, manyVendors } from './support/seed.ts'
import { useStage } from './support/stage.ts'
import { rowOf } from './support/vendor-form.ts'

// Timeouts only guard against hanging. Durations are printed, not asserted: they depend on the load of the machine.

/** A manual run lists fewer. */
const vendors = isNightly ? 100_000 : 5_000
const shown = vendors.toLocaleString('en-US')
/** `1–10 of 5,007`: includes the demo's vendors. */
const firstPage = new RegExp(`^1–10 of ${shown.slice(0, -1)}\\d$`)
const lastCode = `V-${vendors - 1}`

const stage = useStage(manyVendors(vendors) + manySchools(300))
const deadline = 60_000
let page: Page
beforeAll(async () => {
  page = await stage.logIn('/dashboard')
  page.setDefaultTimeout(deadline)
})

async function measure(what: string, act: () => Promise<unknown>) {
  const start = performance.now()
  await act()
  process.stdout.write(`${what}: ${Math.round(performance.now() - start)} ms\n`)
}

// spec: 2.table.pages, 2.table.pages.ellipsis
test(`a list of ${shown} vendors opens, filters, sorts and pages`, async () => {
  await measure(`${shown} vendors, open`, async () => {
    await page.goto('/settings/vendors')
    await page.getByText(firstPage).waitFor()
  })
  expect(await page.getByRole('row').count(), 'only one page is rendered').toBeLessThan(20)
  await page.getByRole('switch', { name: 'Filter Data' }).click()
  const filter = page.getByRole('searchbox', { name: 'Filter Vendor Code' })
  await filter.fill(lastCode.slice(0, -1))
  await rowOf(page, `Vendor ${String(vendors - 2).padStart(6, '0')}`).waitFor()
  await measure(`${shown} vendors, one more character in a filter`, async () => {
    await filter.press('End')
    await page.keyboard.press(lastCode.slice(-1))
    await page.getByText('1–1 of 1').waitFor()
  })
  await filter.fill('')
  await page.getByText(firstPage).waitFor()
  await measure(`${shown} vendors, next page`, async () => {
    await page.getByRole('button', { name: 'Next page' }).click()
    await page.getByText(/^11–20 of/).waitFor()
  })
  await measure(`${shown} vendors, sorted by email`, async () => {
    await page.getByRole('columnheader', { name: 'Email' }).getByRole('button').click()
    await rowOf(page, 'office@kingsbread.test').waitFor()
  })
})

test('a site form with 300 schools opens and filters', async () => {
  await measure('305 schools, open the form', async () => {
    await page.goto('/settings/addNewInventorySite')
    await page.getByRole('checkbox', { name: 'School 300' }).waitFor()
  })
  await measure('305 schools, search', async () => {
    await page.getByRole('searchbox', { name: 'Search schools' }).fill('300')
    await page.getByRole('checkbox', { name: 'School 001' }).waitFor({ state: 'detached' })
  })
  await measure('305 schools, open the list', async () => {
    await page.goto('/settings/inventorySiteList')
    await rowOf(page, 'North Hill Kitchen').first().waitFor()
  })
})
