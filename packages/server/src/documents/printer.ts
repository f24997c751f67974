import type { Worker } from 'node:worker_threads'

import { startWorker } from '../workers/start-worker.ts'
import type { AnalysisDocument } from './analysis-document.ts'
import type { PrintAnswer, PrintOrder } from './print-messages.ts'

export interface Printer {
  /** The document as a PDF. Rejects when `signal` says that nobody waits for it any more. */
  print: (document: AnalysisDocument, signal: AbortSignal) => Promise<Uint8Array>
  stop: () => Promise<void>
}

interface Waiting {
  document: AnalysisDocument
  resolve: (bytes: Uint8Array) => void
  reject: (error: Error) => void
}

/** Prints in a thread of its own, started with the first document. Documents are set one after the other. */
export function createPrinter(): Printer {
  /** Orders by number, the oldest first; the first is in the thread. */
  const orders = new Map<number, Waiting>()
  let thread: Worker | null = null
  let settingId: number | null = null
  let lastId = 0

  function next(): void {
    const [first] = orders
    if (settingId !== null || !first) return
    const [id, { document }] = first
    settingId = id
    thread ??= start()
    thread.postMessage({ id, document } satisfies PrintOrder)
  }

  function start(): Worker {
    const started = startWorker('documents/pdf-worker', null)
    started.on('message', (answer: PrintAnswer) => {
      const order = orders.get(answer.id)
      orders.delete(answer.id)
      settingId = null
      if ('bytes' in answer) order?.resolve(answer.bytes)
      else order?.reject(new Error(`The document could not be set: ${answer.failure}`))
      next()
    })
    started.on('error', fail)
    started.on('exit', () => fail(new Error('The printing thread ended')))
    // An idle printer does not keep the program alive.
    started.unref()
    return started
  }

  /** The next order starts another thread. */
  function fail(error: Error): void {
    thread = null
    settingId = null
    for (const { reject } of orders.values()) reject(error)
    orders.clear()
  }

  return {
    print(document, signal) {
      const { promise, resolve, reject } = Promise.withResolvers<Uint8Array>()
      const id = ++lastId
      orders.set(id, { document, resolve, reject })
      signal.addEventListener('abort', () => {
        if (orders.delete(id)) reject(new Error('Nobody waits for the document'))
      })
      next()
      return promise
    },
    async stop() {
      await thread?.terminate()
    },
  }
}
