import { sql } from 'drizzle-orm'

import type { Tx } from '../../db/work.ts'

/** A record that recipes, master items and menus can hold. */
export interface UsedRecord {
  kind: 'ingredient' | 'recipe' | 'menuItem'
  id: number
}

export interface UsingRecipe {
  id: number
  name: string
  isArchived: boolean
  /** The recipes between the record and this one, nearest to the record first. */
  chain: string[]
}

interface Step extends Record<string, unknown> {
  id: number
  /** The recipe through which this one has the record; null if one of its lines has it. */
  through: number | null
  name: string
  isArchived: boolean
}

/**
 * Every recipe that contains an ingredient or a recipe, at any depth, by name. Archived ones are included, because recipes in
 * use can still contain them. `union` (without `all`) keeps each step once, so that many paths to a recipe stay cheap.
 */
export async function usingRecipes(tx: Tx, { kind, id }: UsedRecord): Promise<UsingRecipe[]> {
  if (kind === 'menuItem') return []
  const holds = kind === 'ingredient' ? sql`line.ingredient_id = ${id}` : sql`line.sub_recipe_id = ${id}`
  const steps = await tx.execute<Step>(sql`
    with recursive used (recipe_id, through) as (
      select line.recipe_id, null::bigint from recipe_line line where ${holds}
      union
      select line.recipe_id, used.recipe_id from used join recipe_line line on line.sub_recipe_id = used.recipe_id
    )
    select recipe.id, used.through, recipe.name, recipe.archived_at is not null as "isArchived"
    from used join recipe on recipe.id = used.recipe_id
    order by lower(recipe.name) collate "C", recipe.id`)
  return withChains(steps)
}

/** Each recipe once, with the shortest path to it. */
export function withChains(steps: readonly Step[]): UsingRecipe[] {
  const chains = new Map<number, string[]>()
  const above = Map.groupBy(steps, ({ through }) => through)
  let level: { id: number | null; chain: string[] }[] = [{ id: null, chain: [] }]
  while (level.length > 0) {
    level = level.flatMap(({ id, chain }) =>
      (above.get(id) ?? []).flatMap((step) => {
        if (chains.has(step.id)) return []
        chains.set(step.id, chain)
        return [{ id: step.id, chain: [...chain, step.name] }]
      }),
    )
  }
  const recipes = new Map(steps.map((step) => [step.id, step]))
  return [...recipes.values()].map(({ id, name, isArchived }) => ({
    id,
    name,
    isArchived,
    chain: chains.get(id) ?? [],
  }))
}
