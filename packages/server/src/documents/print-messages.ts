import type { AnalysisDocument } from './analysis-document.ts'

export interface PrintOrder {
  id: number
  document: AnalysisDocument
}

export type PrintAnswer = { id: number; bytes: Uint8Array } | { id: number; failure: string }
