import type { Page } from 'playwright'
import { beforeAll, expect, test } from 'vitest'

import { manySchools, manyVendors } from './support/seed.ts'
import { useStage } from './support/stage.ts'
import { rowOf } from './support/vendor-form.ts'

// Timeouts only guard against hanging. Durations are printed, not asserted: they depend on the load of the machine.

const stage = useStage(manyVendors(100_000) + manySchools(300))
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
test('a list of 100,000 vendors opens, filters, sorts and pages', async () => {
  await measure('100,000 vendors, open', async () => {
    await page.goto('/settings/vendors')
    await page.getByText(/^1–10 of 100,0\d\d$/).waitFor()
  })
  expect(await page.getByRole('row').count(), 'only one page is rendered').toBeLessThan(20)
  await page.getByRole('switch', { name: 'Filter Data' }).click()
  const filter = page.getByRole('searchbox', { name: 'Filter Vendor Code' })
  await filter.fill('V-9999')
  await rowOf(page, 'Vendor 099998').waitFor()
  await measure('100,000 vendors, one more character in a filter', async () => {
    await filter.press('End')
    await page.keyboard.press('9')
    await page.getByText('1–1 of 1').waitFor()
  })
  await filter.fill('')
  await page.getByText(/^1–10 of 100,0\d\d$/).waitFor()
  await measure('100,000 vendors, next page', async () => {
    await page.getByRole('button', { name: 'Next page' }).click()
    await page.getByText(/^11–20 of/).waitFor()
  })
  await measure('100,000 vendors, sorted by email', async () => {
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
