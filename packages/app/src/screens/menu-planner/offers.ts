import { findMenuItemsBySchool, type MealProgram, type MenuType } from '@commissary/api-client'

import { masterItem } from './menu-items.ts'

/** The master items that a school may put on its menu, in the portion for its grade group. */
export async function readOffers(schoolId: number, menuType: MenuType, programId: MealProgram['id'] | undefined) {
  const query = { schoolId, types: menuType, ...(programId !== undefined && { programId }) }
  return (await findMenuItemsBySchool(query))._embedded.menuItems.map(masterItem)
}
