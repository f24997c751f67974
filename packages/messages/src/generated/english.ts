// Generated from the texts of packages/messages by `pnpm generate`. Do not edit.

import bulk from '../en/bulk.json' with { type: 'json' }
import caterer from '../en/caterer.json' with { type: 'json' }
import changePassword from '../en/change-password.json' with { type: 'json' }
import checks from '../en/checks.json' with { type: 'json' }
import common from '../en/common.json' with { type: 'json' }
import cycleMenus from '../en/cycle-menus.json' with { type: 'json' }
import dashboard from '../en/dashboard.json' with { type: 'json' }
import documents from '../en/documents.json' with { type: 'json' }
import families from '../en/families.json' with { type: 'json' }
import foodReports from '../en/food-reports.json' with { type: 'json' }
import handOff from '../en/hand-off.json' with { type: 'json' }
import help from '../en/help.json' with { type: 'json' }
import helpGlossary from '../en/help-glossary.json' with { type: 'json' }
import helpNews from '../en/help-news.json' with { type: 'json' }
import helpTopics from '../en/help-topics.json' with { type: 'json' }
import history from '../en/history.json' with { type: 'json' }
import holidays from '../en/holidays.json' with { type: 'json' }
import importProducts from '../en/import-products.json' with { type: 'json' }
import ingredientRecord from '../en/ingredient-record.json' with { type: 'json' }
import ingredients from '../en/ingredients.json' with { type: 'json' }
import inventoryRequests from '../en/inventory-requests.json' with { type: 'json' }
import inventorySites from '../en/inventory-sites.json' with { type: 'json' }
import kitchen from '../en/kitchen.json' with { type: 'json' }
import landing from '../en/landing.json' with { type: 'json' }
import masterItemRecord from '../en/master-item-record.json' with { type: 'json' }
import masterItems from '../en/master-items.json' with { type: 'json' }
import masterMenus from '../en/master-menus.json' with { type: 'json' }
import menuPlaceholders from '../en/menu-placeholders.json' with { type: 'json' }
import menuPlanner from '../en/menu-planner.json' with { type: 'json' }
import notifications from '../en/notifications.json' with { type: 'json' }
import nutrients from '../en/nutrients.json' with { type: 'json' }
import nutritionAnalysis from '../en/nutrition-analysis.json' with { type: 'json' }
import nutritionSettings from '../en/nutrition-settings.json' with { type: 'json' }
import orderImports from '../en/order-imports.json' with { type: 'json' }
import orderRecord from '../en/order-record.json' with { type: 'json' }
import orderSettings from '../en/order-settings.json' with { type: 'json' }
import orders from '../en/orders.json' with { type: 'json' }
import packAmounts from '../en/pack-amounts.json' with { type: 'json' }
import parent from '../en/parent.json' with { type: 'json' }
import parentHelp from '../en/parent-help.json' with { type: 'json' }
import payments from '../en/payments.json' with { type: 'json' }
import physicalInventory from '../en/physical-inventory.json' with { type: 'json' }
import print from '../en/print.json' with { type: 'json' }
import privacy from '../en/privacy.json' with { type: 'json' }
import production from '../en/production.json' with { type: 'json' }
import publicMenu from '../en/public-menu.json' with { type: 'json' }
import purchaseOrders from '../en/purchase-orders.json' with { type: 'json' }
import recall from '../en/recall.json' with { type: 'json' }
import receiving from '../en/receiving.json' with { type: 'json' }
import recipeRecord from '../en/recipe-record.json' with { type: 'json' }
import recipeVersions from '../en/recipe-versions.json' with { type: 'json' }
import recipes from '../en/recipes.json' with { type: 'json' }
import reportTables from '../en/report-tables.json' with { type: 'json' }
import reports from '../en/reports.json' with { type: 'json' }
import reviewBinder from '../en/review-binder.json' with { type: 'json' }
import schoolMenus from '../en/school-menus.json' with { type: 'json' }
import schools from '../en/schools.json' with { type: 'json' }
import shell from '../en/shell.json' with { type: 'json' }
import startingInventory from '../en/starting-inventory.json' with { type: 'json' }
import stock from '../en/stock.json' with { type: 'json' }
import storageLocations from '../en/storage-locations.json' with { type: 'json' }
import users from '../en/users.json' with { type: 'json' }
import vendors from '../en/vendors.json' with { type: 'json' }
import whereUsed from '../en/where-used.json' with { type: 'json' }
import words from '../en/words.json' with { type: 'json' }

/** The English catalog, by area. */
export const english = {
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
