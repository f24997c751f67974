import type { Page } from 'playwright'
import { beforeAll, expect, test } from 'vitest'

import { axeViolations } from './support/axe.ts'
import { useStage } from './support/stage.ts'

// A family is added, an order is placed and served, a check is recorded, and the balance is right. No day is a holiday here,
// because the journey runs on any day.

const stage = useStage('delete from caterer_holiday')
let page: Page
beforeAll(async () => {
  page = await stage.logIn('/manage/orders/settings')
})

const button = (name: string) => page.getByRole('button', { name, exact: true })
const dialog = () => page.getByRole('dialog')
const field = (name: RegExp) => page.getByRole('textbox', { name })

test("lunch has a price, and today's orders are locked from midnight on", async () => {
  await page.getByLabel(/^Time/).fill('00:00')
  await button('Save').click()
  await page.getByText('Order settings saved').waitFor()
  await button('Add price').click()
  await dialog()
    .getByRole('textbox', { name: /^Price type/ })
    .fill('Journey')
  await dialog()
    .getByRole('textbox', { name: /^Price\b(?! type)/ })
    .fill('3.25')
  await dialog().getByRole('button', { name: 'Save' }).click()
  await page.getByText('Price created successfully').waitFor()
})

test('a family is added, with a student who has an allergy', async () => {
  await page.goto('/manage/families?open=new')
  await field(/^Household name/).fill('Lindqvist')
  await button('Save').dblclick()
  await page.getByRole('heading', { name: 'Lindqvist', level: 1 }).waitFor()
  await button('Add student').click()
  await dialog()
    .getByRole('textbox', { name: /^First name/ })
    .fill('Saga')
  await dialog()
    .getByRole('combobox', { name: /^School/ })
    .selectOption({ index: 1 })
  await dialog().getByRole('textbox', { name: 'Class' }).fill('3B')
  await dialog()
    .getByRole('combobox', { name: /^Price type/ })
    .selectOption('Journey')
  await dialog().getByRole('checkbox', { name: 'Peanuts' }).check()
  await dialog().getByRole('button', { name: 'Save' }).click()
  await page.getByText('Student created successfully').waitFor()
  await page.getByRole('gridcell', { name: 'Peanuts' }).waitFor()
  expect(await axeViolations(page)).toEqual([])
})

test("today's lunch is ordered late, charged, and served", async () => {
  await page.getByRole('link', { name: 'Place order' }).click()
  await page.getByText(/^The cutoff was/).waitFor()
  await button('Place order').click()
  await page.getByText(/Choose a later day, or place it as a late order/).waitFor()
  await page.getByRole('checkbox', { name: /^Place it as a late order/ }).check()
  await page.getByText('Total: $3.25').waitFor()
  await button('Place order').click()
  await page.getByText('Order placed').waitFor()
  await page.getByText('Allergy: Peanuts').waitFor()
  await button('Mark as served').click()
  await page.getByText('1 order marked as served').waitFor()
  expect(await axeViolations(page)).toEqual([])

  await page.getByRole('link', { name: 'Lindqvist' }).click()
  await page.getByText('Owes $3.25').first().waitFor()
})

test('a check is recorded, and the balance is what is left of it', async () => {
  await page.getByRole('link', { name: 'Record payment' }).click()
  await page.getByText('Balance now: Owes $3.25').waitFor()
  await field(/^Amount/).fill('20')
  await field(/^Check number/).fill('2207')
  await button('Record payment').click()
  await page.getByText('Payment recorded').waitFor()
  await page.getByRole('link', { name: 'Open household' }).click()
  await page.getByText('$16.75 paid ahead').first().waitFor()

  const ledger = page.getByRole('region', { name: 'Ledger' })
  await ledger.getByRole('link', { name: 'Payment · Check' }).waitFor()
  const changes = await ledger.getByRole('row').allTextContents()
  expect(changes.filter((row) => row.includes('$20.00') || row.includes('-$3.25'))).toHaveLength(2)
})

test('the day at the school shows the student, the count and the mark', async () => {
  await page.goto('/manage/orders?list=all&q=Saga&from=2026-01-01')
  const row = page.getByRole('row', { name: /Lindqvist, Saga/ })
  await row.getByText('Served').waitFor()
  await row.click()
  await page.getByRole('heading', { name: /Lindqvist, Saga/ }).waitFor()
  expect(new URL(page.url()).searchParams.get('from')).toBe('2026-01-01')
  await page.getByRole('navigation', { name: 'Breadcrumbs' }).getByRole('link', { name: 'Orders' }).click()
  await row.waitFor()
  expect(new URL(page.url()).search).toBe('?list=all&q=Saga&from=2026-01-01')
})
