import { createContext, type ReactNode, use } from 'react'

import type { MenuText } from './menu-text.ts'

const noWords: Partial<MenuText> = {}
const MenuTextContext = createContext(noWords)

interface MenuTextProviderProps {
  /** Words that differ from the English defaults. Keep its identity, or every pattern draws itself again. */
  text: Partial<MenuText>
  children: ReactNode
}

/** Gives the menu patterns their words and numbers in the reader's language. Without it they are English. */
export function MenuTextProvider({ text, children }: MenuTextProviderProps) {
  return <MenuTextContext value={text}>{children}</MenuTextContext>
}

/** The hook of some of the words: their English, which loads with it, and in place of it what the provider gives. */
export function wordsOf<Own extends object>(english: Own): () => Own {
  // Merged once for a provider: a table asks in every cell.
  const merged = new WeakMap<object, Own>()
  return () => {
    const given = use(MenuTextContext)
    const known = merged.get(given) ?? { ...english, ...given }
    merged.set(given, known)
    return known
  }
}
