// Generated from the texts of packages/messages by `pnpm generate`. Do not edit.

import bulk from '../ar/bulk.json' with { type: 'json' }
import caterer from '../ar/caterer.json' with { type: 'json' }
import changePassword from '../ar/change-password.json' with { type: 'json' }
import checks from '../ar/checks.json' with { type: 'json' }
import common from '../ar/common.json' with { type: 'json' }
import cycleMenus from '../ar/cycle-menus.json' with { type: 'json' }
import dashboard from '../ar/dashboard.json' with { type: 'json' }
import documents from '../ar/documents.json' with { type: 'json' }
import families from '../ar/families.json' with { type: 'json' }
import foodReports from '../ar/food-reports.json' with { type: 'json' }
import handOff from '../ar/hand-off.json' with { type: 'json' }
import help from '../ar/help.json' with { type: 'json' }
import helpGlossary from '../ar/help-glossary.json' with { type: 'json' }
import helpNews from '../ar/help-news.json' with { type: 'json' }
import helpTopics from '../ar/help-topics.json' with { type: 'json' }
import history from '../ar/history.json' with { type: 'json' }
import holidays from '../ar/holidays.json' with { type: 'json' }
import importProducts from '../ar/import-products.json' with { type: 'json' }
import ingredientRecord from '../ar/ingredient-record.json' with { type: 'json' }
import ingredients from '../ar/ingredients.json' with { type: 'json' }
import inventoryRequests from '../ar/inventory-requests.json' with { type: 'json' }
import inventorySites from '../ar/inventory-sites.json' with { type: 'json' }
import kitchen from '../ar/kitchen.json' with { type: 'json' }
import landing from '../ar/landing.json' with { type: 'json' }
import masterItemRecord from '../ar/master-item-record.json' with { type: 'json' }
import masterItems from '../ar/master-items.json' with { type: 'json' }
import masterMenus from '../ar/master-menus.json' with { type: 'json' }
import menuPlaceholders from '../ar/menu-placeholders.json' with { type: 'json' }
import menuPlanner from '../ar/menu-planner.json' with { type: 'json' }
import notifications from '../ar/notifications.json' with { type: 'json' }
import nutrients from '../ar/nutrients.json' with { type: 'json' }
import nutritionAnalysis from '../ar/nutrition-analysis.json' with { type: 'json' }
import nutritionSettings from '../ar/nutrition-settings.json' with { type: 'json' }
import orderImports from '../ar/order-imports.json' with { type: 'json' }
import orderRecord from '../ar/order-record.json' with { type: 'json' }
import orderSettings from '../ar/order-settings.json' with { type: 'json' }
import orders from '../ar/orders.json' with { type: 'json' }
import packAmounts from '../ar/pack-amounts.json' with { type: 'json' }
import parent from '../ar/parent.json' with { type: 'json' }
import parentHelp from '../ar/parent-help.json' with { type: 'json' }
import payments from '../ar/payments.json' with { type: 'json' }
import physicalInventory from '../ar/physical-inventory.json' with { type: 'json' }
import print from '../ar/print.json' with { type: 'json' }
import privacy from '../ar/privacy.json' with { type: 'json' }
import production from '../ar/production.json' with { type: 'json' }
import publicMenu from '../ar/public-menu.json' with { type: 'json' }
import purchaseOrders from '../ar/purchase-orders.json' with { type: 'json' }
import recall from '../ar/recall.json' with { type: 'json' }
import receiving from '../ar/receiving.json' with { type: 'json' }
import recipeRecord from '../ar/recipe-record.json' with { type: 'json' }
import recipeVersions from '../ar/recipe-versions.json' with { type: 'json' }
import recipes from '../ar/recipes.json' with { type: 'json' }
import reportTables from '../ar/report-tables.json' with { type: 'json' }
import reports from '../ar/reports.json' with { type: 'json' }
import reviewBinder from '../ar/review-binder.json' with { type: 'json' }
import schoolMenus from '../ar/school-menus.json' with { type: 'json' }
import schools from '../ar/schools.json' with { type: 'json' }
import shell from '../ar/shell.json' with { type: 'json' }
import startingInventory from '../ar/starting-inventory.json' with { type: 'json' }
import stock from '../ar/stock.json' with { type: 'json' }
import storageLocations from '../ar/storage-locations.json' with { type: 'json' }
import users from '../ar/users.json' with { type: 'json' }
import vendors from '../ar/vendors.json' with { type: 'json' }
import whereUsed from '../ar/where-used.json' with { type: 'json' }
import words from '../ar/words.json' with { type: 'json' }

import type { Messages } from '../messages.ts'

/** The Arabic catalog, by area. */
export const arabic: Messages = {
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
