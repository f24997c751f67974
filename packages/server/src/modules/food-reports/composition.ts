import { type Allergen, type NutrientCode, nutrientCodes } from '@commissary/domain/food'
import { and, asc, eq, isNotNull, isNull, sql, type SQL } from 'drizzle-orm'

import type { Schemas } from '../../contract/operations.ts'
import { ingredient } from '../../db/schema/ingredient.ts'
import { menuItem } from '../../db/schema/menu-item.ts'
import { recipe } from '../../db/schema/recipe.ts'
import type { Tx } from '../../db/work.ts'
import { readCatererToday } from '../../shared/caterer-today.ts'
import { matches, textOrder } from '../../shared/lists.ts'
import { type Candidate, compositionOf, type CompositionRow, type FoodKind } from './composition-rows.ts'
import { type Served, servedIds } from './served.ts'

export interface CompositionQuery {
  kind: FoodKind
  basis?: Schemas['CompositionBasis']
  q?: string
  category?: string
  freeOf?: Allergen
  sort?: string
  /** Only foods on these menus; null = everything in use. */
  served?: Served | null
}

const mostCategories = 200

const tables = { recipe, ingredient, menuItem } as const

const inUse: Record<FoodKind, SQL | undefined> = {
  recipe: isNull(recipe.archivedAt),
  ingredient: isNull(ingredient.archivedAt),
  menuItem: eq(menuItem.isActive, true),
}

const categoryOf = {
  recipe: recipe.category,
  ingredient: ingredient.category,
  menuItem: menuItem.mealCategory,
} as const

/** All foods that pass the filters, sorted by name or by a nutrient. */
export async function allComposition(tx: Tx, query: CompositionQuery): Promise<CompositionRow[]> {
  const { kind, basis = 'portion', sort = 'name', freeOf } = query
  const nutrient = nutrientOf(sort)
  const foods = await candidates(tx, query)
  const all = await compositionOf(tx, kind, { foods, basis, today: await readCatererToday(tx) })
  const free = freeOf === undefined ? all : all.filter((row) => row.freeOf.includes(freeOf))
  return nutrient ? byNutrient(free, nutrient, sort.startsWith('-')) : free
}

const nutrientOf = (sort: string) => nutrientCodes.find((code) => code === sort.replace(/^-/, ''))

/**
 * Sorts by a value. A lower bound could be anything above it, so incomplete values come last in both directions, and unknown ones
 * after them.
 */
function byNutrient(rows: readonly CompositionRow[], code: NutrientCode, isDescending: boolean): CompositionRow[] {
  const gap = ({ nutrients }: CompositionRow) => (nutrients === null ? 2 : nutrients[code].missing.length > 0 ? 1 : 0)
  const amount = ({ nutrients }: CompositionRow) => nutrients?.[code].known ?? 0
  return rows.toSorted((a, b) => gap(a) - gap(b) || (isDescending ? amount(b) - amount(a) : amount(a) - amount(b)))
}

async function candidates(tx: Tx, { kind, q, category, served }: CompositionQuery): Promise<Candidate[]> {
  const table = tables[kind]
  const of = categoryOf[kind]
  return tx
    .select({ id: table.id, name: table.name, category: sql<string | null>`${of}` })
    .from(table)
    .where(
      and(
        inUse[kind],
        matches(sql`${table}.search`, q),
        category === undefined ? undefined : sql`${of} = ${category}`,
        served ? sql`${table.id} in (${servedIds(kind, served)})` : undefined,
      ),
    )
    .orderBy(textOrder(table.name), asc(table.id))
}

/** The categories that foods of a kind have, in order. */
export async function compositionCategories(tx: Tx, kind: FoodKind): Promise<string[]> {
  const table = tables[kind]
  const of = sql<string>`${categoryOf[kind]}`
  const rows = await tx
    .selectDistinct({ category: of })
    .from(table)
    .where(and(inUse[kind], isNotNull(categoryOf[kind])))
    .orderBy(of)
    .limit(mostCategories)
  return rows.map(({ category }) => category)
}
