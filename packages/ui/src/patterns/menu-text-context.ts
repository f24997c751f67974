import { type Context, createContext } from 'react'

/** Texts that replace the English defaults of the menu patterns. */
export const MenuTextContext: Context<object> = createContext({})
