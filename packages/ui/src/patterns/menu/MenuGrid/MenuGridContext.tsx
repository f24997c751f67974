import { createContext, use } from 'react'

import type { LibraryItem, MenuCategory } from '../ItemLibrary/item-library-types.ts'
import type { MenuGridProps } from './menu-grid-types.ts'

/** What cells can ask of the grid. */
export type MenuActions = Pick<
  MenuGridProps,
  | 'onFocusDay'
  | 'onAdd'
  | 'onMove'
  | 'onRemove'
  | 'onServingsChange'
  | 'onPlannedMealsChange'
  | 'onSelectionsChange'
  | 'onCopyDay'
  | 'onClearDay'
> & { onOpenItem: MenuGridProps['onOpenItem'] | null }

/** A day that something can be moved or copied to. */
export interface DayName {
  date: string
  label: string
}

export interface MenuGridSurroundings {
  /** One object for the life of the grid. */
  actions: MenuActions
  /** Days with service. */
  openDays: readonly DayName[]
  categories: readonly MenuCategory[]
  library: readonly LibraryItem[] | undefined
  isReadOnly: boolean
}

/** What every cell needs and what seldom changes, so that a cell is drawn again only for its own items. */
export const MenuGridContext = createContext<MenuGridSurroundings | null>(null)

export function useMenuGrid() {
  const surroundings = use(MenuGridContext)
  if (!surroundings) throw new Error('Only inside a MenuGrid')
  return surroundings
}
