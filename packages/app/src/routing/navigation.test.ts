import type { Module } from '@commissary/api-client'
import { describe, expect, test } from 'vitest'

import { englishTranslator } from '@commissary/messages/translator'
import { planner, school } from '../stories/users.ts'
import type { AccessUser } from './access.ts'
import { crumbsOf, navigationOf } from './navigation.ts'
import { paths } from './paths.ts'
import { allowedRoutes, routeOf, routes, settingsHome } from './routes.ts'

const t = englishTranslator()

const kitchen = { ...school(1, 'Maple Street Elementary'), moduleAccess: { 'Production Record': 'Yes' as const } }
const administrator: AccessUser = { ...planner, schools: [kitchen], modules: null }
const staff = (...modules: Module[]): AccessUser => ({ ...administrator, role: 'staff', modules })
const without = (...names: ('nutritionAnalysis' | 'inventoryEnabled' | 'productionRecord')[]): AccessUser => ({
  ...administrator,
  ...(names.includes('nutritionAnalysis') && { nutritionAnalysis: false }),
  ...(names.includes('inventoryEnabled') && { inventoryEnabled: false }),
  ...(names.includes('productionRecord') && { schools: [school(1, 'Maple Street Elementary')] }),
})
const noFlags = without('nutritionAnalysis', 'inventoryEnabled', 'productionRecord')
const parent: AccessUser = { ...administrator, role: 'parent', schools: [] }

const inventory = [
  'Starting Inventory',
  'Current Inventory',
  'Physical Inventory',
  'Inventory Requests',
  'Purchase Orders',
  'Lot Trace and Recall',
]
const ordering = ['Families', 'Orders', 'Payments']
const catalog = ['Ingredients', 'Recipes', 'Master Items', 'Upload Products']
const meals = ['Meal Report', 'Deposit Report', 'Sales Report']
const stock = ['Current Inventory Report', 'Menu Costing Report', 'Inventory Purchase Order']
const nutrition = [
  'Nutrition Composition',
  'Nutrition Analysis',
  'Meal Pattern',
  'Nutrient Standard',
  'Missing Nutrition',
  'Discontinued Items',
  'Production Record Report',
]
const settings = [
  'Manage Users',
  'Menu Placeholders',
  'Manage Holidays',
  'Vendors',
  'Storage Locations',
  'Inventory Site List',
  'Nutrition Analysis Settings',
  'Schools',
  'Caterer',
  'Notifications',
]
/** Every administrator sets them up, whatever the flags. */
const ofCaterer = ['Schools', 'Caterer']
const forEveryone = ['Notifications']
const manage = [
  ...catalog,
  'Cycle Menus',
  'Master Menus',
  'School Menus',
  'Production Records',
  ...inventory,
  ...ordering,
]
const reduced = ['Ingredients', 'Recipes', 'Master Items', 'Master Menus', 'School Menus']
const staffSettings = settings.filter((entry) => !['Manage Users', ...ofCaterer].includes(entry))

/** A user's menus by name; Home is not in a menu. */
function menusOf(user: AccessUser) {
  return Object.fromEntries(
    navigationOf(t, user, '/nowhere').map((entry) => [
      entry.label,
      'groups' in entry ? entry.groups.flatMap((group) => group.links.map(({ label }) => label)) : [entry.href],
    ]),
  )
}
const home = { Home: ['/dashboard'] }

const refusedTo = (user: AccessUser) => {
  const allowed = allowedRoutes(user)
  return routes.filter((route) => !allowed.includes(route)).map(({ path }) => path)
}
const atAnyTime = [paths.parent]
const ofInventory = [
  paths.startingInventory,
  paths.currentInventory,
  paths.physicalInventory,
  paths.inventoryRequest,
  paths.purchaseOrders,
  paths.recall,
  paths.currentInventoryReport,
  paths.menuCosting,
  paths.inventoryPurchaseOrder,
  paths.inventorySites,
  paths.inventorySiteForm,
]
const ofNutrition = [
  paths.importProducts,
  paths.cycleMenus,
  paths.nutritionComposition,
  paths.nutritionAnalysis,
  paths.mealPattern,
  paths.nutrientStandard,
  paths.missingNutrition,
  paths.discontinuedItems,
  paths.productionRecordReport,
  paths.nutritionSettings,
]
const ofAdministrators = [paths.users, paths.userRecord, paths.schools, paths.caterer]
const everything = routes.map(({ path }) => path)
const exceptFor = (open: string[]) => everything.filter((path) => !open.includes(path))
const onEveryDesk = [
  paths.dashboard,
  paths.help,
  paths.changePassword,
  paths.manage,
  paths.settings,
  paths.notifications,
]

