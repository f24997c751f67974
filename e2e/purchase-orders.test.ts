import type { Page } from 'playwright'
import { beforeAll, expect, test } from 'vitest'

import { axeViolations } from './support/axe.ts'
import { useStage } from './support/stage.ts'

// An order from what the menus need: suggested, submitted, and partly received with its lot.

const stage = useStage()
let page: Page
beforeAll(async () => {
  page = await stage.logIn('/manage/inventory/purchaseOrders?open=new')
})

const button = (name: string | RegExp) => page.getByRole('button', { name })

test('the needs of planned menus are suggested by vendor, and become a draft', async () => {
  await page.getByRole('combobox', { name: 'Site' }).selectOption({ label: 'North Hill Kitchen' })
  const make = button(/^Create order for /).first()
  await make.waitFor()
  await page.getByText(/^Why /).first().click()
  await page
    .getByText(/needed − .* available/)
    .first()
    .waitFor()
  expect(await axeViolations(page)).toEqual([])
  await make.click()
  await page.getByText('Draft', { exact: true }).first().waitFor()
})

test('the draft is submitted, and can no longer be changed', async () => {
  await button('Submit order').click()
  await page.getByRole('dialog').getByRole('button', { name: 'Submit order' }).click()
  await page.getByText('Submitted', { exact: true }).first().waitFor()
  expect(await button('Save draft').count()).toBe(0)
})

test('one pack is received with its lot, the rest is still to come, and the receipt is listed', async () => {
  await page.getByRole('button', { name: 'Receive', exact: true }).click()
  await page.getByRole('textbox', { name: 'Packs received' }).first().fill('1')
  await page
    .getByText(/^Lot, expiration date, temperature and origin of/)
    .first()
    .click()
  await page.getByRole('textbox', { name: 'Lot', exact: true }).first().fill('L-2611')
  expect(await axeViolations(page)).toEqual([])
  await button('Receive into stock').click()

  await page.getByText('Partially received', { exact: true }).first().waitFor()
  await page.getByRole('heading', { name: /^Receipt 1 ·/ }).waitFor()
  await page.getByText(/Lot L-2611/).waitFor()
})
