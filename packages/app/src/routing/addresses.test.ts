import { expect, test } from 'vitest'

import { englishTranslator } from '@commissary/messages/translator'
import { owner } from '../stories/users.ts'
import type { AccessUser } from './access.ts'
import { navigationOf } from './navigation.ts'
import { routeOf } from './routes.ts'

const t = englishTranslator()

/** The entries of a user's menus with their addresses; Home is not in a menu. */
function entriesOf(menu: string, user: AccessUser = owner): string[][] {
  const found = navigationOf(t, user, '/nowhere').find(({ label }) => label === menu)
  if (!found) return []
  const links = 'groups' in found ? found.groups.flatMap((group) => group.links) : [found]
  return links.map(({ label, href }) => [label, href])
}
const groupOf = (menu: string, group: string, user: AccessUser = owner) =>
  navigationOf(t, user, '/nowhere').flatMap((entry) =>
    entry.label === menu && 'groups' in entry
      ? entry.groups.filter(({ label }) => label === group).flatMap(({ links }) => links.map(({ href }) => href))
      : [],
  )

// spec: 2.route.dashboard, 2.route.manage, 2.route.reports, 2.route.recipes, 2.route.settings, 2.route.parent
// spec: 2.route.help, 2.route.manage.products, 2.route.recipes.myRecipeCatalog, 2.route.manage.masterItemsCatalog
// spec: 2.route.manage.importProducts, 2.route.manage.manageRollingMenus, 2.route.manage.manageMasterMenus
// spec: 2.route.manage.manageSchoolMenus, 2.route.manage.productionMenu, 2.route.manage.inventory.startingInventory
// spec: 2.route.manage.inventory, 2.route.manage.inventory.physicalInventory
// spec: 2.route.manage.inventory.inventoryRequest, 2.route.settings.manageUsers, 2.route.settings.userRecord
// spec: 2.route.settings.menuPlaceholders, 2.route.settings.menuPlaceholders.rec
// spec: 2.route.settings.menuPlaceholders.list, 2.route.settings.manageHolidays, 2.route.settings.vendors
// spec: 2.route.settings.vendorRec, 2.route.settings.storageLocations, 2.route.settings.inventorySiteList
// spec: 2.route.settings.addNewInventorySite, 2.route.settings.nutritionAnalysisSettings
// spec: 2.route.reports.ordersDetails, 2.route.reports.depositReport, 2.route.reports.salesReport
// spec: 2.route.reports.currentInventory, 2.route.reports.menuCostingReport, 2.route.reports.inventoryPurchaseOrder
// spec: 2.route.reports.nutrionsCompositionReport, 2.route.reports.nutritionAnalysisReport
// spec: 2.route.reports.mealpatternReport, 2.route.reports.nutStandardReport, 2.route.reports.missingNutritionReport
// spec: 2.route.reports.discontinuedItemsReport, 2.route.reports.productionRecordReport
test.each([
  '/dashboard',
  '/manage',
  '/reports',
  '/recipes',
  '/settings',
  '/parent',
  '/help',
  '/manage/products',
  '/recipes/myRecipeCatalog',
  '/manage/masterItemsCatalog',
  '/manage/importProducts',
  '/manage/manageRollingMenus',
  '/manage/manageMasterMenus',
  '/manage/manageSchoolMenus',
  '/manage/productionMenu',
  '/manage/inventory/startingInventory',
  '/manage/inventory',
  '/manage/inventory/physicalInventory',
  '/manage/inventory/inventoryRequest',
  '/settings/manageUsers',
  '/settings/userRecord',
  '/settings/menuPlaceholders',
  '/settings/menuPlaceholders/rec',
  '/settings/menuPlaceholders/list',
  '/settings/manageHolidays',
  '/settings/vendors',
  '/settings/vendorRec',
  '/settings/storageLocations',
  '/settings/inventorySiteList',
  '/settings/addNewInventorySite',
  '/settings/nutritionAnalysisSettings',
  '/reports/ordersDetails',
  '/reports/depositReport',
  '/reports/salesReport',
  '/reports/currentInventory',
  '/reports/menuCostingReport',
  '/reports/inventoryPurchaseOrder',
  '/reports/nutrionsCompositionReport',
  '/reports/nutritionAnalysisReport',
  '/reports/mealpatternReport',
  '/reports/nutStandardReport',
  '/reports/missingNutritionReport',
  '/reports/discontinuedItemsReport',
  '/reports/productionRecordReport',
])('%s is an address of the product', (path) => {
  expect(routeOf(path)?.path).toBe(path)
})

