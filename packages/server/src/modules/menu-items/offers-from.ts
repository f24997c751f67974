import { sql, type SQL } from 'drizzle-orm'

import { menuItem } from '../../db/schema/menu-item.ts'

/** The condition that a master item offers one of the foods on some day from `day` on. */
export function offersFrom(
  { recipeIds = [], ingredientIds = [] }: { recipeIds?: readonly number[]; ingredientIds?: readonly number[] },
  day: string,
): SQL {
  const isOne = (recipe: SQL, ingredient: SQL) =>
    sql`(${isIn(recipe, recipeIds)} or ${isIn(ingredient, ingredientIds)})`
  return sql`(${isOne(sql`${menuItem.recipeId}`, sql`${menuItem.ingredientId}`)} or exists (
    select from jsonb_array_elements(${menuItem}.past_links) past where past.value ->> 'until' > ${day}
      and ${isOne(sql`(past.value ->> 'recipeId')::bigint`, sql`(past.value ->> 'ingredientId')::bigint`)}))`
}

function isIn(id: SQL, ids: readonly number[]): SQL {
  if (ids.length === 0) return sql`false`
  return sql`${id} in (${sql.join(
    ids.map((one) => sql`${one}`),
    sql`, `,
  )})`
}
