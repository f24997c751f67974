import type { Statement } from './statement.ts'

/** Roles and permissions. */
export const section6: readonly Statement[] = [
  { id: '6.login.role', text: 'The login requests the role ROLE_CATERER' },
  { id: '6.login.prefix', text: 'The user name is sent prefixed with the caterer role' },
  { id: '6.schools.role', text: 'The school list requests the role ROLE_CATERER' },
  { id: '6.staff', text: 'A staff role named "staff" exists' },
  { id: '6.private.login', text: 'Private routes require login' },
  {
    id: '6.productionRecords',
    text: 'Production Records menu entry appears only if some school has "Production Record" set to Yes',
  },
  { id: '6.inventory.entries', text: 'Inventory entries appear only if inventoryEnabled is set' },
  { id: '6.inventory.siteList', text: 'Inventory Site List appears only if inventoryEnabled is set' },
  { id: '6.nutrition.settings', text: 'Nutrition Analysis Settings appears only if nutritionAnalysis is set' },
  { id: '6.nutrition.reports', text: 'Nutrition reports appear only if nutritionAnalysis is set' },
  { id: '6.nutrition.fullMenu', text: 'The full menu appears only if nutritionAnalysis is set' },
  { id: '6.nutrition.reduced.myRecipe', text: 'Without nutritionAnalysis myRecipe shows' },
  { id: '6.nutrition.reduced.products', text: 'Without nutritionAnalysis products shows' },
  { id: '6.nutrition.reduced.masterItems', text: 'Without nutritionAnalysis masterItems shows' },
  { id: '6.nutrition.reduced.masterMenus', text: 'Without nutritionAnalysis masterMenus shows' },
  { id: '6.nutrition.reduced.schoolMenus', text: 'Without nutritionAnalysis schoolMenus shows' },
  { id: '6.nutrition.reduced.productionRecords', text: 'Without nutritionAnalysis productionRecords shows' },
  { id: '6.nutrition.reduced.inventory', text: 'Without nutritionAnalysis inventory shows' },
  { id: '6.nutrition.reduced.only', text: 'Without nutritionAnalysis no other entry shows' },
  { id: '6.vendors.shared', text: 'Shared vendors (catererId 0) are view only' },
  { id: '6.parent.topBar', text: 'The parent top bar differs' },
  { id: '6.parent.home', text: 'Parent top bar: home' },
  { id: '6.parent.settings', text: 'Parent top bar: settings' },
  { id: '6.parent.help', text: 'Parent top bar: help' },
  { id: '6.parent.logout', text: 'Parent top bar: logout' },
]
