import type { ReactNode } from 'react'
import type { AllergenMark, PartialValue } from '../../nutrition-types.ts'

export interface MenuCategory {
  /** Code: "Entree", "A La Carte". */
  id: string
  label: string
}

/** A recipe or food that can be added to a menu. */
export interface LibraryItem {
  id: string
  name: string
  /** Code of its usual category. */
  category: string
  kcal: PartialValue | null
  /** As text: "2 oz eq M/MA · 1 oz eq G". */
  credits?: string
  allergens: readonly AllergenMark[]
  /** Reserves a line for a food that is chosen later. */
  isPlaceholder?: boolean
  /** A short remark: "New version from Dec 1, 2026". */
  note?: string
}

/** Searchable list of menu items, next to or above a `MenuGrid`. */
export interface ItemLibraryProps {
  label: string
  /** `undefined` = loading. More than 100 are virtualized. */
  items: readonly LibraryItem[] | undefined
  categories: readonly MenuCategory[]
  /** Where Enter puts an item: "Monday, August 24"; null = nowhere, items are only dragged. */
  targetLabel: string | null
  /** The error; shown instead of the list. */
  error?: unknown
  onRetry?: () => void
  isReadOnly?: boolean
  /** Leads to where items are created, such as links to recipes; shown while there are none. */
  emptyAction?: ReactNode
  onAdd: (item: LibraryItem) => void
}
