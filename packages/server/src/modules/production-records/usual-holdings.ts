import type { Holding } from '@commissary/domain/production'
import { inArray } from 'drizzle-orm'

import { ingredient } from '../../db/schema/ingredient.ts'
import { recipe } from '../../db/schema/recipe.ts'
import type { Tx } from '../../db/work.ts'
import type { LineRow, RecordRow } from './find-record.ts'
import { readPastItems } from './past-servings.ts'

type NewLine = Pick<LineRow, 'lineKey' | 'category'> & Partial<Pick<LineRow, 'recipeId' | 'ingredientId'>>

/**
 * Lines with how their foods are held: as the school last said; else milk and recipes without cooking are held cold, and recipes
 * cooked for the same day are held hot (HACCP processes 1 and 2); else unknown.
 */
export async function withHoldings<Line extends NewLine>(
  tx: Tx,
  record: Pick<RecordRow, 'schoolId' | 'menuType' | 'date'>,
  lines: readonly Line[],
): Promise<(Line & { usualHolding: Holding | null })[]> {
  const past = await readPastItems(
    tx,
    record,
    lines.map(({ lineKey }) => lineKey),
  )
  const recipeIds = lines.flatMap(({ recipeId }) => recipeId ?? [])
  const recipes =
    recipeIds.length === 0
      ? []
      : await tx
          .select({ id: recipe.id, process: recipe.haccpProcess })
          .from(recipe)
          .where(inArray(recipe.id, recipeIds))
  const ingredientIds = lines.flatMap(({ ingredientId }) => ingredientId ?? [])
  const foods =
    ingredientIds.length === 0
      ? []
      : await tx
          .select({ id: ingredient.id, milk: ingredient.milk })
          .from(ingredient)
          .where(inArray(ingredient.id, ingredientIds))
  const isMilk = ({ category, ingredientId }: NewLine) =>
    category === 'Milk' || foods.some(({ id, milk }) => id === ingredientId && milk !== null)
  const processOf = ({ recipeId }: NewLine) => recipes.find(({ id }) => id === recipeId)?.process ?? null
  return lines.map((line) => ({
    ...line,
    usualHolding: past.holding(line.lineKey) ?? (isMilk(line) ? 'cold' : byProcess(processOf(line))),
  }))
}

const byProcess = (process: number | null): Holding | null => (process === 1 ? 'cold' : process === 2 ? 'hot' : null)
