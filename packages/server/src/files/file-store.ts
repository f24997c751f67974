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

/** Deletes a file with its chunks. */
export async function deleteFile(tx: Tx, fileId: number): Promise<void> {
  await tx.delete(storedFile).where(eq(storedFile.id, fileId))
}

/** The hash by which the same file is recognized. */
export const sha256Of = (bytes: Uint8Array): string => createHash('sha256').update(bytes).digest('hex')