// spec: 2.nav.home, 2.nav.manage, 2.nav.reports, 2.nav.further
test('the menus are Home, Manage, Reports and Settings', () => {
  expect(navigationOf(t, owner, '/nowhere').map(({ label }) => label)).toEqual([
    'Home',
    'Manage',
    'Reports',
    'Settings',
  ])
  expect(entriesOf('Home')).toEqual([['Home', '/dashboard']])
})

// spec: 2.menu.manage.ingredients, 2.menu.manage.recipes, 2.menu.manage.masterItems, 2.menu.manage.uploadProducts
// spec: 2.menu.manage.cycleMenus, 2.menu.manage.masterMenus, 2.menu.manage.schoolMenus
// spec: 2.menu.manage.productionRecords, 2.menu.manage.startingInventory, 2.menu.manage.currentInventory
// spec: 2.menu.manage.physicalInventory, 2.menu.manage.inventoryRequest, 6.nutrition.fullMenu
test('the entries of Manage lead to their addresses', () => {
  expect(entriesOf('Manage')).toEqual([
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
    ['Inventory Request', '/manage/inventory/inventoryRequest'],
  ])
})

// spec: 6.nutrition.reduced.myRecipe, 6.nutrition.reduced.products, 6.nutrition.reduced.masterItems
// spec: 6.nutrition.reduced.masterMenus, 6.nutrition.reduced.schoolMenus, 6.nutrition.reduced.productionRecords
// spec: 6.nutrition.reduced.inventory, 6.nutrition.reduced.only
test('without nutrition analysis only these entries of Manage show', () => {
  expect(entriesOf('Manage', { ...owner, nutritionAnalysis: false }).map(([, href]) => href)).toEqual([
    '/manage/products',
    '/recipes/myRecipeCatalog',
    '/manage/masterItemsCatalog',
    '/manage/manageMasterMenus',
    '/manage/manageSchoolMenus',
    '/manage/productionMenu',
    '/manage/inventory/startingInventory',
    '/manage/inventory',
    '/manage/inventory/physicalInventory',
    '/manage/inventory/inventoryRequest',
  ])
})

// spec: 2.menu.settings.manageUsers, 2.menu.settings.menuPlaceholders, 2.menu.settings.manageHolidays
// spec: 2.menu.settings.vendors, 2.menu.settings.storageLocations, 2.menu.settings.inventorySiteList
// spec: 2.menu.settings.nutritionAnalysisSettings
test('the entries of Settings lead to their addresses', () => {
  expect(entriesOf('Settings')).toEqual([
    ['Manage Users', '/settings/manageUsers'],
    ['Menu Placeholders', '/settings/menuPlaceholders'],
    ['Manage Holidays', '/settings/manageHolidays'],
    ['Vendors', '/settings/vendors'],
    ['Storage Locations', '/settings/storageLocations'],
    ['Inventory Site List', '/settings/inventorySiteList'],
    ['Nutrition Analysis Settings', '/settings/nutritionAnalysisSettings'],
  ])
})

// spec: 2.menu.reports.ordersDetails, 2.menu.reports.depositReport, 2.menu.reports.salesReport
test('the entries of Reports start with meals, deposits and sales', () => {
  expect(entriesOf('Reports').slice(0, 3)).toEqual([
    ['Meal Report', '/reports/ordersDetails'],
    ['Deposit Report', '/reports/depositReport'],
    ['Sales Report', '/reports/salesReport'],
  ])
})

// spec: 2.menu.reports.inventory, 2.menu.reports.inventory.flag
test('the reports of the inventory show only when it is enabled', () => {
  expect(groupOf('Reports', 'Inventory')).toEqual([
    '/reports/currentInventory',
    '/reports/menuCostingReport',
    '/reports/inventoryPurchaseOrder',
  ])
  expect(groupOf('Reports', 'Inventory', { ...owner, inventoryEnabled: false })).toEqual([])
})

// spec: 2.menu.reports.nutrition, 2.menu.reports.nutrition.flag, 6.nutrition.reports
test('the reports of nutrition show only when its analysis is enabled', () => {
  expect(groupOf('Reports', 'Nutrition')).toEqual([
    '/reports/nutrionsCompositionReport',
    '/reports/nutritionAnalysisReport',
    '/reports/mealpatternReport',
    '/reports/nutStandardReport',
    '/reports/missingNutritionReport',
    '/reports/discontinuedItemsReport',
    '/reports/productionRecordReport',
  ])
  expect(groupOf('Reports', 'Nutrition', { ...owner, nutritionAnalysis: false })).toEqual([])
})
