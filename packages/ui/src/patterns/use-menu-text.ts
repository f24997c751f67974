import { createTextHook } from '../text/create-text-hook.ts'
import { englishMenuText } from './english-menu-text.ts'
import { MenuTextContext } from './menu-text-context.ts'

/** All text of the menu patterns. Lists use `useValueText` instead, which is smaller. */
export const useMenuText = createTextHook(englishMenuText, MenuTextContext)
