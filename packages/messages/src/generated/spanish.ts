// Generated from the texts of packages/messages by `pnpm generate`. Do not edit.

import bulk from '../es/bulk.json' with { type: 'json' }
import caterer from '../es/caterer.json' with { type: 'json' }
import changePassword from '../es/change-password.json' with { type: 'json' }
import checks from '../es/checks.json' with { type: 'json' }
import common from '../es/common.json' with { type: 'json' }
import cycleMenus from '../es/cycle-menus.json' with { type: 'json' }
import dashboard from '../es/dashboard.json' with { type: 'json' }
import documents from '../es/documents.json' with { type: 'json' }
import families from '../es/families.json' with { type: 'json' }
import foodReports from '../es/food-reports.json' with { type: 'json' }
import handOff from '../es/hand-off.json' with { type: 'json' }
import help from '../es/help.json' with { type: 'json' }
import helpGlossary from '../es/help-glossary.json' with { type: 'json' }
import helpNews from '../es/help-news.json' with { type: 'json' }
import helpTopics from '../es/help-topics.json' with { type: 'json' }
import history from '../es/history.json' with { type: 'json' }
import holidays from '../es/holidays.json' with { type: 'json' }
import importProducts from '../es/import-products.json' with { type: 'json' }
import ingredientRecord from '../es/ingredient-record.json' with { type: 'json' }
import ingredients from '../es/ingredients.json' with { type: 'json' }
import inventoryRequests from '../es/inventory-requests.json' with { type: 'json' }
import inventorySites from '../es/inventory-sites.json' with { type: 'json' }
import kitchen from '../es/kitchen.json' with { type: 'json' }
import landing from '../es/landing.json' with { type: 'json' }
import masterItemRecord from '../es/master-item-record.json' with { type: 'json' }
import masterItems from '../es/master-items.json' with { type: 'json' }
import masterMenus from '../es/master-menus.json' with { type: 'json' }
import menuPlaceholders from '../es/menu-placeholders.json' with { type: 'json' }
import menuPlanner from '../es/menu-planner.json' with { type: 'json' }
import notifications from '../es/notifications.json' with { type: 'json' }
import nutrients from '../es/nutrients.json' with { type: 'json' }
import nutritionAnalysis from '../es/nutrition-analysis.json' with { type: 'json' }
import nutritionSettings from '../es/nutrition-settings.json' with { type: 'json' }
import orderImports from '../es/order-imports.json' with { type: 'json' }
import orderRecord from '../es/order-record.json' with { type: 'json' }
import orderSettings from '../es/order-settings.json' with { type: 'json' }
import orders from '../es/orders.json' with { type: 'json' }
import packAmounts from '../es/pack-amounts.json' with { type: 'json' }
import parent from '../es/parent.json' with { type: 'json' }
import parentHelp from '../es/parent-help.json' with { type: 'json' }
import payments from '../es/payments.json' with { type: 'json' }
import physicalInventory from '../es/physical-inventory.json' with { type: 'json' }
import print from '../es/print.json' with { type: 'json' }
import privacy from '../es/privacy.json' with { type: 'json' }
import production from '../es/production.json' with { type: 'json' }
import publicMenu from '../es/public-menu.json' with { type: 'json' }
import purchaseOrders from '../es/purchase-orders.json' with { type: 'json' }
import recall from '../es/recall.json' with { type: 'json' }
import receiving from '../es/receiving.json' with { type: 'json' }
import recipeRecord from '../es/recipe-record.json' with { type: 'json' }
import recipeVersions from '../es/recipe-versions.json' with { type: 'json' }
import recipes from '../es/recipes.json' with { type: 'json' }
import reportTables from '../es/report-tables.json' with { type: 'json' }
import reports from '../es/reports.json' with { type: 'json' }
import reviewBinder from '../es/review-binder.json' with { type: 'json' }
import schoolMenus from '../es/school-menus.json' with { type: 'json' }
import schools from '../es/schools.json' with { type: 'json' }
import shell from '../es/shell.json' with { type: 'json' }
import startingInventory from '../es/starting-inventory.json' with { type: 'json' }
import stock from '../es/stock.json' with { type: 'json' }
import storageLocations from '../es/storage-locations.json' with { type: 'json' }
import users from '../es/users.json' with { type: 'json' }
import vendors from '../es/vendors.json' with { type: 'json' }
import whereUsed from '../es/where-used.json' with { type: 'json' }
import words from '../es/words.json' with { type: 'json' }

import type { Messages } from '../messages.ts'

/** The Spanish catalog, by area. */
export const spanish: Messages = {
  bulk,
  caterer,
  changePassword,
  checks,
  common,
  cycleMenus,
  dashboard,
  documents,
  families,
  foodReports,
  handOff,
  help,
  helpGlossary,
  helpNews,
  helpTopics,
  history,
  holidays,
  importProducts,
  ingredientRecord,
  ingredients,
  inventoryRequests,
  inventorySites,
  kitchen,
  landing,
  masterItemRecord,
  masterItems,
  masterMenus,
  menuPlaceholders,
  menuPlanner,
  notifications,
  nutrients,
  nutritionAnalysis,
  nutritionSettings,
  orderImports,
  orderRecord,
  orderSettings,
  orders,
  packAmounts,
  parent,
  parentHelp,
  payments,
  physicalInventory,
  print,
  privacy,
  production,
  publicMenu,
  purchaseOrders,
  recall,
  receiving,
  recipeRecord,
  recipeVersions,
  recipes,
  reportTables,
  reports,
  reviewBinder,
  schoolMenus,
  schools,
  shell,
  startingInventory,
  stock,
  storageLocations,
  users,
  vendors,
  whereUsed,
  words,
}
