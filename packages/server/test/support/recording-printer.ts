import type { PrintedDocument } from '../../src/documents/print-messages.ts'
import type { Printer } from '../../src/documents/printer.ts'

/** A printer that keeps what it is given instead of rendering it. Its test knows which document that is. */
export function recordingPrinter<Document extends PrintedDocument>() {
  const printed: Document[] = []
  const recorder: Printer = {
    print: (document) => {
      printed.push(document as Document)
      return Promise.resolve(Buffer.from('%PDF'))
    },
    stop: () => Promise.resolve(),
  }
  return { printed, recorder }
}
