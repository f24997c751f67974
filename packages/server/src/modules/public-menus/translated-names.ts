import type { Language } from '@commissary/messages/languages'
import { inArray, or } from 'drizzle-orm'

import { menuItem } from '../../db/schema/menu-item.ts'
import type { Tx } from '../../db/work.ts'
import type { PublicItem } from './public-items.ts'

/** The name of a line for readers of a language: the caterer's translation of its master item, else its own. */
export const nameIn = (language: Language, item: PublicItem | undefined, name: string): string =>
  item?.names[language]?.trim() || name

interface Named {
  name: string
  recipeId: number | null
  ingredientId: number | null
}

/**
 * Does the same for lines that do not keep their master item: uses the item of that name that offers the recipe or ingredient. If
 * two items of that name have different translations, the line keeps its own name.
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
      .map(({ names, name }) => nameIn(language, { names, price: null }, name))
    const [only, ...others] = new Set(translations)
    return only === undefined || others.length > 0 ? line : { ...line, name: only }
  })
}

const isSameFood = (one: Omit<Named, 'name'>, other: Omit<Named, 'name'>) =>
  one.recipeId === other.recipeId && one.ingredientId === other.ingredientId
