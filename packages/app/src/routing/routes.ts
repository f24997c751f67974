import { type AccessUser, isAllowed } from './access.ts'
import { paths } from './paths.ts'
import type { Route, ScreenSource } from './route-model.ts'

// Plain data: the router and the build both import it. The build runs it in Node, so it must not import React.

const landing = { screen: 'landing/LandingScreen', texts: ['landing', 'helpTopics'] } as const

const catalog = { menu: { place: 'manage', group: 'catalog' }, module: 'catalog' } as const
const menus = { menu: { place: 'manage', group: 'menus' }, module: 'menus' } as const
const production = { menu: { place: 'manage', group: 'production' }, module: 'production' } as const
const stock = {
  menu: { place: 'manage', group: 'inventory' },
  module: 'inventory',
  requires: ['inventoryEnabled'],
} as const
/** A separate module, for those who take orders and payments. */
const ordering = { menu: { place: 'manage', group: 'orders' }, module: 'orders' } as const
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
const placeholderList = {
  screen: 'menu-placeholders/MenuPlaceholdersScreen',
  texts: ['menuPlaceholders', 'bulk', 'words'],
} as const
const placeholders = { under: paths.menuPlaceholders, module: 'settings' } as const
const administrators = { roles: ['administrator'] } as const

/** All private screens, in the order of the menus. Menus, breadcrumbs, titles and access checks are derived from it. */
export const routes: readonly Route[] = [
  {
    id: 'dashboard',
    path: paths.dashboard,
    screen: 'dashboard/DashboardScreen',
    texts: ['dashboard', 'checks', 'words'],
    firstRead: '/commissary/dashboard',
    menu: { place: 'home' },
  },
  {
    id: 'help',
    path: paths.help,
    screen: 'help/HelpScreen',
    texts: ['help', 'helpTopics', 'helpGlossary', 'helpNews', 'checks', 'words'],
  },
  {
    id: 'changePassword',
    path: paths.changePassword,
    screen: 'change-password/ChangePasswordScreen',
    texts: ['changePassword'],
    roles: ['administrator', 'staff', 'parent'],
  },
  {
    id: 'parent',
    path: paths.parent,
    screen: 'parent/ParentScreen',
    texts: ['parent', 'parentHelp', 'publicMenu', 'notifications', 'words'],
    roles: ['parent'],
  },

  { ...landing, id: 'manage', path: paths.manage },
  {
    ...catalog,
    id: 'ingredients',
    path: paths.ingredients,
    screen: 'ingredients/IngredientsScreen',
    texts: ['ingredients', 'words'],
    firstRead: '/ingredient/ingredients?page=0&size=10',
    record: {
      path: `${paths.ingredients}?open`,
      screen: 'ingredients/IngredientScreen',
      texts: ['ingredientRecord', 'documents', 'history', 'ingredients', 'nutrients', 'words', 'whereUsed'],
    },
  },
  { ...landing, id: 'recipesHome', path: paths.recipesHome, module: 'catalog' },
  {
    ...catalog,
    id: 'recipes',
    path: paths.recipes,
    screen: 'recipes/RecipesScreen',
    texts: ['recipes', 'words', 'bulk'],
    firstRead: '/recipe/recipes?page=0&size=10',
    record: {
      path: `${paths.recipes}?open`,
      screen: 'recipes/RecipeScreen',
      texts: [
        'recipeRecord',
        'recipeVersions',
        'recipes',
        'kitchen',
        'nutrients',
        'documents',
        'words',
        'bulk',
        'history',
        'whereUsed',
      ],
    },
  },
  {
    ...catalog,
    id: 'masterItems',
    path: paths.masterItems,
    screen: 'master-items/MasterItemsScreen',
    texts: ['masterItems', 'words', 'bulk'],
    firstRead:
      '/commissary/menuCaterers/search/findActiveMenuItemsByCatererAndTypes?catererId={catererId}&page=0&size=10',
    record: {
      path: `${paths.masterItems}?open`,
      screen: 'master-items/MasterItemScreen',
      texts: ['masterItems', 'masterItemRecord', 'documents', 'nutrients', 'words', 'history', 'whereUsed'],
    },
  },
  {
    ...catalog,
    id: 'importProducts',
    path: paths.importProducts,
    screen: 'import-products/ImportProductsScreen',
    texts: ['importProducts', 'ingredients', 'nutrients', 'words'],
    requires: ['nutritionAnalysis'],
  },
  {
    ...menus,
    id: 'cycleMenus',
    path: paths.cycleMenus,
    isAddedInList: true,
    screen: 'cycle-menus/CycleMenusScreen',
    texts: ['cycleMenus', 'words', 'bulk'],
    firstRead: '/commissary/cycleMenus',
    requires: ['nutritionAnalysis'],
    record: {
      path: `${paths.cycleMenus}?open`,
      screen: 'cycle-menus/CycleMenuScreen',
      texts: ['cycleMenus', 'menuPlanner', 'checks', 'words', 'history', 'whereUsed'],
    },
  },
  {
    ...menus,
    id: 'masterMenus',
    path: paths.masterMenus,
    isAddedInList: true,
    screen: 'master-menus/MasterMenusScreen',
    texts: ['masterMenus', 'checks', 'words'],
    record: {
      path: `${paths.masterMenus}?open`,
      screen: 'master-menus/MonthScreen',
      texts: ['masterMenus', 'menuPlanner', 'checks', 'words', 'history', 'whereUsed'],
    },
  },
  {
    ...menus,
    id: 'schoolMenus',
    path: paths.schoolMenus,
    screen: 'school-menus/SchoolMenusScreen',
    texts: ['schoolMenus', 'menuPlanner', 'checks', 'words', 'history', 'whereUsed'],
  },
  {
    ...production,
    id: 'productionRecords',
    path: paths.productionRecords,
    screen: 'production-records/ProductionRecordsScreen',
    texts: ['production', 'receiving', 'reviewBinder', 'schoolMenus', 'menuPlanner', 'kitchen', 'checks', 'words'],
    requires: ['productionRecord'],
  },
  {
    module: 'production',
    id: 'todaysRecords',
    path: paths.todaysRecords,
    screen: 'todays-records/TodaysRecordsScreen',
    texts: ['receiving', 'words'],
    under: paths.productionRecords,
    requires: ['productionRecord'],
  },
  {
    ...stock,
    id: 'startingInventory',
    path: paths.startingInventory,
    screen: 'starting-inventory/StartingInventoriesScreen',
    texts: ['startingInventory'],
    firstRead: '/startingInventories?catererId={catererId}',
    record: {
      path: `${paths.startingInventory}?open`,
      screen: 'starting-inventory/StartingInventoryScreen',
      texts: ['startingInventory', 'stock', 'words'],
    },
  },
  {
    ...stock,
    id: 'currentInventory',
    path: paths.currentInventory,
    screen: 'current-inventory/CurrentInventoryScreen',
    texts: ['stock', 'words'],
    firstRead: '/stock?page=0&size=10&catererId={catererId}',
  },
  {
    ...stock,
    id: 'physicalInventory',
    path: paths.physicalInventory,
    screen: 'physical-inventory/PhysicalInventoryScreen',
    texts: ['physicalInventory'],
    firstRead: '/stockCounts',
    record: {
      path: `${paths.physicalInventory}?open`,
      screen: 'physical-inventory/CountScreen',
      texts: ['physicalInventory', 'packAmounts', 'words'],
    },
  },
  {
    ...stock,
    id: 'inventoryRequest',
    path: paths.inventoryRequest,
    screen: 'inventory-requests/InventoryRequestsScreen',
    texts: ['inventoryRequests'],
    firstRead: '/stockRequests',
    record: {
      path: `${paths.inventoryRequest}?open`,
      screen: 'inventory-requests/RequestScreen',
      texts: ['inventoryRequests', 'packAmounts', 'words'],
    },
  },
  {
    ...stock,
    id: 'purchaseOrders',
    path: paths.purchaseOrders,
    screen: 'purchase-orders/PurchaseOrdersScreen',
    texts: ['purchaseOrders', 'words'],
    firstRead: '/purchaseOrders?catererId={catererId}&page=0&size=10',
    record: {
      path: `${paths.purchaseOrders}?open`,
      screen: 'purchase-orders/PurchaseOrderScreen',
      texts: ['purchaseOrders', 'words'],
    },
  },
  { ...stock, id: 'recall', path: paths.recall, screen: 'recall/RecallScreen', texts: ['recall', 'words'] },
  {
    ...ordering,
    id: 'families',
    path: paths.families,
    screen: 'families/FamiliesScreen',
    texts: ['families', 'words'],
    firstRead: '/commissary/households?page=0&size=10',
    record: {
      path: `${paths.families}?open`,
      screen: 'families/HouseholdScreen',
      texts: ['families', 'history', 'words'],
    },
  },
  {
    ...ordering,
    id: 'orders',
    path: paths.orders,
    screen: 'orders/OrdersScreen',
    texts: ['orders', 'words'],
    record: { path: `${paths.orders}?open`, screen: 'orders/OrderScreen', texts: ['orders', 'orderRecord', 'words'] },
  },
  {
    id: 'orderSettings',
    path: paths.orderSettings,
    screen: 'orders/OrderSettingsScreen',
    texts: ['orderSettings', 'words'],
    under: paths.orders,
    module: 'orders',
  },
  {
    ...ordering,
    id: 'payments',
    path: paths.payments,
    screen: 'payments/PaymentsScreen',
    texts: ['payments', 'words'],
    firstRead: '/commissary/payments?page=0&size=10',
    record: {
      path: `${paths.payments}?open`,
      screen: 'payments/PaymentScreen',
      texts: ['payments', 'families', 'words'],
    },
  },
  {
    id: 'orderImports',
    path: paths.orderImports,
    screen: 'payments/OrderImportsScreen',
    texts: ['orderImports'],
    under: paths.payments,
    module: 'orders',
    // A file contains families of every school.
    requires: ['hasAllSchools'],
    record: { path: `${paths.orderImports}?open`, screen: 'payments/OrderImportScreen', texts: ['orderImports'] },
  },

  { ...landing, id: 'reports', path: paths.reports, module: 'reports' },
  {
    ...mealReports,
    id: 'mealReport',
    path: paths.mealReport,
    screen: 'meal-report/MealReportScreen',
    texts: ['reportTables', 'reports'],
  },
  {
    ...mealReports,
    id: 'depositReport',
    path: paths.depositReport,
    screen: 'deposit-report/DepositReportScreen',
    texts: ['reportTables', 'reports'],
  },
  {
    ...mealReports,
    id: 'salesReport',
    path: paths.salesReport,
    screen: 'sales-report/SalesReportScreen',
    texts: ['reportTables', 'reports'],
  },
  {
    ...stockReports,
    id: 'currentInventoryReport',
    path: paths.currentInventoryReport,
    screen: 'current-inventory-report/CurrentInventoryReportScreen',
    texts: ['reportTables', 'reports'],
  },
  {
    ...stockReports,
    id: 'menuCosting',
    path: paths.menuCosting,
    screen: 'menu-costing-report/MenuCostingReportScreen',
    texts: ['reportTables', 'reports'],
  },
  {
    ...stockReports,
    id: 'inventoryPurchaseOrder',
    path: paths.inventoryPurchaseOrder,
    screen: 'purchase-order-report/PurchaseOrderReportScreen',
    texts: ['reportTables', 'reports', 'purchaseOrders', 'stock', 'words'],
  },
  {
    ...nutritionReports,
    id: 'nutritionComposition',
    path: paths.nutritionComposition,
    screen: 'nutrition-composition/NutritionCompositionScreen',
    texts: ['reportTables', 'foodReports', 'reports', 'nutrients', 'words'],
  },
  {
    ...nutritionReports,
    id: 'nutritionAnalysis',
    path: paths.nutritionAnalysis,
    screen: 'nutrition-analysis/NutritionAnalysisScreen',
    texts: ['nutritionAnalysis', 'reports', 'schoolMenus', 'menuPlanner', 'checks', 'nutrients', 'words'],
  },
  {
    ...nutritionReports,
    id: 'mealPattern',
    path: paths.mealPattern,
    screen: 'meal-pattern/MealPatternScreen',
    texts: ['reports', 'schoolMenus', 'checks', 'words'],
  },
  {
    ...nutritionReports,
    id: 'nutrientStandard',
    path: paths.nutrientStandard,
    screen: 'nutrient-standard/NutrientStandardScreen',
    texts: ['reports', 'checks', 'words', 'nutrients'],
  },
  {
    ...nutritionReports,
    id: 'missingNutrition',
    path: paths.missingNutrition,
    screen: 'missing-nutrition/MissingNutritionScreen',
    texts: ['reportTables', 'foodReports', 'reports', 'ingredientRecord', 'nutrients', 'whereUsed', 'words'],
  },
  {
    ...nutritionReports,
    id: 'discontinuedItems',
    path: paths.discontinuedItems,
    screen: 'discontinued-items/DiscontinuedItemsScreen',
    texts: ['reportTables', 'foodReports', 'reports', 'stock', 'whereUsed', 'words'],
  },
  {
    ...nutritionReports,
    id: 'productionRecordReport',
    path: paths.productionRecordReport,
    screen: 'production-record-report/ProductionRecordReportScreen',
    texts: ['reportTables', 'reports', 'production', 'words'],
  },

  {
    id: 'settings',
    path: paths.settings,
    screen: 'settings/SettingsScreen',
    texts: [],
  },
  {
    ...settings,
    ...administrators,
    id: 'users',
    path: paths.users,
    screen: 'users/UsersScreen',
    texts: ['users', 'bulk'],
    firstRead: '/commissary/users?page=0&size=10',
  },
  {
    ...administrators,
    id: 'userRecord',
    path: paths.userRecord,
    screen: 'users/UserRecordScreen',
    texts: ['users', 'history'],
    under: paths.users,
  },
  { ...placeholderList, ...settings, id: 'menuPlaceholders', path: paths.menuPlaceholders },
  {
    ...placeholders,
    id: 'menuPlaceholderRecord',
    path: paths.menuPlaceholderRecord,
    screen: 'menu-placeholders/MenuPlaceholderScreen',
    texts: ['menuPlaceholders', 'history', 'words'],
  },
  { ...placeholderList, ...placeholders, id: 'menuPlaceholderList', path: paths.menuPlaceholderList },
  {
    ...settings,
    id: 'holidays',
    path: paths.holidays,
    screen: 'holidays/HolidaysScreen',
    texts: ['holidays', 'history'],
  },
  {
    ...settings,
    id: 'vendors',
    path: paths.vendors,
    screen: 'vendors/VendorsScreen',
    texts: ['vendors', 'bulk'],
    firstRead: '/vendor/all/{catererId}',
  },
  {
    id: 'vendorRecord',
    path: paths.vendorRecord,
    screen: 'vendors/VendorRecordScreen',
    texts: ['vendors', 'history'],
    under: paths.vendors,
    module: 'settings',
  },
  {
    ...settings,
    id: 'storageLocations',
    path: paths.storageLocations,
    screen: 'storage-locations/StorageLocationsScreen',
    texts: ['storageLocations', 'history', 'bulk'],
    firstRead: '/storageLocations?catererId={catererId}',
  },
  {
    ...settings,
    ...sites,
    id: 'inventorySites',
    path: paths.inventorySites,
    screen: 'inventory-sites/InventorySitesScreen',
    texts: ['inventorySites', 'bulk'],
    firstRead: '/inventorySites?catererId={catererId}',
  },
  {
    ...sites,
    id: 'inventorySiteForm',
    path: paths.inventorySiteForm,
    screen: 'inventory-sites/InventorySiteFormScreen',
    texts: ['inventorySites', 'history'],
    under: paths.inventorySites,
    module: 'settings',
  },
  {
    ...settings,
    id: 'nutritionSettings',
    path: paths.nutritionSettings,
    screen: 'nutrition-settings/NutritionSettingsScreen',
    texts: ['nutritionSettings', 'history', 'words', 'checks', 'nutrients'],
    requires: ['nutritionAnalysis'],
  },
  {
    ...settings,
    ...administrators,
    id: 'schools',
    path: paths.schools,
    screen: 'schools/SchoolsScreen',
    texts: ['schools', 'bulk', 'words'],
    firstRead: '/commissary/sites?catererId={catererId}',
    record: {
      path: `${paths.schools}?open`,
      screen: 'schools/SchoolScreen',
      texts: ['schools', 'history', 'words'],
    },
  },
  {
    ...settings,
    ...administrators,
    id: 'caterer',
    path: paths.caterer,
    screen: 'caterer/CatererScreen',
    texts: ['caterer', 'history'],
  },
  {
    id: 'notifications',
    path: paths.notifications,
    screen: 'notifications/NotificationsScreen',
    texts: ['notifications'],
    // Everyone's own, whatever their areas.
    menu: { place: 'settings' },
  },
]

