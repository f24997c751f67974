import type { ReactNode } from 'react'

import type { PartialValue, TwoDates, Verdict } from '../../nutrition-types.ts'
import type { LibraryItem, MenuCategory } from '../ItemLibrary/item-library-types.ts'

/** One item on a day. */
export interface MenuGridItem {
  /** Unique within the day. */
  id: string
  name: string
  /** Machine code of a category. */
  category: string
  /** Null = not planned yet. */
  plannedServings: number | null
  /** Of one portion. */
  kcal: PartialValue | null
  /** What is wrong with the line, worded: "This recipe is archived." */
  problem?: string
}

export interface MenuGridDay {
  /** YYYY-MM-DD */
  date: string
  /** "Mon" */
  weekday: string
  /** "24 Aug" */
  dateLabel: string
  /** "Monday 24 August 2026" */
  label: string
  /** Reimbursable meals; null = not planned yet. */
  plannedMeals: number | null
  verdict: TwoDates<Verdict> | null
  /** In the order of the menu. */
  items: readonly MenuGridItem[]
  /** By category: how many items one student takes; absent or null = all of them. */
  selections: Readonly<Record<string, number | null>>
  /** No service, worded: "Labor Day". Items cannot be added. */
  closed?: string | null
}

export interface MenuPosition {
  date: string
  category: string
  /**
   * Before which item of the cell; the cell's length or more = at the end. Counted while a moved item still stands in its old
   * place.
   */
  index: number
}

/** The week planner: days across, categories down, items as cards that are dragged or moved by keyboard. */
export interface MenuGridProps {
  /** "Lunch menu, 24 to 28 August" */
  label: string
  /** 5 or 7; `undefined` = loading. Keep the identity of days and items that did not change. */
  days: readonly MenuGridDay[] | undefined
  categories: readonly MenuCategory[]
  /** What the picker of a cell offers; also what can be dragged in from an `ItemLibrary` in `aside`. */
  library: readonly LibraryItem[] | undefined
  /** Beside the grid on wide screens, inside the same drag area: an `ItemLibrary`. */
  aside?: ReactNode
  /** Above the grid: a conflict ("Ana changed Tuesday …") or another notice. */
  banner?: ReactNode
  /** What was thrown; shown instead of the grid. */
  error?: unknown
  onRetry?: () => void
  isReadOnly?: boolean
  /** The day that a library item goes to by Enter, and the one a phone shows. */
  focusedDate: string | null
  onFocusDay: (date: string) => void
  onAdd: (itemId: string, to: MenuPosition) => void
  onMove: (from: { date: string; id: string }, to: MenuPosition) => void
  onRemove: (date: string, id: string) => void
  onServingsChange: (date: string, id: string, servings: number | null) => void
  onPlannedMealsChange: (date: string, meals: number | null) => void
  onSelectionsChange: (date: string, category: string, selections: number | null) => void
  onCopyDay: (fromDate: string, toDate: string) => void
  onClearDay: (date: string) => void
  /** Opens the recipe or food behind a card. */
  onOpenItem?: (date: string, id: string) => void
}
