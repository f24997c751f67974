import { sql } from 'drizzle-orm'

import type { Tx } from '../../db/work.ts'
import type { BinderEvidence } from '../../documents/binder-document.ts'

const list = (ids: readonly number[]) => sql`${`{${ids.map(Number).join(',')}}`}::bigint[]`

/** What proves the credits of ingredients, and of those in recipes at any depth; those without a credit are left out. By name. */
export async function readEvidence(
  tx: Tx,
  { recipeIds, ingredientIds }: { recipeIds: readonly number[]; ingredientIds: readonly number[] },
): Promise<BinderEvidence[]> {
  const rows = await tx.execute<BinderEvidence & Record<string, unknown>>(sql`
    with recursive part (recipe_id) as (
      select unnest(${list(recipeIds)})
      union
      select line.sub_recipe_id from part join recipe_line line on line.recipe_id = part.recipe_id
      where line.sub_recipe_id is not null
    )
    select food.name, food.credit_evidence as evidence, proof.name as document, proof.expires_on as "expiresOn"
    from ingredient food
    left join lateral (
      select file.name, document.expires_on from ingredient_document document join file on file.id = document.file_id
      where document.ingredient_id = food.id and document.proves_crediting and document.archived_at is null
    ) proof on true
    where jsonb_array_length(coalesce(food.crediting, '[]'::jsonb)) > 0 and (food.id = any (${list(ingredientIds)})
      or food.id in (select line.ingredient_id from recipe_line line join part on part.recipe_id = line.recipe_id))
    order by lower(food.name) collate "C", food.id`)
  return rows.map(({ name, evidence, document, expiresOn }) => ({ name, evidence, document, expiresOn }))
}
