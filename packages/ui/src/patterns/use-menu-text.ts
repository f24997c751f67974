import { createTextHook } from '../text/create-text-hook.ts'
import { englishMenuText } from './english-menu-text.ts'
import { MenuTextContext } from './menu-text-context.ts'

/** All words of the menu patterns. What stands in lists takes `useValueText` instead, which weighs less. */
export const useMenuText = createTextHook(englishMenuText, MenuTextContext)
