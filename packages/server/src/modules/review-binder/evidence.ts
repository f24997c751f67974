import { sql } from 'drizzle-orm'

import type { Tx } from '../../db/work.ts'
import type { BinderAttachment, BinderEvidence } from '../../documents/binder-document.ts'
import { readBytes } from '../../files/file-store.ts'
import type { MediaType } from '../../files/file-type.ts'
import { pictureForPrint } from '../../files/picture.ts'

const list = (ids: readonly number[]) => sql`${`{${ids.map(Number).join(',')}}`}::bigint[]`

/** Bytes of all files together: they are in memory while they are bound in. */
export const mostEvidenceBytes = 60 * 1024 * 1024
/** Pixels of a picture in width and height: a page at more than 200 dots per inch. */
const largestSide = 2000

interface Foods {
  recipeIds: readonly number[]
  ingredientIds: readonly number[]
}

/** Recipes at any depth, as `part`. */
const partsOf = ({ recipeIds }: Foods) => sql`with recursive part (recipe_id) as (
      select unnest(${list(recipeIds)})
      union
      select line.sub_recipe_id from part join recipe_line line on line.recipe_id = part.recipe_id
      where line.sub_recipe_id is not null
    )`

const isOfFoods = ({ ingredientIds }: Foods) => sql`(food.id = any (${list(ingredientIds)})
      or food.id in (select line.ingredient_id from recipe_line line join part on part.recipe_id = line.recipe_id))`

/** A stored file with its bytes; null where there are too many. */
export interface StoredEvidence {
  name: string
  file: string
  type: MediaType
  bytes: Uint8Array | null
}

/** Labels of ingredients, also of those in recipes, and what proves their credits. A file of several ingredients comes once. By name. */
export async function readEvidenceFiles(tx: Tx, foods: Foods, mostBytes: number): Promise<StoredEvidence[]> {
  const rows = await tx.execute<{ id: number; name: string; file: string; type: MediaType; size: number }>(sql`
    ${partsOf(foods)}
    select file.id, string_agg(distinct food.name, ', ') as name, file.name as file, file.media_type as type,
      file.size_bytes::int as size
    from ingredient food join ingredient_document document on document.ingredient_id = food.id and document.archived_at is null
    join file on file.id = document.file_id and file.sha256 is not null
    where ${isOfFoods(foods)}
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

/** What proves the credits of ingredients, and of those in recipes at any depth; those without a credit are left out. By name. */
export async function readEvidence(tx: Tx, foods: Foods): Promise<BinderEvidence[]> {
  const rows = await tx.execute<BinderEvidence & Record<string, unknown>>(sql`
    ${partsOf(foods)}
    select food.name, food.credit_evidence as evidence, proof.name as document, proof.expires_on as "expiresOn"
    from ingredient food
    left join lateral (
      select file.name, document.expires_on from ingredient_document document join file on file.id = document.file_id
      where document.ingredient_id = food.id and document.proves_crediting and document.archived_at is null
    ) proof on true
    where jsonb_array_length(coalesce(food.crediting, '[]'::jsonb)) > 0 and ${isOfFoods(foods)}
    order by lower(food.name) collate "C", food.id`)
  return rows.map(({ name, evidence, document, expiresOn }) => ({ name, evidence, document, expiresOn }))
}
