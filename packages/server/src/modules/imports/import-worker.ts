import { parentPort } from 'node:worker_threads'

import { readFile, type FileEvents } from './read-file.ts'
import { FileProblem } from './text.ts'
import type { Ending, NumberedQuestion, NumberedReply, Question, Reply } from './import-messages.ts'

// Reading a large file is a long computation: it has a thread of its own, so requests are answered meanwhile.
const port = parentPort
if (!port) throw new Error('This module runs in a worker thread')

const waiting = new Map<number, (reply: Reply) => void>()
let lastId = 0
port.on('message', ({ id, reply }: NumberedReply) => {
  waiting.get(id)?.(reply)
  waiting.delete(id)
})

function ask(question: Question): Promise<Reply> {
  const { promise, resolve } = Promise.withResolvers<Reply>()
  const id = ++lastId
  waiting.set(id, resolve)
  port?.postMessage({ id, question } satisfies NumberedQuestion)
  return promise
}

async function* pieces(): AsyncGenerator<Uint8Array> {
  for (let piece = await ask({ ask: 'piece' }); piece !== null; piece = await ask({ ask: 'piece' })) yield piece
}

const events: FileEvents = {
  onHeader: async (kind, columns) => void (await ask({ ask: 'keepHeader', kind, columns })),
  onRows: async (rows, preview) => void (await ask({ ask: 'keepRows', rows, preview })),
}

const ending: Ending = await readFile(pieces(), events).then(
  () => ({ end: 'read' as const }),
  (error: unknown) => {
    if (error instanceof FileProblem) return { end: 'problem' as const, problem: error.message }
    throw error
  },
)
port.postMessage(ending)
port.close()
