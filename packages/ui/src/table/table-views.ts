import { type ComponentType, createContext } from 'react'

/** What every table with an id shows before its options: the app's saved views. The table itself stores none. */
export const TableViewsContext = createContext<ComponentType<{ tableId: string }> | null>(null)
