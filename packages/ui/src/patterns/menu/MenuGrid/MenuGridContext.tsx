import { createContext, type ReactNode, use } from 'react'

import type { LibraryItem, MenuCategory } from '../ItemLibrary/item-library-types.ts'
import type { MenuGridProps } from './menu-grid-types.ts'

/** The grid's operations for its cells. */
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
> & {
  onCompareDay: NonNullable<MenuGridProps['onCompareDay']>
  onReviewConflicts: NonNullable<MenuGridProps['onReviewConflicts']>
  onOpenItem: MenuGridProps['onOpenItem'] | null
  onAddText: NonNullable<MenuGridProps['onAddText']> | null
  onServingLineChange: NonNullable<MenuGridProps['onServingLineChange']> | null
}

/** A day that items can be moved or copied to. */
export interface DayName {
  date: string
  label: string
}

export interface MenuGridSurroundings {
  /** One stable object. */
  actions: MenuActions
  /** Days that can change. */
  openDays: readonly DayName[]
  categories: readonly MenuCategory[]
  library: readonly LibraryItem[] | undefined
  servingLines: readonly string[]
  emptyAction: ReactNode
  isReadOnly: boolean
}

/** Shared by all cells and rarely changed, so that a cell renders only for its own items. */
export const MenuGridContext = createContext<MenuGridSurroundings | null>(null)

export function useMenuGrid() {
  const surroundings = use(MenuGridContext)
  if (!surroundings) throw new Error('useMenuGrid must be used inside a MenuGrid')
  return surroundings
}
