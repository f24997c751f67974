import { expect, test } from 'vitest'

import { logIn, office } from './support/browser.ts'
import { someOf } from './support/scale.ts'
import { useStage } from './support/stage.ts'

/** Each menu with its entries and their addresses, in order. */
const menus: Record<string, readonly (readonly [entry: string, address: string])[]> = {
  Manage: [
    ['Overview', '/manage'],
    ['Ingredients', '/manage/products'],
    ['Recipes', '/recipes/myRecipeCatalog'],
    ['Master Items', '/manage/masterItemsCatalog'],
    ['Upload Products', '/manage/importProducts'],
    ['Cycle Menus', '/manage/manageRollingMenus'],
    ['Master Menus', '/manage/manageMasterMenus'],
    ['School Menus', '/manage/manageSchoolMenus'],
    ['Production Records', '/manage/productionMenu'],
    ['Starting Inventory', '/manage/inventory/startingInventory'],
    ['Current Inventory', '/manage/inventory'],
    ['Physical Inventory', '/manage/inventory/physicalInventory'],
    ['Inventory Requests', '/manage/inventory/inventoryRequest'],
    ['Purchase Orders', '/manage/inventory/purchaseOrders'],
    ['Lot Trace and Recall', '/manage/inventory/recall'],
    ['Families', '/manage/families'],
    ['Orders', '/manage/orders'],
    ['Payments', '/manage/payments'],
  ],
  Reports: [
    ['Overview', '/reports'],
    ['Meal Report', '/reports/ordersDetails'],
    ['Deposit Report', '/reports/depositReport'],
    ['Sales Report', '/reports/salesReport'],
    ['Current Inventory Report', '/reports/currentInventory'],
    ['Menu Costing Report', '/reports/menuCostingReport'],
    ['Inventory Purchase Order', '/reports/inventoryPurchaseOrder'],
    ['Nutrition Composition', '/reports/nutrionsCompositionReport'],
    ['Nutrition Analysis', '/reports/nutritionAnalysisReport'],
    ['Meal Pattern', '/reports/mealpatternReport'],
    ['Nutrient Standard', '/reports/nutStandardReport'],
    ['Missing Nutrition', '/reports/missingNutritionReport'],
    ['Discontinued Items', '/reports/discontinuedItemsReport'],
    ['Production Record Report', '/reports/productionRecordReport'],
  ],
  Settings: [
    ['Manage Users', '/settings/manageUsers'],
    ['Menu Placeholders', '/settings/menuPlaceholders'],
    ['Manage Holidays', '/settings/manageHolidays'],
    ['Vendors', '/settings/vendors'],
    ['Storage Locations', '/settings/storageLocations'],
    ['Inventory Site List', '/settings/inventorySiteList'],
    ['Nutrition Analysis Settings', '/settings/nutritionAnalysisSettings'],
    ['Schools', '/settings/schools'],
    ['Caterer', '/settings/caterer'],
    ['Notifications', '/settings/notifications'],
  ],
}

// Of the second demo caterer's flags, only nutrition analysis stays off.
const stage = useStage(`
  update caterer set inventory_enabled = true where name = 'Small Lunch Office';
  update school set module_access = '{"Production Record": "Yes"}'
    where caterer_id = (select id from caterer where name = 'Small Lunch Office');
`)

/** One address per area, then others: a single guard protects all private pages. */
const guarded = `/ /manage/products /recipes /reports/ordersDetails /settings /parent /help
  /dashboard /reports/mealpatternReport /settings/userRecord /settings/inventorySiteList`
  .trim()
  .split(/\s+/)

// spec: 2.private.everything, 2.private.redirect, 6.private.login
test('a private address of every area asks for the login', async () => {
  const visitor = await stage.visit()
  const page = await visitor.context.newPage()
  for (const address of someOf(guarded, 7)) {
    await page.goto(address, { waitUntil: 'commit' })
    await page.waitForURL('**/login*')
    await page.getByRole('button', { name: 'Log in' }).waitFor()
    expect(await page.getByRole('navigation', { name: 'Main menu' }).count(), address).toBe(0)
  }
  await visitor.context.close()
})

