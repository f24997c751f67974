import type { AllergenMark, PartialValue } from '../../nutrition-types.ts'

export interface MenuCategory {
  /** Machine code: "Entree", "A La Carte". */
  id: string
  label: string
}

/** A recipe or food that can be put on a menu. */
export interface LibraryItem {
  id: string
  name: string
  /** Machine code of its usual category. */
  category: string
  kcal: PartialValue | null
  /** Worded: "2 oz eq M/MA · 1 oz eq G". */
  credits?: string
  allergens: readonly AllergenMark[]
}

/** Searchable list of what can go on a menu, beside or above a `MenuGrid`. */
export interface ItemLibraryProps {
  label: string
  /** `undefined` = loading. Drawn virtually above 100. */
  items: readonly LibraryItem[] | undefined
  categories: readonly MenuCategory[]
  /** Where Enter puts an item: "Monday 24 August"; null = nowhere, items are only dragged. */
  targetLabel: string | null
  /** What was thrown; shown instead of the list. */
  error?: unknown
  onRetry?: () => void
  isReadOnly?: boolean
  onAdd: (item: LibraryItem) => void
}
