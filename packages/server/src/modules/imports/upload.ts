import { createHash } from 'node:crypto'
import type { Readable } from 'node:stream'

import { ApiError } from '../../contract/api-error.ts'
import type { Tx } from '../../db/work.ts'
import { insertChunk } from './store.ts'

/** Largest file that is taken. */
export const largestFile = 64 * 1024 * 1024
const chunkSize = 512 * 1024

type Work = <T>(run: (tx: Tx) => Promise<T>) => Promise<T>

export interface StoredUpload {
  sizeBytes: number
  sha256: string
}

/** Keeps a file piece by piece, each in a short transaction of its own: others are served while a slow line uploads. */
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
    const place = ++seq
    await work((tx) => insertChunk(tx, fileId, place, bytes))
  }

  for await (const piece of body as AsyncIterable<Uint8Array>) {
    sizeBytes += piece.length
    if (sizeBytes > largestFile) throw new ApiError(413, 'The file is larger than 64 MB. Split it into smaller files.')
    hash.update(piece)
    pending.push(piece)
    pendingSize += piece.length
    if (pendingSize >= chunkSize) await flush()
  }
  await flush()
  return { sizeBytes, sha256: hash.digest('hex') }
}
