import { EventEmitter } from 'node:events'

import { expect, test } from 'vitest'

import type { AnalysisDocument } from './analysis-document.ts'
import type { PrintOrder } from './print-messages.ts'
import { createPrinter, type PrintThread } from './printer.ts'

/** A thread that renders an order when the test says so. */
class Thread extends EventEmitter {
  isTerminated = false
  orders: PrintOrder[] = []
  postMessage(order: PrintOrder) {
    this.orders.push(order)
  }
  terminate() {
    this.isTerminated = true
    return Promise.resolve(0)
  }
  unref() {
    return this
  }
  finish() {
    this.emit('message', { id: this.orders.at(-1)?.id, bytes: new Uint8Array([1]) })
  }
}

function printer() {
  const threads: Thread[] = []
  const made = createPrinter(() => {
    const thread = new Thread()
    threads.push(thread)
    return thread as unknown as PrintThread
  })
  const printed: string[] = []
  const print = (name: string, catererId: number, signal = new AbortController().signal) =>
    made.print({ catererName: name } as AnalysisDocument, catererId, signal).then(
      () => printed.push(name),
      (error: Error) => printed.push(`${name}: ${error.message}`),
    )
  const rendering = () => (threads.at(-1)?.orders.at(-1)?.document as AnalysisDocument | undefined)?.catererName
  return { threads, print, printed, rendering }
}

test('caterers take turns, however many documents one of them ordered before', () => {
  const { threads, print, rendering } = printer()
  for (let order = 1; order <= 12; order++) void print(`north ${order}`, 1)
  void print('south 1', 2)
  void print('south 2', 2)
  const order: (string | undefined)[] = []
  for (let turn = 0; turn < 5; turn++) {
    order.push(rendering())
    threads.at(-1)?.finish()
  }
  expect(order).toEqual(['north 1', 'south 1', 'north 2', 'south 2', 'north 3'])
})

test('a document that no one waits for any longer is not rendered, or no further', async () => {
  const { threads, print, printed, rendering } = printer()
  const [first, second] = [new AbortController(), new AbortController()]
  const orders = [print('first', 1, first.signal), print('second', 1, second.signal), print('third', 1)]
  second.abort()
  first.abort()
  expect(threads[0]?.isTerminated).toBe(true)
  expect(threads).toHaveLength(2)
  expect(rendering()).toBe('third')
  threads[1]?.finish()
  await Promise.all(orders)
  expect(printed.toSorted()).toEqual([
    'first: This operation was aborted',
    'second: This operation was aborted',
    'third',
  ])
})

test('an order whose request has ended already is refused', async () => {
  const { threads, print, printed } = printer()
  await print('late', 1, AbortSignal.abort())
  expect(printed).toEqual(['late: This operation was aborted'])
  expect(threads).toHaveLength(0)
})

test('a thread that crashes fails its own document only', async () => {
  const { threads, print, printed } = printer()
  const orders = [print('first', 1), print('second', 1)]
  threads[0]?.emit('error', new Error('out of memory'))
  threads[1]?.finish()
  await Promise.all(orders)
  expect(printed.toSorted()).toEqual(['first: out of memory', 'second'])
})
