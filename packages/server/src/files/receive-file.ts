import { createHash } from 'node:crypto'
import type { Readable } from 'node:stream'

import { tooLarge } from '../contract/api-error.ts'
import type { Tx } from '../db/work.ts'
import type { Message } from '../shared/messages.ts'
import { chunkSize, insertChunk } from './file-store.ts'

export type Work = <T>(run: (tx: Tx) => Promise<T>) => Promise<T>

export interface ReceivedFile {
  sizeBytes: number
  sha256: string
}

interface FileLimits {
  maxBytes: number
  /** The sentence for a larger file. */
  tooLarge: Message
  /** Gets the first bytes before anything is stored: up to 512 KB, or the whole of a smaller file. It may throw a refusal. */
  checkStart?: (start: Uint8Array) => void
}

/**
 * Stores a file piece by piece, each in a short transaction, so a slow upload blocks no one. Throws a 413 as soon as the file
 * is above its limit.
 */
export async function receiveFile(
  work: Work,
  fileId: number,
  body: Readable,
  limits: FileLimits,
): Promise<ReceivedFile> {
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
    if (chunkSeq === 1) limits.checkStart?.(bytes)
    await work((tx) => insertChunk(tx, fileId, chunkSeq, bytes))
  }

  for await (const piece of body as AsyncIterable<Uint8Array>) {
    sizeBytes += piece.length
    if (sizeBytes > limits.maxBytes) throw tooLarge(limits.tooLarge)
    hash.update(piece)
    pending.push(piece)
    pendingSize += piece.length
    if (pendingSize >= chunkSize) await flush()
  }
  await flush()
  return { sizeBytes, sha256: hash.digest('hex') }
}
