import type { AnalysisDocument } from './analysis-document.ts'
import type { CardDocument } from './card-document.ts'

/** What can be printed. */
export type PrintedDocument = AnalysisDocument | CardDocument

export interface PrintOrder {
  id: number
  document: PrintedDocument
}

export type PrintAnswer = { id: number; bytes: Uint8Array } | { id: number; failure: string }
