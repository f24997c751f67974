import { type Context, createContext, use } from 'react'

/** Texts of the reader's language that replace the English defaults, whichever entry they belong to. */
export const UiTextContext: Context<object> = createContext({})

/**
 * Creates the hook that returns a set of texts: its English defaults, overridden by those of the nearest provider.
 * Texts are merged once per provider, because tables call the hook in every cell.
 */
export function createTextHook<Text extends object>(english: Text, context: Context<object> = UiTextContext) {
  const merged = new WeakMap<object, Text>()
  return function useText(): Text {
    const overrides = use(context)
    const known = merged.get(overrides)
    if (known) return known
    const text = { ...english, ...overrides }
    merged.set(overrides, text)
    return text
  }
}