interface Case {
  name: string
  user: AccessUser
  menus: Record<string, string[]>
  refused: string[]
}
const cases: Case[] = [
  {
    name: 'an administrator with every flag',
    user: administrator,
    menus: {
      ...home,
      Manage: ['Overview', ...manage],
      Reports: ['Overview', ...meals, ...stock, ...nutrition],
      Settings: settings,
    },
    refused: atAnyTime,
  },
  {
    name: 'an administrator without any flag',
    user: noFlags,
    menus: {
      ...home,
      Manage: ['Overview', ...reduced, ...ordering],
      Reports: ['Overview', ...meals],
      Settings: [...settings.slice(0, 5), ...ofCaterer, ...forEveryone],
    },
    refused: [...atAnyTime, ...ofInventory, ...ofNutrition, paths.productionRecords, paths.todaysRecords],
  },
  {
    name: 'an administrator with only nutrition off',
    user: without('nutritionAnalysis'),
    menus: {
      ...home,
      Manage: ['Overview', ...reduced, 'Production Records', ...inventory, ...ordering],
      Reports: ['Overview', ...meals, ...stock],
      Settings: [...settings.slice(0, 6), ...ofCaterer, ...forEveryone],
    },
    refused: [...atAnyTime, ...ofNutrition],
  },
  {
    name: 'an administrator with only inventory off',
    user: without('inventoryEnabled'),
    menus: {
      ...home,
      Manage: ['Overview', ...manage.filter((entry) => !inventory.includes(entry))],
      Reports: ['Overview', ...meals, ...nutrition],
      Settings: settings.filter((entry) => entry !== 'Inventory Site List'),
    },
    refused: [...atAnyTime, ...ofInventory],
  },
  {
    name: 'an administrator whose schools keep no production records',
    user: without('productionRecord'),
    menus: {
      ...home,
      Manage: ['Overview', ...manage.filter((entry) => entry !== 'Production Records')],
      Reports: ['Overview', ...meals, ...stock, ...nutrition],
      Settings: settings,
    },
    refused: [...atAnyTime, paths.productionRecords, paths.todaysRecords],
  },
  {
    name: 'staff with every module',
    user: { ...staff(), modules: null },
    menus: {
      ...home,
      Manage: ['Overview', ...manage],
      Reports: ['Overview', ...meals, ...stock, ...nutrition],
      Settings: staffSettings,
    },
    refused: [...atAnyTime, ...ofAdministrators],
  },
  {
    name: 'staff of the catalog',
    user: staff('catalog'),
    menus: { ...home, Manage: ['Overview', ...catalog], Settings: forEveryone },
    refused: exceptFor([
      ...onEveryDesk,
      paths.ingredients,
      paths.recipesHome,
      paths.recipes,
      paths.masterItems,
      paths.importProducts,
    ]),
  },
  {
    name: 'staff of the menus',
    user: staff('menus'),
    menus: { ...home, Manage: ['Overview', 'Cycle Menus', 'Master Menus', 'School Menus'], Settings: forEveryone },
    refused: exceptFor([...onEveryDesk, paths.cycleMenus, paths.masterMenus, paths.schoolMenus]),
  },
  {
    name: 'staff of production',
    user: staff('production'),
    menus: { ...home, Manage: ['Overview', 'Production Records'], Settings: forEveryone },
    refused: exceptFor([...onEveryDesk, paths.productionRecords, paths.todaysRecords]),
  },
  {
    name: 'staff of the inventory',
    user: staff('inventory'),
    menus: { ...home, Manage: ['Overview', ...inventory], Settings: forEveryone },
    refused: exceptFor([
      ...onEveryDesk,
      paths.startingInventory,
      paths.currentInventory,
      paths.physicalInventory,
      paths.inventoryRequest,
      paths.purchaseOrders,
      paths.recall,
    ]),
  },
  {
    name: 'staff of orders and payments',
    user: staff('orders'),
    menus: { ...home, Manage: ['Overview', ...ordering], Settings: forEveryone },
    refused: exceptFor([
      ...onEveryDesk,
      paths.families,
      paths.orders,
      paths.orderSettings,
      paths.payments,
      paths.orderImports,
    ]),
  },
  {
    name: 'staff of orders and payments at some schools, without imports',
    user: { ...staff('orders'), hasAllSchools: false },
    menus: { ...home, Manage: ['Overview', ...ordering], Settings: forEveryone },
    refused: exceptFor([...onEveryDesk, paths.families, paths.orders, paths.orderSettings, paths.payments]),
  },
  {
    name: 'staff of the reports',
    user: staff('reports'),
    menus: { ...home, Reports: ['Overview', ...meals, ...stock, ...nutrition], Settings: forEveryone },
    refused: everything.filter((path) => !path.startsWith('/reports') && !onEveryDesk.includes(path as '/help')),
  },
  {
    name: 'staff of the settings',
    user: staff('settings'),
    menus: { ...home, Settings: staffSettings },
    refused: [
      ...ofAdministrators,
      ...everything.filter((path) => !path.startsWith('/settings') && !onEveryDesk.includes(path as '/help')),
    ],
  },
  {
    name: 'staff without a module',
    user: staff(),
    menus: { ...home, Settings: forEveryone },
    refused: exceptFor(onEveryDesk),
  },
  { name: 'a parent', user: parent, menus: {}, refused: exceptFor([paths.parent, paths.changePassword]) },
]

