import type { Worker } from 'node:worker_threads'

import { startWorker } from '../shared/start-worker.ts'
import type { AnalysisDocument } from './analysis-document.ts'
import type { PrintAnswer, PrintOrder } from './print-messages.ts'

export interface Printer {
  /** The document as a PDF. Rejects when `signal` aborts. */
  print: (document: AnalysisDocument, signal: AbortSignal) => Promise<Uint8Array>
  stop: () => Promise<void>
}

interface Waiting {
  document: AnalysisDocument
  resolve: (bytes: Uint8Array) => void
  reject: (error: Error) => void
}

/** Prints in its own thread, started with the first document. Documents are rendered one after the other. */
export function createPrinter(): Printer {
  /** Orders by id, oldest first; the first is being rendered. */
  const orders = new Map<number, Waiting>()
  let thread: Worker | null = null
  let renderingId: number | null = null
  let lastId = 0

  function next(): void {
    const [first] = orders
    if (renderingId !== null || !first) return
    const [id, { document }] = first
    renderingId = id
    thread ??= start()
    thread.postMessage({ id, document } satisfies PrintOrder)
  }

  function start(): Worker {
    const started = startWorker('documents/pdf-worker', null)
    started.on('message', (answer: PrintAnswer) => {
      const order = orders.get(answer.id)
      orders.delete(answer.id)
      renderingId = null
      if ('bytes' in answer) order?.resolve(answer.bytes)
      else order?.reject(new Error(`The document could not be rendered: ${answer.failure}`))
      next()
    })
    started.on('error', fail)
    started.on('exit', () => fail(new Error('The printing thread ended')))
    // An idle printer does not keep the process alive.
    started.unref()
    return started
  }

  /** Rejects all orders. The next one starts a new thread. */
  function fail(error: Error): void {
    thread = null
    renderingId = null
    for (const { reject } of orders.values()) reject(error)
    orders.clear()
  }

  return {
    print(document, signal) {
      const { promise, resolve, reject } = Promise.withResolvers<Uint8Array>()
      const id = ++lastId
      orders.set(id, { document, resolve, reject })
      signal.addEventListener('abort', () => {
        if (orders.delete(id)) reject(new Error('The request was aborted'))
      })
      next()
      return promise
    },
    async stop() {
      await thread?.terminate()
    },
  }
}
