import type { PartialValue } from '../../nutrition-types.ts'

/** Columns the user fills in, in order. */
export const lineColumns = ['amount', 'unit', 'item', 'prep', 'form'] as const
export type LineColumn = (typeof lineColumns)[number]

/** An ingredient or recipe a line can use. */
export interface LineOption {
  id: string
  label: string
  /** Secondary line: "USDA 23572 · 254 calories per 100 g". */
  detail?: string
  /** Heading of its group: "Your ingredients", "Reference foods", "Recipes". Options must be sorted by group. */
  group: string
}

export interface UnitOption {
  value: string
  label: string
  /** Heading of its group: "Scoops". Options of one group must follow each other. */
  group?: string
}

/** An amount exactly as typed. */
export interface LineAmount {
  /** As a cook types it: "1 1/2", "½", "2.5". Empty = not filled in. */
  amount: string
  /** A value of `units` or of the row's `measures`. Any other text is shown as it is. */
  unit: string
}

/** A line in the editor, with its text exactly as typed. */
export interface LineGridRow extends LineAmount {
  id: string
  /** The second amount of "1 qt + 8 oz". The amount's field edits both as one text. */
  plus?: LineAmount | null
  /** The food's own measures, offered before the units: "cup, shredded (113 g)". */
  measures?: readonly UnitOption[]
  /** The chosen ingredient or recipe; null = none yet. */
  item: Pick<LineOption, 'id' | 'label'> | null
  /** What the item was read from, so that it can be checked: "Read from “Onions, fresh”". */
  itemNote?: string
  /** Text without a matching item yet, such as a pasted name. */
  itemText: string
  prep: string
  form: 'AP' | 'EP'
  /** Shown with the form, where the line has its own yield: "70%". */
  yieldText?: string
  grams: PartialValue | null
  /** Weight before trimming, where it differs from `grams`. */
  purchasedGrams?: number
  cost: PartialValue | null
  /** Shown in the cell and linked to it for screen readers. */
  errors?: Partial<Record<LineColumn, string>>
}

/** The changed fields, for `onChange`. */
export type LinePatch = Partial<Pick<LineGridRow, 'amount' | 'unit' | 'plus' | 'item' | 'itemText' | 'prep' | 'form'>>

/** Recipe lines as in a spreadsheet: arrows, Enter, Tab, F2, Escape; insert, remove, reorder; paste rows. */
export interface LineGridProps {
  /** Name of the grid: "Ingredients of Beef taco". */
  label: string
  /** Keep the identity of unchanged rows. At most about 200. */
  rows: readonly LineGridRow[]
  units: readonly UnitOption[]
  /** Offered while an amount is edited: "3/4". Keep its identity. */
  fractions?: readonly string[]
  /** Returns options for a query; a newer search aborts the signal. */
  searchItems: (query: string, signal: AbortSignal) => Promise<readonly LineOption[]>
  /** Formats a cost in the caterer's currency. */
  formatCost: (cost: number) => string
  isReadOnly?: boolean
  onChange: (rowId: string, patch: LinePatch) => void
  /** The user left a cell's search without choosing an option for the text. */
  onLeaveItem?: (itemText: string) => void
  /** The user left the amount, which may hold a whole quantity: "1 qt + 8 oz". */
  onLeaveAmount?: (rowId: string) => void
  /** A new empty row before index `at`; `at` = rows.length appends. */
  onInsert: (at: number) => void
  onRemove: (rowId: string) => void
  /** Moves the row to a new index. */
  onMove: (rowId: string, to: number) => void
  /** Cells pasted from a spreadsheet, starting at a row and column; rows beyond the end are new. */
  onPasteRows: (cells: string[][], at: { rowIndex: number; column: LineColumn }) => void
  /** Opens a line's ingredient or recipe. */
  onOpenItem?: (itemId: string) => void
  /** Opens the details that a line has in addition to its cells, such as its yield. */
  onOpenDetails?: (rowId: string) => void
}
