import { and, desc, eq, inArray, isNull, type SQL } from 'drizzle-orm'

import { rejected } from '../../contract/api-error.ts'
import type { Schemas } from '../../contract/operations.ts'
import { storedFile } from '../../db/schema/file.ts'
import { ingredient } from '../../db/schema/ingredient.ts'
import { ingredientDocument } from '../../db/schema/ingredient-document.ts'
import { menuItem } from '../../db/schema/menu-item.ts'
import { recipe } from '../../db/schema/recipe.ts'
import type { Tx } from '../../db/work.ts'
import { columns, defineRecord, type FieldsOf } from '../../records/record.ts'
import { message } from '../../shared/messages.ts'

export type Document = Schemas['IngredientDocument']
export type DocumentInput = Schemas['IngredientDocumentInput']

export const documentRecord = defineRecord({
  type: null,
  table: ingredientDocument,
  texts: 'documents',
  read: readDocument,
  fields: {
    kind: columns((kind: DocumentInput['kind']) => ({ kind })),
    validFrom: columns((validFrom: string | null = null) => ({ validFrom })),
    expiresOn: columns((expiresOn: string | null = null) => ({ expiresOn })),
    provesCrediting: columns((provesCrediting = false) => ({ provesCrediting })),
  } satisfies FieldsOf<DocumentInput, typeof ingredientDocument>,
  // Set by the upload and never changed.
  otherColumns: ['ingredientId', 'recipeId', 'menuItemId', 'fileId', 'thumbnailFileId'],
})

const evidenceKinds: ReadonlySet<DocumentInput['kind']> = new Set(['CN_LABEL', 'PRODUCT_FORMULATION_STATEMENT'])

/** The columns of an input. Throws a 422 for dates in the wrong order, and for a kind of document that cannot prove crediting. */
export function documentColumns(input: DocumentInput) {
  const columnsOfInput = documentRecord.toColumns(input)
  const { validFrom, expiresOn, provesCrediting, kind } = columnsOfInput
  const yearZero = message('dates.yearZero')
  const fields = {
    ...(validFrom !== null && validFrom < '0001' && { validFrom: yearZero }),
    ...(expiresOn !== null && expiresOn < '0001' && { expiresOn: yearZero }),
    ...(validFrom !== null &&
      expiresOn !== null &&
      expiresOn < validFrom && { expiresOn: message('documents.expiresBeforeValid') }),
    ...(provesCrediting && !evidenceKinds.has(kind) && { provesCrediting: message('documents.noEvidence') }),
  }
  if (Object.keys(fields).length > 0) throw rejected(fields)
  return columnsOfInput
}

/** The record that a document belongs to. */
export interface DocumentOwner {
  of: 'ingredient' | 'recipe' | 'menuItem'
  id: number
}

const owners = {
  ingredient: { table: ingredient, inUse: isNull(ingredient.archivedAt) },
  recipe: { table: recipe, inUse: isNull(recipe.archivedAt) },
  menuItem: { table: menuItem, inUse: undefined },
}
const ownerColumns = {
  ingredient: ingredientDocument.ingredientId,
  recipe: ingredientDocument.recipeId,
  menuItem: ingredientDocument.menuItemId,
}

export const isOf = ({ of, id }: DocumentOwner): SQL => eq(ownerColumns[of], id)

/** The documents of a record, newest first. */
export function listDocuments(tx: Tx, owner: DocumentOwner): Promise<Document[]> {
  return selectDocuments(tx, isOf(owner))
}

export async function readDocument(tx: Tx, id: number): Promise<Document | null> {
  return (await selectDocuments(tx, eq(ingredientDocument.id, id)))[0] ?? null
}

async function selectDocuments(tx: Tx, where: SQL): Promise<Document[]> {
  const rows = await tx
    .select({ document: ingredientDocument, file: storedFile })
    .from(ingredientDocument)
    .innerJoin(storedFile, eq(storedFile.id, ingredientDocument.fileId))
    .where(and(where, isNull(ingredientDocument.archivedAt)))
    .orderBy(desc(ingredientDocument.id))
  return rows.map(({ document, file }) => ({
    id: document.id,
    fileName: file.name,
    mediaType: file.mediaType as Document['mediaType'],
    sizeBytes: file.sizeBytes ?? 0,
    hasThumbnail: document.thumbnailFileId !== null,
    kind: document.kind,
    validFrom: document.validFrom,
    expiresOn: document.expiresOn,
    provesCrediting: document.provesCrediting,
    version: document.version,
    createdAt: document.createdAt,
  }))
}

/** The documents that an ingredient shows: its newest photo, and the document that proves its crediting. */
export type ShownDocuments = Pick<Schemas['Ingredient'], 'photoId' | 'creditDocument'>

export const noDocuments: ShownDocuments = { photoId: null, creditDocument: null }

/** The documents that ingredients show, by ingredient; ingredients without any are absent. */
export async function readShownDocuments(tx: Tx, ingredientIds: number[]): Promise<Map<number, ShownDocuments>> {
  const { id, kind, ingredientId, thumbnailFileId, provesCrediting, expiresOn } = ingredientDocument
  const rows = await tx
    .select({ id, kind, ingredientId, thumbnailFileId, provesCrediting, expiresOn, fileName: storedFile.name })
    .from(ingredientDocument)
    .innerJoin(storedFile, eq(storedFile.id, ingredientDocument.fileId))
    .where(and(inArray(ingredientId, ingredientIds), isNull(ingredientDocument.archivedAt)))
    .orderBy(id)
  const shown = new Map<number, ShownDocuments>()
  for (const row of rows) {
    if (row.ingredientId === null) continue
    const own = shown.get(row.ingredientId) ?? { ...noDocuments }
    if (row.kind === 'PHOTO' && row.thumbnailFileId !== null) own.photoId = row.id
    if (row.provesCrediting) {
      own.creditDocument = { id: row.id, fileName: row.fileName, kind: row.kind, expiresOn: row.expiresOn }
    }
    shown.set(row.ingredientId, own)
  }
  return shown
}

/** The newest photo of a recipe; null without one. */
export async function readRecipePhoto(tx: Tx, recipeId: number): Promise<number | null> {
  const photos = (await listDocuments(tx, { of: 'recipe', id: recipeId })).filter(({ kind }) => kind === 'PHOTO')
  return photos.find(({ hasThumbnail }) => hasThumbnail)?.id ?? null
}

/** Whether the record exists and is in use. `lock` makes other writers of its documents wait until the transaction ends. */
export async function hasOwner(tx: Tx, { of, id }: DocumentOwner, lock?: 'lock'): Promise<boolean> {
  const { table, inUse } = owners[of]
  const query = tx
    .select({ id: table.id })
    .from(table)
    .where(and(eq(table.id, id), inUse))
  return (await (lock ? query.for('update') : query)).length > 0
}
