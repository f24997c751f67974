import { createHash } from 'node:crypto'
import type { Readable } from 'node:stream'

import { tooLarge } from '../../contract/api-error.ts'
import type { Tx } from '../../db/work.ts'
import { message } from '../../shared/messages.ts'
import { insertChunk } from './store.ts'

const maxMegabytes = 64
/** Bytes. */
export const maxFileSize = maxMegabytes * 1024 * 1024
const chunkSize = 512 * 1024

type Work = <T>(run: (tx: Tx) => Promise<T>) => Promise<T>

export interface StoredUpload {
  sizeBytes: number
  sha256: string
}

/** Stores a file piece by piece, each in a short transaction, so a slow upload blocks no one. Throws a 413 above 64 MB. */
export async function storeUpload(work: Work, fileId: number, body: Readable): Promise<StoredUpload> {
  const hash = createHash('sha256')
  let pending: Uint8Array[] = []
  let pendingSize = 0
  let sizeBytes = 0
  let seq = 0

  async function flush(): Promise<void> {
    if (pendingSize === 0) return
    const bytes = Buffer.concat(pending)
    pending = []
    pendingSize = 0
    const chunkSeq = ++seq
    await work((tx) => insertChunk(tx, fileId, chunkSeq, bytes))
  }

  for await (const piece of body as AsyncIterable<Uint8Array>) {
    sizeBytes += piece.length
    if (sizeBytes > maxFileSize) throw tooLarge(message('imports.tooLarge', { megabytes: maxMegabytes }))
    hash.update(piece)
    pending.push(piece)
    pendingSize += piece.length
    if (pendingSize >= chunkSize) await flush()
  }
  await flush()
  return { sizeBytes, sha256: hash.digest('hex') }
}
