import type { AnalysisDocument } from './analysis-document.ts'

export interface Printer {
  print: (document: AnalysisDocument, signal: AbortSignal) => Promise<Uint8Array>
  stop: () => Promise<void>
}
export function createPrinter(): Printer {
  return { print: () => Promise.reject(new Error('soon')), stop: async () => undefined }
}
