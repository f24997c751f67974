import { createHash } from 'node:crypto'

import { and, asc, eq } from 'drizzle-orm'

import { fileChunk, storedFile } from '../db/schema/file.ts'
import type { Tx } from '../db/work.ts'

/** Bytes of one chunk. */
export const chunkSize = 512 * 1024

/** Adds a file that is about to be uploaded, still without bytes. */
export async function insertFile(tx: Tx, file: { name: string; mediaType: string }): Promise<number> {
  const [row] = await tx.insert(storedFile).values(file).returning({ id: storedFile.id })
  if (!row) throw new Error('The file was not inserted')
  return row.id
}

export async function insertChunk(tx: Tx, fileId: number, seq: number, bytes: Uint8Array): Promise<void> {
  await tx.insert(fileChunk).values({ fileId, seq, bytes })
}

export async function readChunk(tx: Tx, fileId: number, seq: number): Promise<Uint8Array | null> {
  const [chunk] = await tx
    .select({ bytes: fileChunk.bytes })
    .from(fileChunk)
    .where(and(eq(fileChunk.fileId, fileId), eq(fileChunk.seq, seq)))
  return chunk?.bytes ?? null
}

/** The chunks of a file in their order, each read when it is asked for. */
export async function* readPieces(work: <T>(fn: (tx: Tx) => Promise<T>) => Promise<T>, fileId: number) {
  for (let seq = 1; ; seq += 1) {
    const bytes = await work((tx) => readChunk(tx, fileId, seq))
    if (bytes === null) return
    yield bytes
  }
}

/** All bytes of a file. For files that are limited to a few megabytes. */
export async function readBytes(tx: Tx, fileId: number): Promise<Buffer> {
  const chunks = await tx
    .select({ bytes: fileChunk.bytes })
    .from(fileChunk)
    .where(eq(fileChunk.fileId, fileId))
    .orderBy(asc(fileChunk.seq))
  return Buffer.concat(chunks.map(({ bytes }) => bytes))
}

/** Replaces the bytes of a file, with its size and its hash. */
export async function writeBytes(tx: Tx, fileId: number, bytes: Uint8Array): Promise<void> {
  await tx.delete(fileChunk).where(eq(fileChunk.fileId, fileId))
  for (let at = 0; at < bytes.length; at += chunkSize) {
    await insertChunk(tx, fileId, at / chunkSize + 1, bytes.subarray(at, at + chunkSize))
  }
  await tx
    .update(storedFile)
    .set({ sizeBytes: bytes.length, sha256: sha256Of(bytes) })
    .where(eq(storedFile.id, fileId))
}

/** Adds pieces to a new file as they come, in chunks, each in its own transaction. */
export function createFileWriter(work: <T>(fn: (tx: Tx) => Promise<T>) => Promise<T>, fileId: number) {
  const hash = createHash('sha256')
  let waiting: Uint8Array[] = []
  let waitingBytes = 0
  let seq = 0
  let sizeBytes = 0

  async function flush(most: number): Promise<void> {
    if (waitingBytes < most) return
    const bytes = Buffer.concat(waiting)
    waiting = []
    waitingBytes = 0
    for (let at = 0; at < bytes.length; at += chunkSize) {
      const chunk = bytes.subarray(at, at + chunkSize)
      // Keep bytes that don't fill a chunk until more arrive.
      if (chunk.length < chunkSize && most > 1) {
        waiting = [chunk]
        waitingBytes = chunk.length
      } else {
        seq += 1
        await work((tx) => insertChunk(tx, fileId, seq, chunk))
      }
    }
  }

  return {
    async add(piece: Uint8Array): Promise<void> {
      hash.update(piece)
      sizeBytes += piece.length
      waiting.push(piece)
      waitingBytes += piece.length
      await flush(chunkSize)
    },
    async end(): Promise<void> {
      await flush(1)
      await work((tx) =>
        tx
          .update(storedFile)
          .set({ sizeBytes, sha256: hash.digest('hex') })
          .where(eq(storedFile.id, fileId)),
      )
    },
  }
}

/** Deletes a file with its chunks. */
export async function deleteFile(tx: Tx, fileId: number): Promise<void> {
  await tx.delete(storedFile).where(eq(storedFile.id, fileId))
}

/** The hash by which the same file is recognized. */
export const sha256Of = (bytes: Uint8Array): string => createHash('sha256').update(bytes).digest('hex')
