import { and, eq, isNull, lt, ne, notExists, sql } from 'drizzle-orm'

import { notFound, rejected } from '../../contract/api-error.ts'
import { storedFile } from '../../db/schema/file.ts'
import { importJob } from '../../db/schema/import.ts'
import { ingredientDocument } from '../../db/schema/ingredient-document.ts'
import type { Tx } from '../../db/work.ts'
import { insertFile, readBytes, writeBytes } from '../../files/file-store.ts'
import type { DrawnPicture } from '../../files/picture.ts'
import { nameWithEnding, type MediaType } from '../../files/file-type.ts'
import {
  archiveRecord,
  insertRecord,
  restoreRecord,
  saveRecord,
  type Saved,
  type Target,
} from '../../records/save-record.ts'
import { message } from '../../shared/messages.ts'
import { recordEvent } from '../history/record-event.ts'
import {
  documentColumns,
  documentRecord,
  hasOwner,
  isOf,
  listDocuments,
  readDocument,
  type DocumentInput,
  type DocumentOwner,
} from './document-record.ts'

/** More than a food collects in years of new labels. */
const mostDocuments = 50

/** Adds a file that is about to be uploaded for a record. Throws a 404 for an unknown record, and a 422 if it can have no more. */
export async function beginUpload(tx: Tx, owner: DocumentOwner, name: string): Promise<number> {
  await refuseFull(tx, owner)
  await deleteUnfinished(tx)
  // Its type is known once its first bytes arrive.
  return insertFile(tx, { name, mediaType: 'application/octet-stream' })
}

/** Deletes files whose upload never finished because the connection or the server failed. An import deletes its own. */
async function deleteUnfinished(tx: Tx): Promise<void> {
  await tx
    .delete(storedFile)
    .where(
      and(
        isNull(storedFile.sha256),
        lt(storedFile.createdAt, sql`now() - interval '1 hour'`),
        notExists(tx.select({ id: importJob.id }).from(importJob).where(eq(importJob.fileId, storedFile.id))),
      ),
    )
}

async function refuseFull(tx: Tx, owner: DocumentOwner): Promise<void> {
  if (!(await hasOwner(tx, owner, 'lock'))) throw notFound(message(`${owner.of}s.notFound`))
  const documents = await listDocuments(tx, owner)
  if (documents.length >= mostDocuments)
    throw rejected({ file: message('documents.tooMany', { limit: mostDocuments }) })
}

export interface UploadedFile {
  fileId: number
  type: MediaType
  sizeBytes: number
  sha256: string
  /** The re-encoded picture, which replaces the uploaded one. */
  picture: DrawnPicture | null
}

/** Makes an uploaded file a document. Throws a 422 if the record has the same file, and what `beginUpload` throws. */
export async function insertDocument(
  tx: Tx,
  owner: DocumentOwner,
  input: DocumentInput,
  { fileId, type, picture, sizeBytes, sha256 }: UploadedFile,
): Promise<Saved> {
  await refuseFull(tx, owner)
  await tx.update(storedFile).set({ mediaType: type, sizeBytes, sha256 }).where(eq(storedFile.id, fileId))
  if (picture) await writeBytes(tx, fileId, picture.bytes)
  await refuseSameFile(tx, owner, fileId)
  const thumbnailFileId = picture && (await insertThumbnail(tx, picture.thumbnail))
  const saved = await insertRecord(tx, documentRecord, {
    ...documentColumns(input),
    ingredientId: owner.of === 'ingredient' ? owner.id : null,
    recipeId: owner.of === 'recipe' ? owner.id : null,
    menuItemId: owner.of === 'menuItem' ? owner.id : null,
    fileId,
    thumbnailFileId,
  })
  await recordDocument(tx, owner, null, await documentText(tx, saved.id))
  return saved
}

/** The document as the history of its record shows it: name, kind, dates and proof; null for one that is not attached. */
async function documentText(tx: Tx, id: number): Promise<string | null> {
  const found = await readDocument(tx, id)
  if (!found) return null
  const { fileName, kind, validFrom, expiresOn, provesCrediting } = found
  return [fileName, kind, validFrom, expiresOn, provesCrediting && 'provesCrediting'].filter(Boolean).join(' · ')
}

/** Records what happened to a document in its record's history. */
const recordDocument = (tx: Tx, { of, id }: DocumentOwner, before: string | null, after: string | null) =>
  recordEvent(tx, {
    recordType: of,
    recordId: id,
    action: 'updated',
    before: { document: before },
    after: { document: after },
  })

