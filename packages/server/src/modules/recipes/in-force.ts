import { portionNutrition } from '@commissary/domain/recipe'
import { gt, sql, type SQL, type SQLWrapper } from 'drizzle-orm'

import type { Schemas } from '../../contract/operations.ts'
import { recipe, recipeVersion } from '../../db/schema/recipe.ts'
import type { Tx } from '../../db/work.ts'
import { contentNames } from './salad-bar.ts'
import type { LoadedPantry } from './pantry.ts'

type RecipeSummary = Schemas['RecipeSummary']

/** What a list shows, sorts and filters recipes by: columns of the version in force on a day. */
export interface ShownColumns {
  name: SQLWrapper
  portionLabel: SQLWrapper
  status: SQLWrapper
  /** Whether the name matches the words of a search; undefined if the row's own search finds out. */
  matchesName: ((q: string) => SQL) | undefined
}

/** The columns of the versions in force on a day. If no version begins later, these are the rows' own columns. */
export async function columnsOn(tx: Tx, day: string): Promise<ShownColumns> {
  const [later] = await tx
    .select({ id: recipeVersion.id })
    .from(recipeVersion)
    .where(gt(recipeVersion.until, day))
    .limit(1)
  const { name, portionLabel, status } = recipe
  if (!later) return { name, portionLabel, status, matchesName: undefined }

  const ofRecipe = sql`from recipe_version past where past.recipe_id = ${recipe}.id and past.until > ${day}::date`
  const shown = (value: SQL, column: SQLWrapper) =>
    sql`case when exists (select 1 ${ofRecipe}) then (select ${value} ${ofRecipe} order by past.number limit 1) else ${column} end`
  const shownName = shown(sql`past.content ->> 'name'`, name)
  return {
    name: shownName,
    portionLabel: shown(sql`past.content ->> 'portionLabel'`, portionLabel),
    status: shown(sql`past.status`, status),
    matchesName: (q) =>
      sql`to_tsvector('simple', coalesce(${recipe.number}, '') || ' ' || ${shownName}) @@ prefix_query(${q})`,
  }
}

/** A recipe as it is on a day: the name, portions and status of the version in force, its nutrition, and when the next one begins. */
export function summaryOn(latest: RecipeSummary, pantry: LoadedPantry, day: string): RecipeSummary {
  const past = pantry.pastVersions.get(latest.id)?.find(({ until }) => until > day)
  const dated = pantry.on(day)
  const source = dated.recipe(latest.id)
  if (!source) return latest
  const nutrition = portionNutrition(source, dated)
  const bar = contentNames({ recipeId: latest.id }, dated)
  if (!past) return { ...latest, ...bar, nutrition }
  const { status, until, content } = past
  const { name, portions } = source
  const portionLabel = typeof content['portionLabel'] === 'string' ? content['portionLabel'] : null
  return { ...latest, ...bar, name, portions, portionLabel, status, nutrition, nextVersionFrom: until }
}
