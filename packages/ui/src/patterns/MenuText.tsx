import { createContext, type ReactNode, use, useMemo } from 'react'

import { englishMenuText } from './english-menu-text.ts'
import type { MenuText } from './menu-text.ts'

const MenuTextContext = createContext(englishMenuText)

interface MenuTextProviderProps {
  /** Words that differ from the English defaults. Keep its identity, or every pattern draws itself again. */
  text: Partial<MenuText>
  children: ReactNode
}

/** Gives the menu patterns their words and numbers in the reader's language. Without it they are English. */
export function MenuTextProvider({ text, children }: MenuTextProviderProps) {
  const value = useMemo(() => ({ ...englishMenuText, ...text }), [text])
  return <MenuTextContext value={value}>{children}</MenuTextContext>
}

export function useMenuText() {
  return use(MenuTextContext)
}
