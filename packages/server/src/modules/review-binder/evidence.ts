import { sql } from 'drizzle-orm'

import type { Tx } from '../../db/work.ts'
import type { BinderAttachment, BinderEvidence } from '../../documents/binder-document.ts'
import { readBytes } from '../../files/file-store.ts'
import type { MediaType } from '../../files/file-type.ts'
import { pictureForPrint } from '../../files/picture.ts'
import { idList } from '../../shared/lists.ts'
import { loadPantry } from '../recipes/pantry.ts'
import { reachedFrom } from '../recipes/versions.ts'

/** The most bytes of all files together: they are in memory while they are bound in. */
export const mostEvidenceBytes = 60 * 1024 * 1024
/** The most pixels of a picture in width or height: a page at more than 200 dots per inch. */
const largestSide = 2000

/** A food on a day's menu or production record. */
export interface ServedFood {
  date: string
  recipeId: number | null
  ingredientId: number | null
}

/** The ingredients of foods, including those in recipes at any depth, by the versions in force on their days. */
export async function ingredientsOf(tx: Tx, served: readonly ServedFood[]): Promise<number[]> {
  const pantry = await loadPantry(tx, { recipeIds: [...new Set(served.flatMap(({ recipeId }) => recipeId ?? []))] })
  const found = new Set<number>()
  for (const { date, recipeId, ingredientId } of served) {
    if (ingredientId !== null) found.add(ingredientId)
    const dated = pantry.on(date)
    const recipe = recipeId === null ? undefined : dated.recipe(recipeId)
    if (recipe) for (const { id } of reachedFrom(recipe, dated).ingredients) found.add(id)
  }
  return [...found]
}

/** A stored file with its bytes; null where there are too many. */
export interface StoredEvidence {
  name: string
  file: string
  type: MediaType
  bytes: Uint8Array | null
}

/** Labels of ingredients, and what proves their credits. A file of several ingredients is included once. By name. */
export async function readEvidenceFiles(
  tx: Tx,
  ingredientIds: readonly number[],
  mostBytes: number,
): Promise<StoredEvidence[]> {
  const rows = await tx.execute<{ id: number; name: string; file: string; type: MediaType; size: number }>(sql`
    select file.id, string_agg(distinct food.name, ', ') as name, file.name as file, file.media_type as type,
      file.size_bytes::int as size
    from ingredient food join ingredient_document document on document.ingredient_id = food.id and document.archived_at is null
    join file on file.id = document.file_id and file.sha256 is not null
    where food.id = any (${idList(ingredientIds)})
      and (document.proves_crediting or document.kind in ('LABEL', 'CN_LABEL', 'PRODUCT_FORMULATION_STATEMENT'))
    group by file.id order by lower(string_agg(distinct food.name, ', ')) collate "C", file.id`)
  const files: StoredEvidence[] = []
  let sum = 0
  for (const { id, name, file, type, size } of rows) {
    const hasRoom = sum + size <= mostBytes
    if (hasRoom) sum += size
    files.push({ name, file, type, bytes: hasRoom ? await readBytes(tx, id) : null })
  }
  return files
}

/** A file as the printer takes it: a PDF as it is, a picture as JPEG. */
export async function toAttachment({ name, file, type, bytes }: StoredEvidence): Promise<BinderAttachment> {
  if (bytes === null) return { name, file, content: { problem: 'tooLarge' } }
  if (type === 'application/pdf') return { name, file, content: { type: 'pdf', bytes } }
  const jpeg = await pictureForPrint(bytes, largestSide).catch(() => null)
  return { name, file, content: jpeg === null ? { problem: 'damaged' } : { type: 'jpeg', bytes: jpeg } }
}

/** What proves the credits of ingredients; those without a credit are left out. By name. */
export async function readEvidence(tx: Tx, ingredientIds: readonly number[]): Promise<BinderEvidence[]> {
  const rows = await tx.execute<BinderEvidence & Record<string, unknown>>(sql`
    select food.name, food.credit_evidence as evidence, proof.name as document, proof.expires_on as "expiresOn"
    from ingredient food
    left join lateral (
      select file.name, document.expires_on from ingredient_document document join file on file.id = document.file_id
      where document.ingredient_id = food.id and document.proves_crediting and document.archived_at is null
    ) proof on true
    where jsonb_array_length(coalesce(food.crediting, '[]'::jsonb)) > 0 and food.id = any (${idList(ingredientIds)})
    order by lower(food.name) collate "C", food.id`)
  return rows.map(({ name, evidence, document, expiresOn }) => ({ name, evidence, document, expiresOn }))
}
