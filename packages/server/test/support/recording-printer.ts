import type { PrintedDocument } from '../../src/documents/print-messages.ts'
import type { Printer } from '../../src/documents/printer.ts'

/** A printer that keeps what it is given instead of rendering it. */
export function recordingPrinter(): Printer & { printed: PrintedDocument[] } {
  const printed: PrintedDocument[] = []
  return {
    printed,
    print: (document) => {
      printed.push(document)
      return Promise.resolve(Buffer.from('%PDF'))
    },
    stop: () => Promise.resolve(),
  }
}