/** For /404 and every unknown address. */
export const missingPage: ScreenSource = { path: paths.notFound, screen: 'not-found/NotFoundScreen', texts: [] }

/** Pages that anyone can open, logged in or not, without the shell. `main.tsx` has /login and the password pages. */
export const publicRoutes: readonly ScreenSource[] = [
  missingPage,
  { path: paths.privacyPolicy, screen: 'privacy-policy/PrivacyPolicyScreen', texts: ['privacy'] },
  { path: paths.receive, screen: 'receive/ReceiveScreen', texts: ['receiving', 'words'], hasMore: true },
  { path: paths.publicMenus, screen: 'public-menu/PublicMenuScreen', texts: ['publicMenu', 'words'], hasMore: true },
]

/** Every screen that loads by itself. */
export const screenSources: readonly ScreenSource[] = [
  ...routes.flatMap((route) => (route.record ? [route, route.record] : [route])),
  ...publicRoutes,
]

/** The routes that a user can open, in the order of the menus. */
export const allowedRoutes = (user: AccessUser) => routes.filter((route) => isAllowed(route, user))

/** The screen at /settings: the first settings screen that the user can open, which is /settings/manageUsers for most. */
export const settingsHome = (user: AccessUser) => allowedRoutes(user).find(({ menu }) => menu?.place === 'settings')

/** What a route shows: its screen, or its record if the address opens one. */
export const shownBy = (route: Route, { isOpen, isNew }: { isOpen: boolean; isNew: boolean }): ScreenSource =>
  (isOpen && !(isNew && route.isAddedInList) && route.record) || route

export const publicRouteOf = (pathname: string) =>
  publicRoutes.find(
    ({ path, hasMore }) => path === pathname.replace(/\/$/, '') || (hasMore && pathname.startsWith(`${path}/`)),
  )

/** The route of an address; undefined for an unknown one. `/` is the dashboard. */
export const routeOf = (pathname: string) => {
  const path = pathname === paths.home ? paths.dashboard : pathname.replace(/\/$/, '')
  return routes.find((route) => route.path === path)
}
