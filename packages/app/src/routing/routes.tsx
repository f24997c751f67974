import type { ComponentType } from 'react'

import type { ScreenArea } from '@commissary/messages/load-texts'
import type { Messages } from '@commissary/messages'
import { type AccessRule, type AccessUser, isAllowed } from './access.ts'
import { type Path, paths } from './paths.ts'

/** Where the menus of the top bar show a route. */
export interface MenuPlace {
  place: 'home' | 'manage' | 'reports' | 'settings'
  group?: 'catalog' | 'menus' | 'production' | 'inventory' | 'meals' | 'nutrition'
}

export interface ScreenSource {
  load: () => Promise<ComponentType>
  /** Areas of the texts that the screen says, besides those of the shell. */
  texts: readonly ScreenArea[]
}

export interface Route extends ScreenSource, AccessRule {
  /** Key of the title in the catalogue. */
  id: keyof Messages['shell']['titles']
  path: Path
  /** Left out for what no menu shows: records and landings. */
  menu?: MenuPlace
  /** The list that a record belongs to: the way back to it stands above the record. */
  under?: Path
}

const comingSoon: ScreenSource = {
  load: async () => (await import('../screens/coming-soon/ComingSoonScreen.tsx')).ComingSoonScreen,
  texts: [],
}

const catalog = { menu: { place: 'manage', group: 'catalog' }, module: 'catalog' } as const
const menus = { menu: { place: 'manage', group: 'menus' }, module: 'menus' } as const
const production = { menu: { place: 'manage', group: 'production' }, module: 'production' } as const
const stock = {
  menu: { place: 'manage', group: 'inventory' },
  module: 'inventory',
  requires: ['inventoryEnabled'],
} as const
const mealReports = { menu: { place: 'reports', group: 'meals' }, module: 'reports' } as const
const stockReports = {
  menu: { place: 'reports', group: 'inventory' },
  module: 'reports',
  requires: ['inventoryEnabled'],
} as const
const nutritionReports = {
  menu: { place: 'reports', group: 'nutrition' },
  module: 'reports',
  requires: ['nutritionAnalysis'],
} as const
const settings = { menu: { place: 'settings' }, module: 'settings' } as const
const sites = { requires: ['inventoryEnabled'] } as const
const placeholders = { under: paths.menuPlaceholders, module: 'settings' } as const
const administrators = { roles: ['administrator'] } as const

/**
 * Every private screen, once: menus, breadcrumbs, titles and guards are drawn from it. The order is that of the menus.
 * `path`, `load` and `texts` stand in this order: the build reads them to fetch a screen beside the entry.
 */
