import type { Page } from 'playwright'
import { beforeAll, expect, test } from 'vitest'

import { planner } from './support/browser.ts'
import { Caller } from './support/calls.ts'
import { demoCaterer, manyVendors, sharedVendor } from './support/seed.ts'
import { isWhole } from './support/scale.ts'
import { useStage } from './support/stage.ts'
import { rowOf, vendorForm } from './support/vendor-form.ts'

const list = '/settings/vendors'
const stage = useStage(sharedVendor + manyVendors(40))
let page: Page
beforeAll(async () => {
  page = await stage.logIn(list)
})

const address = () => new URL(page.url()).pathname + new URL(page.url()).search

// spec: 1.vendors
// spec: 2.vendors.form.add, 4.vendor.create, 3.vendor.contact.dialCode
test('a vendor is added, and a double click on Save adds it once', async () => {
  await page.getByRole('link', { name: 'Add New' }).click()
  const form = vendorForm(page)
  await form.enter({ vendorCode: 'GV-1', name: 'Green Valley', email: 'a@green.test', contact: '+1 (555) 010-9999' })
  await form.save.dblclick()
  await page.getByText('Vendor created successfully').waitFor()
  await page.waitForURL(`**${list}`)

  const caller = await Caller.logIn(stage.product.address, planner)
  const { body } = await caller.call('GET', `/vendor/all/${demoCaterer}`)
  const { Vendors: vendors } = body as { Vendors: { vendorCode: string; contact: string }[] }
  expect(vendors.filter(({ vendorCode }) => vendorCode === 'GV-1').map(({ contact }) => contact)).toEqual([
    '5550109999',
  ])
})

test.runIf(isWhole)('a slow double click on Save opens nothing in the list that has replaced the form', async () => {
  await page.goto(list)
  await page.getByRole('link', { name: 'Add New' }).click()
  const form = vendorForm(page)
  await form.enter({ vendorCode: 'GV-2', name: 'Green Valley 2', email: 'b@green.test', contact: '+1 (555) 010-9998' })
  await form.save.hover()
  await page.mouse.down()
  await page.mouse.up()
  await rowOf(page, 'Green Valley 2').waitFor()
  await page.mouse.down({ clickCount: 2 })
  await page.mouse.up({ clickCount: 2 })
  await rowOf(page, 'Green Valley 2').waitFor()
  expect(address()).toBe(list)
})

// spec: 2.table.filter, 2.table.filter.switch, 2.table.sort, 2.table.pageSizes, 2.table.range, 2.vendors.action.edit
test.runIf(isWhole)(
  'filter, order and page are in the address: closing a record returns to them, and a link shows the same rows',
  async () => {
    await page.goto(list)
    await page.getByRole('switch', { name: 'Filter Data' }).click()
    await page.getByRole('searchbox', { name: 'Filter Vendor Name' }).fill('vendor 0')
    await page.getByText('1–10 of 40').waitFor()
    const head = page.getByRole('columnheader', { name: 'Vendor Name' })
    await head.getByRole('button').click()
    await page.locator('[role=columnheader][aria-sort=ascending]').waitFor()
    await head.getByRole('button').click()
    await rowOf(page, 'Vendor 000040').waitFor()
    await page.getByRole('button', { name: 'Page 2' }).click()
    await page.getByText('11–20 of 40').waitFor()
    const shown = address()
    expect(shown).toContain('sort=-name')

    await rowOf(page, 'Vendor 000025').getByRole('button', { name: 'Edit' }).click()
    await vendorForm(page).field('name').waitFor()
    await page.goBack()
    await page.getByText('11–20 of 40').waitFor()
    expect(address()).toBe(shown)
    await rowOf(page, 'Vendor 000025').getByRole('button', { name: 'Edit' }).click()
    await page.getByRole('button', { name: 'Cancel' }).click()
    await page.getByText('11–20 of 40').waitFor()
    expect(address()).toBe(shown)

    await page.goto(shown)
    await page.getByText('11–20 of 40').waitFor()
    await rowOf(page, 'Vendor 000025').waitFor()
    expect(await page.getByRole('searchbox', { name: 'Filter Vendor Name' }).inputValue()).toBe('vendor 0')
    await page.getByRole('combobox', { name: 'Rows per page' }).selectOption('30')
    await page.getByText('1–30 of 40').waitFor()
  },
)