describe.each(cases)('$name', ({ user, menus, refused }) => {
  test('sees exactly these menus', () => expect(menusOf(user)).toEqual(menus))

  test('is denied exactly these addresses', () => {
    expect(refusedTo(user).toSorted()).toEqual(refused.toSorted())
  })
})

test.each([
  ['an administrator', administrator, '/settings/manageUsers'],
  ['staff', staff('settings'), '/settings/menuPlaceholders'],
  ['staff without the settings', staff('menus'), '/settings/notifications'],
])('for %s /settings shows the first accessible entry', (_, user, path) => {
  expect(settingsHome(user)?.path).toBe(path)
})

test('every address has one route, and every route its own title', () => {
  expect(new Set(everything).size).toBe(everything.length)
  const titles = routes.filter(({ id }) => id !== 'recipesHome').map(({ id }) => t(`shell.titles.${id}`))
  expect(new Set(titles).size).toBe(titles.length)
})

test('/ shows the dashboard', () => {
  expect(routeOf('/')).toBe(routeOf('/dashboard'))
  expect(routeOf('/manage/products/')?.id).toBe('ingredients')
  expect(routeOf('/manage/Products')).toBeUndefined()
})

test('the current page is marked in its menu, and a record marks its list', () => {
  const marked = (pathname: string) =>
    navigationOf(t, administrator, pathname)
      .flatMap((entry) => ('groups' in entry ? entry.groups.flatMap((group) => group.links) : [entry]))
      .filter(({ isCurrent }) => isCurrent)
      .map(({ label }) => label)
  expect(marked('/recipes/myRecipeCatalog')).toEqual(['Recipes'])
  expect(marked('/settings/vendorRec')).toEqual(['Vendors'])
})

test('breadcrumbs have the menu and the list', () => {
  const way = (pathname: string) => {
    const route = routeOf(pathname)
    return route && crumbsOf(t, route).map(({ label, href }) => [label, href])
  }
  expect(way('/settings/vendorRec')).toEqual([
    ['Settings', '/settings'],
    ['Vendors', '/settings/vendors'],
    ['Vendor', undefined],
  ])
  expect(way('/help')).toEqual([['Help', undefined]])
})
