import type { Messages } from './messages.ts'

/** Areas that load with the shell. */
export type BaseArea = 'common' | 'shell'
/** Areas that load with the screens that use them; only documents use `print`. */
export type ScreenArea = Exclude<keyof Messages, BaseArea | 'print'>

/** Loads the texts of each area. A missing one does not compile. */
export type Loaders = { [Area in ScreenArea]: () => Promise<{ default: Messages[Area] }> }

export const loadEnglish: Loaders = {
  bulk: () => import('./en/bulk.json', { with: { type: 'json' } }),
  changePassword: () => import('./en/change-password.json', { with: { type: 'json' } }),
  caterer: () => import('./en/caterer.json', { with: { type: 'json' } }),
  checks: () => import('./en/checks.json', { with: { type: 'json' } }),
  parent: () => import('./en/parent.json', { with: { type: 'json' } }),
  parentHelp: () => import('./en/parent-help.json', { with: { type: 'json' } }),
  cycleMenus: () => import('./en/cycle-menus.json', { with: { type: 'json' } }),
  dashboard: () => import('./en/dashboard.json', { with: { type: 'json' } }),
  documents: () => import('./en/documents.json', { with: { type: 'json' } }),
  foodReports: () => import('./en/food-reports.json', { with: { type: 'json' } }),
  families: () => import('./en/families.json', { with: { type: 'json' } }),
  handOff: () => import('./en/hand-off.json', { with: { type: 'json' } }),
  help: () => import('./en/help.json', { with: { type: 'json' } }),
  helpGlossary: () => import('./en/help-glossary.json', { with: { type: 'json' } }),
  helpNews: () => import('./en/help-news.json', { with: { type: 'json' } }),
  helpTopics: () => import('./en/help-topics.json', { with: { type: 'json' } }),
  history: () => import('./en/history.json', { with: { type: 'json' } }),
  holidays: () => import('./en/holidays.json', { with: { type: 'json' } }),
  importProducts: () => import('./en/import-products.json', { with: { type: 'json' } }),
  ingredientRecord: () => import('./en/ingredient-record.json', { with: { type: 'json' } }),
  ingredients: () => import('./en/ingredients.json', { with: { type: 'json' } }),
  inventorySites: () => import('./en/inventory-sites.json', { with: { type: 'json' } }),
  inventoryRequests: () => import('./en/inventory-requests.json', { with: { type: 'json' } }),
  kitchen: () => import('./en/kitchen.json', { with: { type: 'json' } }),
  landing: () => import('./en/landing.json', { with: { type: 'json' } }),
  masterItemRecord: () => import('./en/master-item-record.json', { with: { type: 'json' } }),
  masterItems: () => import('./en/master-items.json', { with: { type: 'json' } }),
  masterMenus: () => import('./en/master-menus.json', { with: { type: 'json' } }),
  menuPlaceholders: () => import('./en/menu-placeholders.json', { with: { type: 'json' } }),
  menuPlanner: () => import('./en/menu-planner.json', { with: { type: 'json' } }),
  notifications: () => import('./en/notifications.json', { with: { type: 'json' } }),
  nutrients: () => import('./en/nutrients.json', { with: { type: 'json' } }),
  nutritionAnalysis: () => import('./en/nutrition-analysis.json', { with: { type: 'json' } }),
  nutritionSettings: () => import('./en/nutrition-settings.json', { with: { type: 'json' } }),
  orders: () => import('./en/orders.json', { with: { type: 'json' } }),
  packAmounts: () => import('./en/pack-amounts.json', { with: { type: 'json' } }),
  payments: () => import('./en/payments.json', { with: { type: 'json' } }),
  physicalInventory: () => import('./en/physical-inventory.json', { with: { type: 'json' } }),
  privacy: () => import('./en/privacy.json', { with: { type: 'json' } }),
  production: () => import('./en/production.json', { with: { type: 'json' } }),
  publicMenu: () => import('./en/public-menu.json', { with: { type: 'json' } }),
  purchaseOrders: () => import('./en/purchase-orders.json', { with: { type: 'json' } }),
  recall: () => import('./en/recall.json', { with: { type: 'json' } }),
  receiving: () => import('./en/receiving.json', { with: { type: 'json' } }),
  recipeRecord: () => import('./en/recipe-record.json', { with: { type: 'json' } }),
  recipeVersions: () => import('./en/recipe-versions.json', { with: { type: 'json' } }),
  recipes: () => import('./en/recipes.json', { with: { type: 'json' } }),
  reportTables: () => import('./en/report-tables.json', { with: { type: 'json' } }),
  reports: () => import('./en/reports.json', { with: { type: 'json' } }),
  reviewBinder: () => import('./en/review-binder.json', { with: { type: 'json' } }),
  schoolMenus: () => import('./en/school-menus.json', { with: { type: 'json' } }),
  schools: () => import('./en/schools.json', { with: { type: 'json' } }),
  startingInventory: () => import('./en/starting-inventory.json', { with: { type: 'json' } }),
  stock: () => import('./en/stock.json', { with: { type: 'json' } }),
  storageLocations: () => import('./en/storage-locations.json', { with: { type: 'json' } }),
  users: () => import('./en/users.json', { with: { type: 'json' } }),
  vendors: () => import('./en/vendors.json', { with: { type: 'json' } }),
  whereUsed: () => import('./en/where-used.json', { with: { type: 'json' } }),
  words: () => import('./en/words.json', { with: { type: 'json' } }),
}

/** Loads the texts of some areas in a language, in parallel with the screen's code. */
export async function loadTexts(load: Loaders, areas: readonly ScreenArea[]): Promise<Partial<Messages>> {
  const texts = await Promise.all(areas.map(async (area) => [area, (await load[area]()).default] as const))
  return Object.fromEntries(texts)
}
