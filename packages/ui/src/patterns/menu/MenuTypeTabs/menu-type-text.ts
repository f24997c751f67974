import { createTextHook } from '../../../text/create-text-hook.ts'
import type { MenuTypeKey } from './menu-types.ts'

/** The text of the menu type tabs. */
export interface MenuTypeText {
  menuType: string
  menuTypeNames: Record<MenuTypeKey, string>
}

export const englishMenuTypeText: MenuTypeText = {
  menuType: 'Menu type',
  menuTypeNames: {
    BREAKFAST: 'Breakfast',
    MEAL: 'Lunch',
    SNACK: 'Snack',
    DINNER: 'Dinner',
    EXTRA: 'Extra (A La Carte)',
    SIDE: 'Side',
  },
}

export const useMenuTypeText = createTextHook(englishMenuTypeText)
