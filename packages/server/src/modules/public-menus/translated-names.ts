import { itemNameIn } from '@commissary/messages/item-name'
import type { Language } from '@commissary/messages/languages'
import { inArray, or } from 'drizzle-orm'

import { menuItem } from '../../db/schema/menu-item.ts'
import type { Tx } from '../../db/work.ts'

interface Named {
  name: string
  recipeId: number | null
  ingredientId: number | null
}

/**
 * The names, for readers of a language, of lines that do not keep their master item: that of the item of that name that offers the
 * recipe or ingredient. If two items of that name have different translations, the line keeps its own name.
 */
export async function translateNames<Line extends Named>(
  tx: Tx,
  language: Language,
  lines: readonly Line[],
): Promise<Line[]> {
  const recipeIds = lines.flatMap(({ recipeId }) => recipeId ?? [])
  const ingredientIds = lines.flatMap(({ ingredientId }) => ingredientId ?? [])
  const items =
    recipeIds.length + ingredientIds.length === 0
      ? []
      : await tx
          .select({
            name: menuItem.name,
            names: menuItem.publicNames,
            recipeId: menuItem.recipeId,
            ingredientId: menuItem.ingredientId,
          })
          .from(menuItem)
          .where(or(inArray(menuItem.recipeId, recipeIds), inArray(menuItem.ingredientId, ingredientIds)))
  return lines.map((line) => {
    const translations = items
      .filter((item) => item.name === line.name && isSameFood(item, line))
      .map(({ names, name }) => itemNameIn({ names, name }, language))
    const [only, ...others] = new Set(translations)
    return only === undefined || others.length > 0 ? line : { ...line, name: only }
  })
}

const isSameFood = (one: Omit<Named, 'name'>, other: Omit<Named, 'name'>) =>
  one.recipeId === other.recipeId && one.ingredientId === other.ingredientId
