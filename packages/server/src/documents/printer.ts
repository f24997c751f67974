import type { Worker } from 'node:worker_threads'

import { startWorker } from '../shared/start-worker.ts'
import type { PrintAnswer, PrintedDocument, PrintOrder } from './print-messages.ts'

export interface Printer {
  /** The document as a PDF, or a report as a spreadsheet. Rejects when `signal` aborts, and the work on it ends then. */
  print: (document: PrintedDocument, catererId: number, signal: AbortSignal) => Promise<Uint8Array>
  stop: () => Promise<void>
}

/** The used part of a worker thread. */
export type PrintThread = Pick<Worker, 'on' | 'postMessage' | 'removeAllListeners' | 'terminate' | 'unref'>

interface Order {
  id: number
  document: PrintedDocument
  catererId: number
  resolve: (bytes: Uint8Array) => void
  reject: (reason: unknown) => void
}

/**
 * Prints in its own thread, started with the first document. Documents are rendered one after the other, and caterers take
 * turns, so that one who prints a lot does not keep the others waiting.
 */
export function createPrinter(
  startThread: () => PrintThread = () => startWorker('documents/pdf-worker', null, { hasJsx: true }),
): Printer {
  /** Those that wait, oldest first. */
  const waiting: Order[] = []
  let rendering: Order | null = null
  let thread: PrintThread | null = null
  let lastId = 0
  /** The last order of each caterer that was rendered. */
  const lastTurns = new Map<number, number>()
  let turn = 0

  function next(): void {
    const [oldest, ...others] = waiting
    if (rendering || !oldest) return
    const turnOf = ({ catererId }: Order) => lastTurns.get(catererId) ?? 0
    const order = others.reduce((first, other) => (turnOf(other) < turnOf(first) ? other : first), oldest)
    waiting.splice(waiting.indexOf(order), 1)
    lastTurns.set(order.catererId, ++turn)
    rendering = order
    thread ??= start()
    thread.postMessage({ id: order.id, document: order.document } satisfies PrintOrder)
  }

  function start(): PrintThread {
    const started = startThread()
    started.on('message', (answer: PrintAnswer) => {
      if (rendering?.id !== answer.id) return
      const { resolve, reject } = rendering
      rendering = null
      if ('bytes' in answer) resolve(answer.bytes)
      else reject(new Error(`The document could not be rendered: ${answer.failure}`))
      next()
    })
    started.on('error', fail)
    started.on('exit', () => fail(new Error('The printing thread ended')))
    // An idle printer does not keep the process alive.
    started.unref()
    return started
  }

  /** Rejects the order that is rendered. The next one starts a new thread. */
  function fail(error: Error): void {
    const failed = rendering
    drop()
    failed?.reject(error)
    next()
  }

  /** Ends the thread with what it renders: nothing else stops a renderer that is busy. */
  function drop(): void {
    const dropped = thread
    thread = null
    rendering = null
    dropped?.removeAllListeners()
    void dropped?.terminate()
  }

  function cancel(order: Order, reason: unknown): void {
    const place = waiting.indexOf(order)
    if (place >= 0) waiting.splice(place, 1)
    else if (rendering === order) drop()
    else return
    order.reject(reason)
    next()
  }

  return {
    print(document, catererId, signal) {
      const { promise, resolve, reject } = Promise.withResolvers<Uint8Array>()
      const order: Order = { id: ++lastId, document, catererId, resolve, reject }
      waiting.push(order)
      // A signal that is aborted already fires no event.
      if (signal.aborted) cancel(order, signal.reason)
      else signal.addEventListener('abort', () => cancel(order, signal.reason), { once: true })
      next()
      return promise
    },
    async stop() {
      await thread?.terminate()
    },
  }
}
