import type { Statement } from './statement.ts'

/** What the product does and for whom. */
export const section1: readonly Statement[] = [
  { id: '1.caterer', text: 'Caterer users log in and work for one caterer, which serves several schools' },
  { id: '1.parent', text: 'Parents have their own top bar with home, settings, help and logout' },
  { id: '1.ingredients', text: 'Caterer users manage ingredients' },
  { id: '1.recipes', text: 'Caterer users manage recipes' },
  { id: '1.masterItems', text: 'Caterer users manage master items' },
  { id: '1.cycleMenus', text: 'Caterer users manage cycle menus' },
  { id: '1.masterMenus', text: 'Caterer users manage master menus' },
  { id: '1.schoolMenus', text: 'Caterer users manage school menus' },
  { id: '1.productionRecords', text: 'Caterer users manage production records' },
  {
    id: '1.inventory',
    text: 'Caterer users manage starting, current and physical inventory and requests',
  },
  { id: '1.vendors', text: 'Caterer users manage vendors' },
  { id: '1.storageLocations', text: 'Caterer users manage storage locations' },
  { id: '1.holidays', text: 'Caterer users manage holidays' },
  { id: '1.users', text: 'Caterer users manage users' },
  { id: '1.menuPlaceholders', text: 'Caterer users manage menu placeholders' },
  { id: '1.nutritionAnalysisSettings', text: 'Caterer users manage nutrition analysis settings' },
  { id: '1.analysis', text: 'Menus can be analyzed for nutrition' },
  { id: '1.print', text: 'The analysis can be printed as a PDF' },
  { id: '1.mealPatternExport', text: 'A meal pattern can be exported' },
  { id: '1.schoolDropdown', text: 'Staff can switch between the schools of the caterer through a dropdown' },
  { id: '1.themeSettings', text: 'The interface offers a theme settings panel' },
]
