import { parentPort, workerData } from 'node:worker_threads'

import { translate, translatorFor } from '../../shared/messages.ts'
import { readFile, type FileEvents } from './read-file.ts'
import { FileProblem } from './decode-text.ts'
import type { Ending, NumberedQuestion, NumberedReply, Question, Reply, WorkerData } from './import-messages.ts'

// Reading a large file takes a long time, so it runs in a separate thread.
const port = parentPort
if (!port) throw new Error('This module runs in a worker thread')

const context = workerData as WorkerData
const { language } = context

const waiting = new Map<number, (reply: Reply) => void>()
let lastId = 0
port.on('message', ({ id, reply }: NumberedReply) => {
  waiting.get(id)?.(reply)
  waiting.delete(id)
})

function request(question: Question): Promise<Reply> {
  const { promise, resolve } = Promise.withResolvers<Reply>()
  const id = ++lastId
  waiting.set(id, resolve)
  port?.postMessage({ id, question } satisfies NumberedQuestion)
  return promise
}

async function* pieces(): AsyncGenerator<Uint8Array> {
  for (let piece = await request({ type: 'piece' }); piece !== null; piece = await request({ type: 'piece' }))
    yield piece
}

const events: FileEvents = {
  findMapping: async (hash) => {
    const reply = await request({ type: 'findMapping', hash })
    return reply && (JSON.parse(Buffer.from(reply).toString()) as (string | null)[])
  },
  onHeader: async (kind, columns, hash) => void (await request({ type: 'storeHeader', kind, columns, hash })),
  onRows: async (rows, preview) => void (await request({ type: 'storeRows', rows, preview })),
}

const ending: Ending = await readFile(pieces(), context, translatorFor(language), events).then(
  () => ({ end: 'read' as const }),
  (error: unknown) => {
    if (error instanceof FileProblem) {
      return { end: 'problem' as const, problem: translate(error.text, language), canBeMapped: error.canBeMapped }
    }
    throw error
  },
)
port.postMessage(ending)
port.close()
