import { sql } from 'drizzle-orm'

import { ingredientDocument } from '../../src/db/schema/ingredient-document.ts'
import type { Database, Tx } from '../../src/db/work.ts'
import { insertFile, writeBytes } from '../../src/files/file-store.ts'
import { archivedMark, archiveTime } from './inputs.ts'
import { goneId } from './world-settings.ts'

/** A picture of an ingredient, one with the mark in its name and bytes; and one that was removed. */
export async function addDocuments(tx: Tx, mark: string, ingredientId: number) {
  const id = await insertDocument(tx, mark, ingredientId)
  const archived = await insertDocument(tx, archivedMark(mark), ingredientId, archiveTime)
  return {
    ids: { ingredientDocument: id, archivedDocument: archived },
    archived: { ingredientDocument: archived, archivedDocument: goneId },
  }
}

async function insertDocument(tx: Tx, mark: string, ingredientId: number, archivedAt: string | null = null) {
  const store = async (name: string, mediaType: string) => {
    const fileId = await insertFile(tx, { name, mediaType })
    await writeBytes(tx, fileId, Buffer.from(`${name} ${Math.random()}`))
    return fileId
  }
  const [added] = await tx
    .insert(ingredientDocument)
    .values({
      ingredientId,
      fileId: await store(`${mark} photo.png`, 'image/png'),
      thumbnailFileId: await store(`${mark} thumbnail.webp`, 'image/webp'),
      kind: 'PHOTO',
      archivedAt,
    })
    .returning({ id: ingredientDocument.id })
  return added?.id ?? 0
}

/** Documents for calls that consume one, or need room for one. */
export function documentMaker(
  database: Database,
  { mark, catererId, ingredientId }: { mark: string; catererId: number; ingredientId: number },
) {
  const work = <T>(run: (tx: Tx) => Promise<T>) => database.work({ catererId }, run)
  return {
    fresh: () => work((tx) => insertDocument(tx, mark, ingredientId)),
    freshArchived: () => work((tx) => insertDocument(tx, archivedMark(mark), ingredientId, archiveTime)),
    /** Removes all documents in use but the first. */
    makeRoom: () =>
      work(async (tx) => {
        await tx
          .update(ingredientDocument)
          .set({ archivedAt: archiveTime })
          .where(sql`archived_at is null and id > (select min(id) from ingredient_document)`)
      }),
  }
}

export type DocumentMaker = ReturnType<typeof documentMaker>
