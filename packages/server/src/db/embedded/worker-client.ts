import type { Worker } from 'node:worker_threads'

import { startWorker } from '../../shared/start-worker.ts'
import { DatabaseError } from '../errors.ts'
import type { PgliteClient } from '../pglite-client.ts'
import type { WorkerAnswer, WorkerOrder, WorkerStart } from './worker-messages.ts'

interface Waiting {
  resolve: (value: unknown) => void
  reject: (error: unknown) => void
}

/** Opens the engine in a separate thread. Resolves when it is ready. After the thread fails, every call is rejected. */
export async function openWorker(start: WorkerStart, module = 'db/embedded/pglite-worker'): Promise<PgliteClient> {
  const worker = startWorker(module, start)
  const waiting = new Map<number, Waiting>()
  let lastId = 0
  let stopped: Error | undefined

  function stop(error: Error) {
    stopped ??= error
    for (const { reject } of waiting.values()) reject(stopped)
    waiting.clear()
  }
  worker.on('message', (answer: WorkerAnswer) => {
    if ('failure' in answer) return stop(new Error(`The embedded database stopped: ${answer.failure}. Start again.`))
    const call = waiting.get(answer.id)
    waiting.delete(answer.id)
    if ('error' in answer) call?.reject(new DatabaseError(answer.error))
    else call?.resolve(answer.value)
  })
  worker.on('error', (error) => stop(new Error('The embedded database stopped. Start again.', { cause: error })))
  worker.on('exit', () => stop(new Error('The embedded database is closed')))

  function wait(id: number) {
    return new Promise<unknown>((resolve, reject) => waiting.set(id, { resolve, reject }))
  }
  function call(order: WorkerOrder): Promise<unknown> {
    if (stopped) return Promise.reject(stopped)
    const id = ++lastId
    const answer = wait(id)
    worker.postMessage({ id, ...order })
    return answer
  }

  // A damaged database can keep the engine busy forever.
  const timer = setTimeout(() => {
    stop(new Error('The embedded database did not open within two minutes.'))
    void worker.terminate()
  }, 120_000)
  await wait(0).finally(() => clearTimeout(timer))
  return {
    query: async (text, params, rows) => list(await call({ do: 'query', text, params, rows })),
    async exec(text) {
      await call({ do: 'exec', text })
    },
    async dump() {
      const copy = await call({ do: 'dump' })
      if (!(copy instanceof Uint8Array)) throw new Error('The engine returned no copy')
      return copy
    },
    async close() {
      await call({ do: 'close' })
      await ended(worker)
    },
  }
}

const list = (value: unknown): unknown[] => (Array.isArray(value) ? value : [])

function ended(worker: Worker): Promise<void> {
  return new Promise((resolve) => (worker.threadId === -1 ? resolve() : worker.once('exit', () => resolve())))
}
