import { existsSync, mkdirSync, openAsBlob, renameSync, rmSync } from 'node:fs'
import { dirname } from 'node:path'
import { parentPort, workerData } from 'node:worker_threads'

import { PGlite, type PGliteOptions } from '@electric-sql/pglite'

import { DatabaseError } from '../errors.ts'
import { pgliteClient, pgliteValues } from '../pglite-client.ts'
import { DurableNodeFS, durableStartParams, syncPath, syncTree } from './durable-fs.ts'
import { ownFolder } from './permissions.ts'
import type { WorkerAnswer, WorkerRequest, WorkerStart } from './worker-messages.ts'

// The embedded engine's thread. The engine blocks the thread that it runs in.
const { folder, copyFrom, prepare }: WorkerStart = workerData
if (!parentPort) throw new Error('This module runs as a worker')
const port = parentPort
const answer = (message: WorkerAnswer) => port.postMessage(message)

/** Any other error than the database's means that the engine is broken (disk failure, crash) and must stop. */
function fail(error: unknown): never {
  answer({ id: 0, failure: error instanceof Error ? error.message : String(error) })
  // In a worker this ends the thread at once, even from within the engine's code.
  process.exit(1)
}

const open = (path: string, options: PGliteOptions = {}) =>
  PGlite.create({ ...pgliteValues, ...options, fs: new DurableNodeFS(path, fail), startParams: durableStartParams })

/** A new database gets its name only when it is complete and on disk, so a kill before that leaves no database. */
async function create() {
  const unfinished = `${folder}.unfinished`
  rmSync(unfinished, { recursive: true, force: true })
  mkdirSync(unfinished, { mode: ownFolder })
  const made = await open(unfinished, copyFrom === undefined ? {} : { loadDataDir: await openAsBlob(copyFrom) })
  if (prepare !== undefined) await made.exec(prepare)
  await made.close()
  syncTree(unfinished)
  renameSync(unfinished, folder)
  syncPath(dirname(folder))
}

if (!existsSync(folder)) await create()
const client = pgliteClient(await open(folder))

async function run(request: WorkerRequest): Promise<unknown> {
  if (request.do === 'query') return client.query(request.text, request.params, request.rows)
  if (request.do === 'exec') return client.exec(request.text)
  if (request.do === 'dump') return client.dump()
  return client.close()
}

port.on('message', async (request: WorkerRequest) => {
  try {
    answer({ id: request.id, value: await run(request) })
    if (request.do === 'close') port.close()
  } catch (error) {
    if (!(error instanceof DatabaseError)) return fail(error)
    const { message, code, constraint, table, detail } = error
    answer({ id: request.id, error: { message, code, constraint, table, detail } })
  }
})
answer({ id: 0, value: null })