export const routes: readonly Route[] = [
  {
    id: 'dashboard',
    path: paths.dashboard,
    load: async () => (await import('../screens/dashboard/DashboardScreen.tsx')).DashboardScreen,
    texts: ['dashboard', 'checks', 'words'],
    menu: { place: 'home' },
  },
  { ...comingSoon, id: 'help', path: paths.help },
  {
    id: 'parent',
    path: paths.parent,
    load: async () => (await import('../screens/parent/ParentScreen.tsx')).ParentScreen,
    texts: [],
    roles: ['parent'],
  },

  { ...comingSoon, id: 'manage', path: paths.manage },
  {
    ...catalog,
    id: 'ingredients',
    path: paths.ingredients,
    load: async () => (await import('../screens/ingredients/IngredientsScreen.tsx')).IngredientsScreen,
    texts: ['ingredients', 'words'],
  },
  { ...comingSoon, id: 'recipesHome', path: paths.recipesHome, module: 'catalog' },
  {
    ...catalog,
    id: 'recipes',
    path: paths.recipes,
    load: async () => (await import('../screens/recipes/RecipesScreen.tsx')).RecipesScreen,
    texts: ['recipes', 'words'],
  },
  { ...comingSoon, ...catalog, id: 'masterItems', path: paths.masterItems },
  {
    ...catalog,
    id: 'importProducts',
    path: paths.importProducts,
    load: async () => (await import('../screens/import-products/ImportProductsScreen.tsx')).ImportProductsScreen,
    texts: ['importProducts', 'words'],
    requires: ['nutritionAnalysis'],
  },
  { ...comingSoon, ...menus, id: 'cycleMenus', path: paths.cycleMenus, requires: ['nutritionAnalysis'] },
  { ...comingSoon, ...menus, id: 'masterMenus', path: paths.masterMenus },
  {
    ...menus,
    id: 'schoolMenus',
    path: paths.schoolMenus,
    load: async () => (await import('../screens/school-menus/SchoolMenusScreen.tsx')).SchoolMenusScreen,
    texts: ['schoolMenus', 'checks', 'words'],
  },
  {
    ...comingSoon,
    ...production,
    id: 'productionRecords',
    path: paths.productionRecords,
    requires: ['productionRecord'],
  },
  { ...comingSoon, ...stock, id: 'startingInventory', path: paths.startingInventory },
  { ...comingSoon, ...stock, id: 'currentInventory', path: paths.currentInventory },
  { ...comingSoon, ...stock, id: 'physicalInventory', path: paths.physicalInventory },
  { ...comingSoon, ...stock, id: 'inventoryRequest', path: paths.inventoryRequest },

  { ...comingSoon, id: 'reports', path: paths.reports, module: 'reports' },
  { ...comingSoon, ...mealReports, id: 'mealReport', path: paths.mealReport },
  { ...comingSoon, ...mealReports, id: 'depositReport', path: paths.depositReport },
  { ...comingSoon, ...mealReports, id: 'salesReport', path: paths.salesReport },
  { ...comingSoon, ...stockReports, id: 'currentInventoryReport', path: paths.currentInventoryReport },
  { ...comingSoon, ...stockReports, id: 'menuCosting', path: paths.menuCosting },
  { ...comingSoon, ...stockReports, id: 'inventoryPurchaseOrder', path: paths.inventoryPurchaseOrder },
  { ...comingSoon, ...nutritionReports, id: 'nutritionComposition', path: paths.nutritionComposition },
  {
    ...nutritionReports,
    id: 'nutritionAnalysis',
    path: paths.nutritionAnalysis,
    load: async () =>
      (await import('../screens/nutrition-analysis/NutritionAnalysisScreen.tsx')).NutritionAnalysisScreen,
    texts: ['nutritionAnalysis', 'schoolMenus', 'checks', 'words'],
  },
  { ...comingSoon, ...nutritionReports, id: 'mealPattern', path: paths.mealPattern },
  { ...comingSoon, ...nutritionReports, id: 'nutrientStandard', path: paths.nutrientStandard },
  { ...comingSoon, ...nutritionReports, id: 'missingNutrition', path: paths.missingNutrition },
  { ...comingSoon, ...nutritionReports, id: 'discontinuedItems', path: paths.discontinuedItems },
  { ...comingSoon, ...nutritionReports, id: 'productionRecordReport', path: paths.productionRecordReport },

  {
    id: 'settings',
    path: paths.settings,
    load: async () => (await import('../screens/settings/SettingsScreen.tsx')).SettingsScreen,
    texts: [],
    module: 'settings',
  },
  {
    ...settings,
    ...administrators,
    id: 'users',
    path: paths.users,
    load: async () => (await import('../screens/users/UsersScreen.tsx')).UsersScreen,
    texts: ['users'],
  },
  {
    ...administrators,
    id: 'userRecord',
    path: paths.userRecord,
    load: async () => (await import('../screens/users/UserRecordScreen.tsx')).UserRecordScreen,
    texts: ['users', 'history'],
    under: paths.users,
  },
  { ...comingSoon, ...settings, id: 'menuPlaceholders', path: paths.menuPlaceholders },
  { ...comingSoon, ...placeholders, id: 'menuPlaceholderRecord', path: paths.menuPlaceholderRecord },
  { ...comingSoon, ...placeholders, id: 'menuPlaceholderList', path: paths.menuPlaceholderList },
  {
    ...settings,
    id: 'holidays',
    path: paths.holidays,
    load: async () => (await import('../screens/holidays/HolidaysScreen.tsx')).HolidaysScreen,
    texts: ['holidays', 'history'],
  },
  {
    ...settings,
    id: 'vendors',
    path: paths.vendors,
    load: async () => (await import('../screens/vendors/VendorsScreen.tsx')).VendorsScreen,
    texts: ['vendors'],
  },
  {
    id: 'vendorRecord',
    path: paths.vendorRecord,
    load: async () => (await import('../screens/vendors/VendorRecordScreen.tsx')).VendorRecordScreen,
    texts: ['vendors', 'history'],
    under: paths.vendors,
    module: 'settings',
  },
  {
    ...settings,
    id: 'storageLocations',
    path: paths.storageLocations,
    load: async () => (await import('../screens/storage-locations/StorageLocationsScreen.tsx')).StorageLocationsScreen,
    texts: ['storageLocations', 'history'],
  },
  {
    ...settings,
    ...sites,
    id: 'inventorySites',
    path: paths.inventorySites,
    load: async () => (await import('../screens/inventory-sites/InventorySitesScreen.tsx')).InventorySitesScreen,
    texts: ['inventorySites'],
  },
  {
    ...sites,
    id: 'inventorySiteForm',
    path: paths.inventorySiteForm,
    load: async () => (await import('../screens/inventory-sites/InventorySiteFormScreen.tsx')).InventorySiteFormScreen,
    texts: ['inventorySites', 'history'],
    under: paths.inventorySites,
    module: 'settings',
  },
  {
    ...settings,
    id: 'nutritionSettings',
    path: paths.nutritionSettings,
    load: async () =>
      (await import('../screens/nutrition-settings/NutritionSettingsScreen.tsx')).NutritionSettingsScreen,
    texts: ['nutritionSettings', 'history', 'words'],
    requires: ['nutritionAnalysis'],
  },
]

/** The routes that a user may open, in the order of the menus. */
export const allowedRoutes = (user: AccessUser) => routes.filter((route) => isAllowed(route, user))

/** What /settings shows: /settings/manageUsers, or what stands next where that is not open to the user. */
export const settingsHome = (user: AccessUser) => allowedRoutes(user).find(({ menu }) => menu?.place === 'settings')

/** The route of an address; undefined for an unknown one. `/` is the dashboard. */
export const routeOf = (pathname: string) => {
  const path = pathname === paths.home ? paths.dashboard : pathname.replace(/\/$/, '')
  return routes.find((route) => route.path === path)
}
