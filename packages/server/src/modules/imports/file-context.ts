import type { NumberStyle } from '@commissary/domain/spreadsheets'
import type { Language } from '@commissary/messages/languages'

/** What is needed to read a file's cells, besides its columns. */
export interface FileContext {
  language: Language
  /** Writes numbers as the caterer's country does: "en-US". */
  locale: string
  /** ISO 4217. */
  currency: string
  /** How the file writes numbers, once its first rows are known. */
  numbers?: NumberStyle
  /** The caterer's date, `YYYY-MM-DD`. Prices in the file apply from this day on. */
  today: string
  /** The vendor whose list the file is; null if no one chose one. */
  vendorId: number | null
  /** Every vendor of the caterer. */
  vendors: readonly KnownVendor[]
}

export interface KnownVendor {
  id: number
  name: string
  vendorCode: string
}
