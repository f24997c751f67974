import type { ReactNode } from 'react'

import { MenuTextContext } from './menu-text-context.ts'
import type { MenuText } from './menu-text.ts'

interface MenuTextProviderProps {
  /** Texts that replace the English defaults. Keep its identity: a new object renders every pattern again. */
  text: Partial<MenuText>
  children: ReactNode
}

/** Provides the menu patterns' texts and number formats in the reader's language. Without it they are English. */
export function MenuTextProvider({ text, children }: MenuTextProviderProps) {
  return <MenuTextContext value={text}>{children}</MenuTextContext>
}
