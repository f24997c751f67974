/** Every address of the product. Keep it small: the login page loads it too. */
export const paths = {
  login: '/login',
  logout: '/logout',
  forgotPassword: '/forgotPassword',
  reset: '/reset',
  activate: '/activate',
  notFound: '/404',
  privacyPolicy: '/privacy-policy',
  /** Followed by a school's subdomain: /menus/oak. */
  publicMenus: '/menus',
  /** Followed by the token of a receiving link. */
  receive: '/receive',
  home: '/',
  dashboard: '/dashboard',
  help: '/help',
  changePassword: '/changePassword',
  parent: '/parent',

  manage: '/manage',
  ingredients: '/manage/products',
  recipesHome: '/recipes',
  recipes: '/recipes/myRecipeCatalog',
  masterItems: '/manage/masterItemsCatalog',
  importProducts: '/manage/importProducts',
  cycleMenus: '/manage/manageRollingMenus',
  masterMenus: '/manage/manageMasterMenus',
  schoolMenus: '/manage/manageSchoolMenus',
  productionRecords: '/manage/productionMenu',
  todaysRecords: '/manage/productionMenu/today',
  startingInventory: '/manage/inventory/startingInventory',
  currentInventory: '/manage/inventory',
  physicalInventory: '/manage/inventory/physicalInventory',
  inventoryRequest: '/manage/inventory/inventoryRequest',
  purchaseOrders: '/manage/inventory/purchaseOrders',
  recall: '/manage/inventory/recall',
  families: '/manage/families',
  orders: '/manage/orders',
  orderSettings: '/manage/orders/settings',
  payments: '/manage/payments',
  orderImports: '/manage/payments/imports',

  reports: '/reports',
  mealReport: '/reports/ordersDetails',
  depositReport: '/reports/depositReport',
  salesReport: '/reports/salesReport',
  currentInventoryReport: '/reports/currentInventory',
  menuCosting: '/reports/menuCostingReport',
  inventoryPurchaseOrder: '/reports/inventoryPurchaseOrder',
  nutritionComposition: '/reports/nutrionsCompositionReport',
  nutritionAnalysis: '/reports/nutritionAnalysisReport',
  mealPattern: '/reports/mealpatternReport',
  nutrientStandard: '/reports/nutStandardReport',
  missingNutrition: '/reports/missingNutritionReport',
  discontinuedItems: '/reports/discontinuedItemsReport',
  productionRecordReport: '/reports/productionRecordReport',

  settings: '/settings',
  users: '/settings/manageUsers',
  userRecord: '/settings/userRecord',
  menuPlaceholders: '/settings/menuPlaceholders',
  menuPlaceholderRecord: '/settings/menuPlaceholders/rec',
  menuPlaceholderList: '/settings/menuPlaceholders/list',
  holidays: '/settings/manageHolidays',
  vendors: '/settings/vendors',
  vendorRecord: '/settings/vendorRec',
  storageLocations: '/settings/storageLocations',
  inventorySites: '/settings/inventorySiteList',
  inventorySiteForm: '/settings/addNewInventorySite',
  nutritionSettings: '/settings/nutritionAnalysisSettings',
  schools: '/settings/schools',
  caterer: '/settings/caterer',
  notifications: '/settings/notifications',
} as const
export type Path = (typeof paths)[keyof typeof paths]

/** An address with a query string, without null and undefined values. */
export function withQuery(path: Path, query: Record<string, string | number | null | undefined>): string {
  const search = new URLSearchParams()
  for (const [name, value] of Object.entries(query)) {
    if (value !== null && value !== undefined) search.set(name, String(value))
  }
  return search.size === 0 ? path : `${path}?${search}`
}

/** A school's week in the planner or the report. */
export const weekAddress = (
  path: typeof paths.schoolMenus | typeof paths.nutritionAnalysis,
  {
    schoolId,
    week,
    menuType,
    program,
  }: { schoolId: number; week: string; menuType?: string; program?: number | undefined },
) => withQuery(path, { school: schoolId, week, menu: menuType === 'MEAL' ? undefined : menuType, program })

/** The login page, which returns to `returnTo` after login. */
export const loginAddress = (returnTo: string) =>
  returnTo === paths.home || returnTo === paths.dashboard ? paths.login : withQuery(paths.login, { returnTo })

/** Whether to show the login page even to a logged-in user: `?again=yes`. */
export const isLoginAgain = (search: string) => new URLSearchParams(search).has('again')

/** Where to go after login. Always an address of this app, never of another site. */
export function returnAddress(search: string): string {
  const target = new URLSearchParams(search).get('returnTo')
  if (!target || !target.startsWith('/')) return paths.dashboard
  const url = new URL(target, 'http://app.invalid')
  if (url.host !== 'app.invalid' || url.pathname === paths.login || url.pathname === paths.logout) {
    return paths.dashboard
  }
  return url.pathname + url.search + url.hash
}

const parentPages = ['settings', 'help'] as const
export type ParentPage = 'home' | (typeof parentPages)[number]

/** A page of the parent portal. All are at /parent, because `/settings` and `/help` are the caterer's. */
export const parentAddress = (page: ParentPage) => withQuery(paths.parent, { page: page === 'home' ? undefined : page })

/** The parent-portal page of an address. */
export const parentPageOf = (search: string): ParentPage =>
  parentPages.find((page) => page === new URLSearchParams(search).get('page')) ?? 'home'

/** Addresses of staff for which parents have a page of the portal; undefined for any other. */
export const parentPageFor = (pathname: string): ParentPage | undefined =>
  (
    {
      [paths.home]: 'home',
      [paths.dashboard]: 'home',
      [paths.settings]: 'settings',
      [paths.notifications]: 'settings',
      [paths.help]: 'help',
    } as const
  )[pathname.length > 1 ? pathname.replace(/\/$/, '') : pathname]

/** Whether the login page was reached from the parent portal. */
export const isParentLogin = (search: string) =>
  new URL(returnAddress(search), 'http://app.invalid').pathname === paths.parent

/** Where a hand-off leads: to the requested page with its school selected; parents go to the parent portal. */
export function handedOverAddress(pathname: string, role: 'parent' | 'administrator' | 'staff', siteId: string | null) {
  if (role === 'parent') return paths.parent
  const isPage = pathname !== paths.home && pathname !== paths.login && pathname !== paths.logout
  return (isPage ? pathname : paths.dashboard) + (siteId === null ? '' : `?school=${siteId}`)
}
