import type { ReactNode } from 'react'

import type { PartialValue, TwoDates, Verdict } from '../../nutrition-types.ts'
import type { CostFigure } from '../CostLine/cost-figure.ts'
import type { LibraryItem, MenuCategory } from '../ItemLibrary/item-library-types.ts'

/** One item on a day. */
export interface MenuGridItem {
  /** Unique within the day. */
  id: string
  name: string
  /** Code of a category. */
  category: string
  /** Null = not planned yet. */
  plannedServings: number | null
  /** Of one portion. */
  kcal: PartialValue | null
  /** Of one portion, as text: "$0.42", "≥ $0.31", "No price". Absent = not shown. */
  cost?: string
  /** What students take from a salad bar, as names. */
  contents?: readonly string[]
  /** A problem with the item, as text: "This recipe is archived." */
  problem?: string
  /**
   * A line without a food, which is reserved for one or only text; or a line that recurs on the weekday, which is not edited
   * here: an item that is added takes its place.
   */
  look?: 'placeholder' | 'text' | 'recurring'
  /** The only serving line that offers it, from 1; absent = every line. */
  servingLine?: number
}

export interface MenuGridDay {
  /** Identifies the day: YYYY-MM-DD, or a position in a cycle. */
  date: string
  /** "Mon" */
  weekday: string
  /** "Aug 24" */
  dateLabel: string
  /** "Monday, August 24, 2026" */
  label: string
  /** In the header, instead of weekday and date: "Week 2 · Tue". */
  title?: string
  /** Reimbursable meals; null = not planned yet. */
  plannedMeals: number | null
  verdict: TwoDates<Verdict> | null
  /** Per meal; absent = nothing is known yet. */
  cost?: CostFigure
  /** In the order of the menu. */
  items: readonly MenuGridItem[]
  /** By category: how many items one student takes; absent or null = all of them. */
  selections: Readonly<Record<string, number | null>>
  /** No service, as text: "Labor Day". Items cannot be added. */
  closed?: string | null
  /** The day can no longer change, as a sentence: "Served on August 24." */
  locked?: string | null
  /** It differs from what was published to the school. */
  isChanged?: boolean
  /** Number of fields that both the school and a publication changed, and that are still to be settled. */
  conflicts?: number
}

export interface MenuPosition {
  date: string
  category: string
  /**
   * The index in the cell to insert at; the cell's length or more = at the end. A moved item still counts at its old
   * position.
   */
  index: number
}

/** A block of cells. */
export interface MenuRange {
  dates: readonly string[]
  /** Null = the whole days. */
  categories: readonly string[] | null
}

/**
 * Operations on selected cells; days with the same categories are one range. Each returns a sentence for the line below
 * the grid: the result, or why nothing changed.
 */
export interface MenuClipboard {
  /** The cells as rows separated by tabs, and as `data` that only a menu reads; a sentence if they are not a block. */
  copy: (ranges: readonly MenuRange[]) => { text: string; data: string; done: string } | string
  /** `text` is null if the browser does not reveal its clipboard. */
  paste: (ranges: readonly MenuRange[], content: { text: string | null; data: string | null }) => string
  /** Repeats the first day of the block; for one day, the day before it. */
  fill: (ranges: readonly MenuRange[]) => string
  clear: (ranges: readonly MenuRange[]) => string
  /** Copies the cells to the same categories of another day, and the days after it. */
  duplicate: (ranges: readonly MenuRange[], toDate: string) => string
  /** Ctrl+Shift+L */
  copyWeekBefore?: () => void
}

/** The week planner: days across, categories down, items as cards that are dragged or moved by keyboard. */
export interface MenuGridProps {
  /** "Lunch menu, August 24 – 28" */
  label: string
  /** 5 or 7; `undefined` = loading. Keep the identity of unchanged days and items. */
  days: readonly MenuGridDay[] | undefined
  categories: readonly MenuCategory[]
  /** The options of a cell's picker, and the items that can be dragged in from an `ItemLibrary` in `aside`. */
  library: readonly LibraryItem[] | undefined
  /** Next to the grid on wide screens, in the same drag area: an `ItemLibrary`. */
  aside?: ReactNode
  /**
   * An explanation, such as a `SidePanel`, beside the grid instead of `aside`; above the grid where there is no room.
   */
  panel?: ReactNode
  /** Leads to where items are created, such as links to recipes; shown by a cell's picker while there are none. */
  emptyAction?: ReactNode
  /** Above the grid: a conflict ("Ana also edited Tuesday.") or another notice. */
  banner?: ReactNode
  /** The error; shown instead of the grid. */
  error?: unknown
  onRetry?: () => void
  isReadOnly?: boolean
  /** The day that Enter in the library adds to, and the one a phone shows. */
  focusedDate: string | null
  onFocusDay: (date: string) => void
  onAdd: (itemId: string, to: MenuPosition) => void
  /** Adds a line without a food; absent = only items can be added. */
  onAddText?: (text: string, to: MenuPosition) => void
  onMove: (from: { date: string; id: string }, to: MenuPosition) => void
  onRemove: (date: string, id: string) => void
  onServingsChange: (date: string, id: string, servings: number | null) => void
  /** Moves an item to one serving line; null = to every line. Absent = items are on every line. */
  onServingLineChange?: (date: string, id: string, line: number | null) => void
  /** Names of the serving lines, from the first one; absent or empty = they have numbers. */
  servingLines?: readonly string[]
  onPlannedMealsChange: (date: string, meals: number | null) => void
  onSelectionsChange: (date: string, category: string, selections: number | null) => void
  onCopyDay: (fromDate: string, toDate: string) => void
  onClearDay: (date: string) => void
  /** Shows a changed day next to what was published. */
  onCompareDay?: (date: string) => void
  /** Shows a day's conflicts, to settle them. */
  onReviewConflicts?: (date: string) => void
  clipboard?: MenuClipboard
  /** Opens a card's recipe or food. */
  onOpenItem?: (date: string, id: string) => void
}
