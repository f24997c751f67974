import { parentPort } from 'node:worker_threads'

import { renderToBuffer } from '@react-pdf/renderer'

import type { AnalysisDocument } from './analysis-document.ts'
import { AnalysisPdf } from './AnalysisPdf.tsx'
import { registerFonts } from './fonts.ts'
import type { PrintAnswer, PrintOrder } from './print-messages.ts'

// Setting a document takes a good part of a second of computation: it has a thread of its own.
const port = parentPort
if (!port) throw new Error('This module runs in a worker thread')
registerFonts()

port.on('message', async ({ id, document }: PrintOrder) => {
  const answer: PrintAnswer = await print(document).then(
    (bytes) => ({ id, bytes }),
    (error: unknown) => ({ id, failure: error instanceof Error ? (error.stack ?? error.message) : String(error) }),
  )
  port.postMessage(answer)
})

async function print(document: AnalysisDocument): Promise<Uint8Array> {
  // The function is called as a component has to be: it has no hooks, and gives the document element itself.
  return new Uint8Array(await renderToBuffer(AnalysisPdf(document)))
}
