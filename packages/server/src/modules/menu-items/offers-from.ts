import { sql, type SQL } from 'drizzle-orm'

import { menuItem } from '../../db/schema/menu-item.ts'
import { among } from '../../shared/lists.ts'

/** The condition that a master item offers one of the foods on some day from `day` on. */
export function offersFrom(
  { recipeIds = [], ingredientIds = [] }: { recipeIds?: readonly number[]; ingredientIds?: readonly number[] },
  day: string,
): SQL {
  const isOne = (recipe: SQL, ingredient: SQL) =>
    sql`(${among(recipe, recipeIds)} or ${among(ingredient, ingredientIds)})`
  return sql`(${isOne(sql`${menuItem.recipeId}`, sql`${menuItem.ingredientId}`)} or exists (
    select from jsonb_array_elements(${menuItem}.past_links) past where past.value ->> 'until' > ${day}
      and ${isOne(sql`(past.value ->> 'recipeId')::bigint`, sql`(past.value ->> 'ingredientId')::bigint`)}))`
}
