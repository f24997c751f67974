import type { PartialValue } from '../../nutrition-types.ts'

/** Columns that a person fills in, in order. */
export const lineColumns = ['amount', 'unit', 'item', 'prep', 'form'] as const
export type LineColumn = (typeof lineColumns)[number]

/** An ingredient or recipe that a line can point to. */
export interface LineOption {
  id: string
  label: string
  /** Quieter second line: "USDA 23572 · 254 kcal per 100 g". */
  detail?: string
  /** Heading it stands under: "Your ingredients", "Reference foods", "Recipes". Options come sorted by group. */
  group: string
}

/** A line as the editor holds it: what was typed is kept as typed. */
export interface LineGridRow {
  id: string
  /** As a cook types it: "1 1/2", "½", "2.5". Empty = not filled in. */
  amount: string
  /** A value of `units`. */
  unit: string
  /** The chosen ingredient or recipe; null = none yet. */
  item: Pick<LineOption, 'id' | 'label'> | null
  /** Text that found no item yet, such as a pasted name. */
  itemText: string
  prep: string
  form: 'AP' | 'EP'
  grams: PartialValue | null
  cost: PartialValue | null
  /** Shown in the cell and tied to it. */
  errors?: Partial<Record<LineColumn, string>>
}

/** What `onChange` reports: only what changed. */
export type LinePatch = Partial<Pick<LineGridRow, 'amount' | 'unit' | 'item' | 'itemText' | 'prep' | 'form'>>

/** Recipe lines as in a spreadsheet: arrows, Enter, Tab, F2, Escape; insert, remove, reorder; paste rows. */
export interface LineGridProps {
  /** Name of the grid: "Ingredients of Beef taco". */
  label: string
  /** Keep the identity of a row that did not change. At most about 200. */
  rows: readonly LineGridRow[]
  units: readonly { value: string; label: string }[]
  /** Answers options for a text; a newer search aborts the signal. */
  searchItems: (query: string, signal: AbortSignal) => Promise<readonly LineOption[]>
  /** Words a cost in the caterer's currency. */
  formatCost: (cost: number) => string
  isReadOnly?: boolean
  onChange: (rowId: string, patch: LinePatch) => void
  /** The search of a cell was left with a text for which nothing was chosen. */
  onLeaveItem?: (itemText: string) => void
  /** A new empty row before index `at`; `at` = rows.length appends. */
  onInsert: (at: number) => void
  onRemove: (rowId: string) => void
  /** The row to its new index. */
  onMove: (rowId: string, to: number) => void
  /** Cells pasted from a spreadsheet, starting at a row and column; rows beyond the end are new. */
  onPasteRows: (cells: string[][], at: { rowIndex: number; column: LineColumn }) => void
  /** Opens the ingredient or recipe of a line. */
  onOpenItem?: (itemId: string) => void
}