test.runIf(isWhole)('the first press of Save counts, although it shows the error of the field it leaves', async () => {
  await page.goto('/settings/vendorRec')
  const form = vendorForm(page)
  await form.field('vendorCode').click()
  await form.save.scrollIntoViewIfNeeded()
  const box = await form.save.boundingBox()
  if (!box) throw new Error('Save is not on the screen')
  // Near its edge, where a line that appears above moves the button from under the pointer.
  await page.mouse.move(box.x + box.width / 2, box.y + 3)
  await page.mouse.down()
  await page.mouse.up()
  await page.getByText('2 fields need attention').waitFor()
  expect(await form.isRefused('vendorCode')).toBe(true)
})

// spec: 2.vendors.form.edit, 4.vendor.update
test.runIf(isWhole)('a vendor is edited', async () => {
  await page.goto(`${list}?filter.vendorCode=GV-1`)
  await rowOf(page, 'Green Valley').getByRole('button', { name: 'Edit' }).click()
  await vendorForm(page).enter({ name: 'Green Valley Farms', accountNo: '88-20417' })
  await page.getByRole('checkbox', { name: 'Active' }).click()
  await vendorForm(page).save.click()
  await page.getByText('Vendor updated successfully').waitFor()
  const row = rowOf(page, 'Green Valley Farms')
  await row.getByText('Inactive').waitFor()
  await row.getByText('+1 5550109999').waitFor()
})

// spec: 2.vendors.action.view, 2.vendors.form.view, 4.vendor.readOnly, 6.vendors.shared, 3.vendor.shared
test('a shared vendor is viewed and closed; the server refuses to change it', async () => {
  await page.goto(list)
  await rowOf(page, 'foods@usda.test').getByRole('button', { name: 'View' }).click()
  const form = vendorForm(page)
  await form.field('name').waitFor()
  expect(await form.field('name').getAttribute('readonly')).not.toBeNull()
  expect(await form.save.count()).toBe(0)
  const id = new URL(page.url()).searchParams.get('id')
  await page.getByRole('button', { name: 'Close', exact: true }).click()
  await page.waitForURL(`**${list}`)

  const caller = await Caller.logIn(stage.product.address, planner)
  const input = { id: Number(id), vendorCode: 'USDA', name: 'Mine now', active: true }
  expect((await caller.call('PUT', `/vendor/${id}`, input)).status).toBe(403)
  expect((await caller.call('DELETE', `/vendor/${id}`)).status).toBe(403)
})

test.runIf(isWhole)('a deleted vendor disappears at once, and Undo restores it', async () => {
  await page.goto(`${list}?filter.vendorCode=V-7`)
  await rowOf(page, 'Vendor 000007').getByRole('button', { name: 'Edit' }).click()
  await page.getByRole('button', { name: 'Delete vendor' }).click()
  await page.getByText('Vendor deleted successfully').waitFor()
  await page.getByText('No rows found').waitFor()
  await page.getByRole('button', { name: 'Undo' }).click()
  await page.getByText('Vendor restored successfully').waitFor()
  await rowOf(page, 'Vendor 000007').waitFor()
})

// spec: 2.route.settings.vendors, 2.route.settings.vendorRec
test("a vendor's address opens it, and an unknown vendor is reported", async () => {
  await page.goto(`${list}?filter.vendorCode=V-12`)
  await rowOf(page, 'Vendor 000012').getByRole('button', { name: 'Edit' }).click()
  const deep = address()
  await page.goto('/dashboard')
  await page.goto(deep)
  await vendorForm(page).field('name').waitFor()
  expect(await vendorForm(page).field('name').inputValue()).toBe('Vendor 000012')
  for (const id of ['999999', 'abc', '-1']) {
    await page.goto(`/settings/vendorRec?id=${id}`)
    await page.getByText('This vendor no longer exists.').waitFor()
  }
})
