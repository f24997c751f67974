import { expect, test } from 'vitest'

import { logIn } from './support/browser.ts'
import { useStage } from './support/stage.ts'

const addresses = `
  / /dashboard /manage /reports /recipes /settings /parent /help
  /manage/products /recipes/myRecipeCatalog /manage/masterItemsCatalog /manage/importProducts
  /manage/manageRollingMenus /manage/manageMasterMenus /manage/manageSchoolMenus /manage/productionMenu
  /manage/inventory/startingInventory /manage/inventory /manage/inventory/physicalInventory
  /manage/inventory/inventoryRequest
  /settings/manageUsers /settings/userRecord /settings/menuPlaceholders /settings/menuPlaceholders/rec
  /settings/menuPlaceholders/list /settings/manageHolidays /settings/vendors /settings/vendorRec
  /settings/storageLocations /settings/inventorySiteList /settings/addNewInventorySite
  /settings/nutritionAnalysisSettings
  /reports/ordersDetails /reports/depositReport /reports/salesReport /reports/currentInventory
  /reports/menuCostingReport /reports/inventoryPurchaseOrder /reports/nutrionsCompositionReport
  /reports/nutritionAnalysisReport /reports/mealpatternReport /reports/nutStandardReport
  /reports/missingNutritionReport /reports/discontinuedItemsReport /reports/productionRecordReport`
  .trim()
  .split(/\s+/)

const stage = useStage()

/** One address per area: a single guard protects all private pages. */
const guarded = `/ /dashboard /manage/products /recipes /reports/ordersDetails /reports/mealpatternReport
  /settings /settings/userRecord /settings/inventorySiteList /parent /help`
  .trim()
  .split(/\s+/)

// spec: 2.private.everything, 2.private.redirect, 6.private.login
test('a private address of every area asks for the login', async () => {
  const visitor = await stage.visit()
  const page = await visitor.context.newPage()
  for (const address of guarded) {
    await page.goto(address, { waitUntil: 'commit' })
    await page.waitForURL('**/login*')
    await page.getByRole('button', { name: 'Log in' }).waitFor()
    expect(await page.getByRole('navigation', { name: 'Main menu' }).count(), address).toBe(0)
  }
  await visitor.context.close()
})

// spec: 2.private.shell, 2.nav.home, 2.nav.manage, 2.nav.reports, 2.nav.further, 2.route.settings.default
test('every menu entry opens the page of that name', async () => {
  const visitor = await stage.visit()
  const page = await logIn(visitor)
  const menus = page.getByRole('navigation', { name: 'Main menu' })
  const opened: string[] = []
  for (const menu of ['Manage', 'Reports', 'Settings']) {
    const button = menus.getByRole('button', { name: menu })
    await button.click()
    const entries = await menus.getByRole('list').getByRole('link').allTextContents()
    await page.keyboard.press('Escape')
    for (const entry of entries) {
      await button.click()
      await menus.getByRole('list').getByRole('link', { name: entry, exact: true }).click()
      await page.getByRole('heading', { level: 1, name: entry, exact: true }).waitFor()
      opened.push(new URL(page.url()).pathname)
    }
  }
  expect(opened.toSorted()).toEqual(addresses.filter((address) => isInAMenu(address)).toSorted())

  await menus.getByRole('link', { name: 'Home' }).click()
  await page.waitForURL('**/dashboard')
  await page.goto('/settings')
  await page.waitForURL('**/settings/manageUsers')
  await visitor.context.close()
})

const landingPages = new Set(['/', '/dashboard', '/manage', '/reports', '/recipes', '/settings', '/parent', '/help'])
const records = /\/(userRecord|vendorRec|addNewInventorySite|menuPlaceholders\/\w+)$/

/** Landing pages and records have no menu entry. */
const isInAMenu = (address: string) => !landingPages.has(address) && !records.test(address)
