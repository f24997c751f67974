import type { Letterhead } from './letterhead.ts'

export interface SheetColumn {
  label: string
  /** Share of the table's width, in percent. */
  width: number
  isNumber?: boolean
  /** A box to write in. */
  isBlank?: boolean
}

export interface SheetGroup {
  title: string
  /** Cells of blank columns are empty. A row of one cell continues the one above, over the whole width. */
  rows: string[][]
}

/** A list to walk through the store with: an empty count sheet, a pick list. All texts are in the caterer's language. */
export interface StoreSheet {
  title: string
  facts: { label: string; value: string }[]
  columns: SheetColumn[]
  groups: SheetGroup[]
  /** Below the last group: what is missing, or that nothing is listed. */
  notice: string | null
  /** Lines for signatures. */
  signatures: string[]
  footer: string
}

export interface StoreDocument extends Letterhead {
  storeSheet: StoreSheet
}