// spec: 2.private.shell, 2.nav.home, 2.nav.manage, 2.nav.reports, 2.nav.further, 2.route.settings.default
// spec: 2.menu.manage.ingredients, 2.menu.manage.recipes, 2.menu.manage.masterItems, 2.menu.manage.uploadProducts
// spec: 2.menu.manage.cycleMenus, 2.menu.manage.masterMenus, 2.menu.manage.schoolMenus
// spec: 2.menu.manage.productionRecords, 2.menu.manage.startingInventory, 2.menu.manage.currentInventory
// spec: 2.menu.manage.physicalInventory, 2.menu.manage.inventoryRequest, 6.nutrition.fullMenu
// spec: 2.menu.settings.manageUsers, 2.menu.settings.menuPlaceholders, 2.menu.settings.manageHolidays
// spec: 2.menu.settings.vendors, 2.menu.settings.storageLocations, 2.menu.settings.inventorySiteList
// spec: 2.menu.settings.nutritionAnalysisSettings, 2.menu.reports.ordersDetails, 2.menu.reports.depositReport
// spec: 2.route.manage, 2.route.manage.products, 2.route.manage.importProducts, 2.route.manage.manageSchoolMenus
// spec: 2.route.manage.productionMenu
// spec: 2.route.recipes.myRecipeCatalog, 2.route.reports, 2.route.reports.nutritionAnalysisReport
// spec: 2.route.settings.nutritionAnalysisSettings, 2.route.settings.manageHolidays, 2.route.settings.vendors, 2.route.settings.storageLocations
// spec: 2.menu.reports.salesReport, 2.menu.reports.inventory, 2.menu.reports.nutrition, 2.route.dashboard, 2.route.settings
test('every menu entry opens the page of that name', async () => {
  const visitor = await stage.visit()
  const page = await logIn(visitor)
  const menu = page.getByRole('navigation', { name: 'Main menu' })
  for (const [name, expected] of Object.entries(menus)) {
    const button = menu.getByRole('button', { name })
    await button.click()
    const links = menu.getByRole('list').getByRole('link')
    const count = await links.count()
    await page.keyboard.press('Escape')
    const opened: (readonly [string, string])[] = []
    for (let at = 0; at < count; at++) {
      await button.click()
      const entry = ((await links.nth(at).textContent()) ?? '').trim()
      await links.nth(at).click()
      const title = entry === 'Overview' ? name : entry
      await page.getByRole('heading', { level: 1, name: title, exact: true }).waitFor()
      opened.push([entry, new URL(page.url()).pathname])
    }
    expect(opened).toEqual(expected)
  }

  await menu.getByRole('link', { name: 'Home' }).click()
  await page.waitForURL('**/dashboard')
  await page.goto('/settings')
  await page.waitForURL('**/settings/manageUsers')
  await visitor.context.close()
})

// spec: 6.nutrition.reduced.myRecipe, 6.nutrition.reduced.products, 6.nutrition.reduced.masterItems
// spec: 6.nutrition.reduced.masterMenus, 6.nutrition.reduced.schoolMenus, 6.nutrition.reduced.productionRecords
// spec: 6.nutrition.reduced.inventory, 6.nutrition.reduced.only, 6.nutrition.settings, 6.nutrition.reports
// spec: 2.menu.reports.nutrition.flag, 6.productionRecords, 6.inventory.entries
test('without nutrition analysis the entries that need it are missing', async () => {
  const visitor = await stage.visit()
  const page = await logIn(visitor, office)
  const needNutrition = new Set([
    '/manage/importProducts',
    '/manage/manageRollingMenus',
    '/settings/nutritionAnalysisSettings',
    ...(menus['Reports'] ?? []).slice(7).map(([, address]) => address),
  ])
  const menu = page.getByRole('navigation', { name: 'Main menu' })
  for (const [name, all] of Object.entries(menus)) {
    await menu.getByRole('button', { name }).click()
    const entries = (await menu.getByRole('list').getByRole('link').allTextContents()).map((text) => text.trim())
    await page.keyboard.press('Escape')
    expect(entries).toEqual(all.filter(([, address]) => !needNutrition.has(address)).map(([entry]) => entry))
  }
  await visitor.context.close()
})

// spec: 2.breakpoint.sm, 2.breakpoint.md, 2.breakpoint.lg, 2.breakpoint.xl, 2.breakpoint.xxl
test('the layout changes at 576, 768, 992, 1,200 and 1,540 px', async () => {
  const page = await stage.logIn('/settings/vendors')
  const isAt = async (width: number, isThere: () => Promise<boolean>) => {
    await page.setViewportSize({ width, height: 900 })
    return isThere()
  }
  // Cards have no headers.
  const hasHeaders = () => page.getByRole('columnheader', { name: 'Vendor Code' }).isVisible()
  await page.getByRole('columnheader', { name: 'Vendor Code' }).waitFor()
  expect([await isAt(575, hasHeaders), await isAt(576, hasHeaders)]).toEqual([false, true])

  const hasMenus = () =>
    page.getByRole('navigation', { name: 'Main menu' }).getByRole('button', { name: 'Manage' }).isVisible()
  expect([await isAt(991, hasMenus), await isAt(992, hasMenus)]).toEqual([false, true])

  const gutter = () =>
    page.getByRole('main').evaluate((main) => Number.parseFloat(getComputedStyle(main).paddingInlineStart))
  const isGutterWide = async () => (await gutter()) === 40
  expect([await isAt(1539, isGutterWide), await isAt(1540, isGutterWide)]).toEqual([false, true])

  await page.goto('/manage/products?open=new')
  const serving = page.getByRole('heading', { name: 'Per 100 g', exact: true })
  await serving.waitFor()
  const isBeside = async () => ((await serving.boundingBox())?.x ?? 0) > 600
  expect([await isAt(1199, isBeside), await isAt(1200, isBeside)]).toEqual([false, true])

  await page.getByRole('button', { name: 'Enter a label' }).click()
  const label = page.getByRole('dialog', { name: 'Nutrition Facts label' })
  // A narrow label shows the value per 100 g below its line.
  const isTable = () =>
    label
      .locator('tbody tr')
      .first()
      .evaluate((row) => getComputedStyle(row).display === 'table-row')
  await label.locator('tbody tr').first().waitFor()
  expect([await isAt(767, isTable), await isAt(768, isTable)]).toEqual([false, true])
  await page.context().close()
})