/** The record that a document belongs to; null for an unknown one. */
async function findOwner(tx: Tx, id: number): Promise<DocumentOwner | null> {
  const [row] = await tx
    .select({
      ingredientId: ingredientDocument.ingredientId,
      recipeId: ingredientDocument.recipeId,
      menuItemId: ingredientDocument.menuItemId,
    })
    .from(ingredientDocument)
    .where(eq(ingredientDocument.id, id))
  return row ? ownerOf(row) : null
}

/** Runs a change to a document, and records it in the history of the document's record. */
async function withHistory(tx: Tx, id: number, run: () => Promise<Saved>): Promise<Saved> {
  const [owner, before] = [await findOwner(tx, id), await documentText(tx, id)]
  const saved = await run()
  if (owner) await recordDocument(tx, owner, before, await documentText(tx, id))
  return saved
}

async function insertThumbnail(tx: Tx, bytes: Uint8Array): Promise<number> {
  const id = await insertFile(tx, { name: 'thumbnail.webp', mediaType: 'image/webp' })
  await writeBytes(tx, id, bytes)
  return id
}

async function refuseSameFile(tx: Tx, owner: DocumentOwner, fileId: number): Promise<void> {
  const own = tx.select({ sha256: storedFile.sha256 }).from(storedFile).where(eq(storedFile.id, fileId))
  const [same] = await tx
    .select({ name: storedFile.name })
    .from(ingredientDocument)
    .innerJoin(storedFile, eq(storedFile.id, ingredientDocument.fileId))
    .where(and(isOf(owner), isNull(ingredientDocument.archivedAt), eq(storedFile.sha256, own)))
  if (same) throw rejected({ file: message('documents.sameFile', { name: same.name }) })
}

/** Changes a document's kind, dates and evidence. Throws what `saveRecord` and `documentColumns` throw. */
export function updateDocument(tx: Tx, target: Target, input: DocumentInput): Promise<Saved> {
  return withHistory(tx, target.id, () => changeDocument(tx, target, input))
}

function changeDocument(tx: Tx, target: Target, input: DocumentInput): Promise<Saved> {
  return saveRecord(tx, documentRecord, target, async ({ id, ...row }) => {
    const columns = documentColumns(input)
    const owner = ownerOf(row)
    if (columns.provesCrediting) {
      if (owner.of !== 'ingredient') throw rejected({ provesCrediting: message('documents.recipeEvidence') })
      await hasOwner(tx, owner, 'lock')
      await tx
        .update(ingredientDocument)
        .set({ provesCrediting: false })
        .where(and(isEvidenceOf(owner), ne(ingredientDocument.id, id)))
    }
    return { columns }
  })
}

export function archiveDocument(tx: Tx, target: Target): Promise<Saved> {
  return withHistory(tx, target.id, () => archiveRecord(tx, documentRecord, target))
}

/** Restores an archived document. It proves the crediting again unless another one has since. */
export function restoreDocument(tx: Tx, id: number): Promise<Saved> {
  return withHistory(tx, id, () => restoreArchived(tx, id))
}

function restoreArchived(tx: Tx, id: number): Promise<Saved> {
  return restoreRecord(tx, documentRecord, id, async ({ provesCrediting, ...row }) => {
    const owner = ownerOf(row)
    await refuseFull(tx, owner)
    if (!provesCrediting) return
    const others = await tx.select({ id: ingredientDocument.id }).from(ingredientDocument).where(isEvidenceOf(owner))
    if (others.length === 0) return
    await tx.update(ingredientDocument).set({ provesCrediting: false }).where(eq(ingredientDocument.id, id))
  })
}

type OwnerColumns = Pick<typeof ingredientDocument.$inferSelect, 'ingredientId' | 'recipeId' | 'menuItemId'>

function ownerOf({ ingredientId, recipeId, menuItemId }: OwnerColumns): DocumentOwner {
  if (menuItemId !== null) return { of: 'menuItem', id: menuItemId }
  return recipeId === null ? { of: 'ingredient', id: ingredientId ?? 0 } : { of: 'recipe', id: recipeId }
}

const isEvidenceOf = (owner: DocumentOwner) =>
  and(isOf(owner), eq(ingredientDocument.provesCrediting, true), isNull(ingredientDocument.archivedAt))

/** A document's file, or its small copy, with the name to download it under; null if it has none. */
export async function readDocumentFile(tx: Tx, id: number, part: 'fileId' | 'thumbnailFileId') {
  const [file] = await tx
    .select({ id: storedFile.id, name: storedFile.name, mediaType: storedFile.mediaType })
    .from(ingredientDocument)
    .innerJoin(storedFile, eq(storedFile.id, ingredientDocument[part]))
    .where(and(eq(ingredientDocument.id, id), isNull(ingredientDocument.archivedAt)))
  if (!file) return null
  const mediaType = file.mediaType as MediaType
  return { fileName: nameWithEnding(file.name, mediaType), mediaType, bytes: await readBytes(tx, file.id) }
}
