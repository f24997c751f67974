import type { Page } from 'playwright'
import { beforeAll, expect, test } from 'vitest'

import { axeViolations } from './support/axe.ts'
import { useStage } from './support/stage.ts'

// A request from site to site: written, approved with a different amount, sent, and received short.

const stage = useStage()
let page: Page
beforeAll(async () => {
  page = await stage.logIn('/manage/inventory/inventoryRequest')
})

const button = (name: string) => page.getByRole('button', { name, exact: true })
test('a site requests yogurt, which the demo has at the other site', async () => {
  await page.getByText('Submitted', { exact: true }).first().waitFor()
  await button('New request').first().click()
  await page.getByRole('combobox', { name: 'From' }).selectOption({ label: 'North Hill Kitchen' })
  await page.getByRole('combobox', { name: 'To', exact: true }).selectOption({ label: 'Waterside Kitchen' })
  await page.getByRole('textbox', { name: 'Need by' }).fill('2099-01-05')
  await page.getByRole('textbox', { name: 'Need by' }).press('Tab')
  await page.getByRole('combobox', { name: 'Add an item' }).fill('yogurt')
  await page.getByRole('option', { name: /ogurt/ }).first().click()
  const line = page.getByRole('region', { name: /ogurt/ })
  await line.getByRole('combobox', { name: 'Unit' }).selectOption({ label: 'lb' })
  await line.getByRole('textbox', { name: 'Amount' }).fill('10')
  expect(await axeViolations(page)).toEqual([])
  await button('Submit').click()
  await page.getByText('Request submitted').waitFor()
})

test('it is approved, sent, on the way, and received with a reason for what is missing', async () => {
  await button('Approve').click()
  await page.getByRole('dialog').getByRole('textbox').first().fill('8')
  await page.getByRole('dialog').getByRole('button', { name: 'Approve' }).click()
  await button('Send goods').click()
  await page.getByText(/from Walk-in cooler/).waitFor()
  await page.getByRole('dialog').getByRole('button', { name: 'Send' }).click()
  await page.getByText(/In transit: not available at either site/).waitFor()

  await button('Receive').click()
  const dialog = page.getByRole('dialog')
  await dialog.getByRole('textbox').first().fill('7')
  await dialog.getByRole('combobox', { name: /^Why/ }).selectOption('damaged')
  await dialog.getByRole('button', { name: 'Receive' }).click()
  await page.getByText('Goods received').waitFor()
  await page.getByText(/Damaged in transit/).waitFor()
  await page.goto('/manage/inventory/inventoryRequest')
  await page.getByText('Received', { exact: true }).first().waitFor()
})
