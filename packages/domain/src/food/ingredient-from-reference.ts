import type { FoodSource, IngredientRecord } from './ingredient-values.ts'
import type { Measure, Nutrients } from './model.ts'

/** The fields of a composition table's food that an ingredient copies. */
export interface ReferenceFoodFacts {
  id: number
  code: string
  description: string
  foodGroup: string
  /** Name of the table: "USDA SR". */
  source: string
  release: string
  nutrients: Nutrients
  /** Inedible share of the purchased weight, in percent. */
  refusePct: number | null
  measures: Measure[]
}

/** A new ingredient based on a reference food. Missing values stay unknown. Texts are truncated to the record's limits. */
export function ingredientFromReference(food: ReferenceFoodFacts) {
  return {
    name: food.description.slice(0, 120),
    category: food.foodGroup.slice(0, 60) || null,
    referenceFoodId: food.id,
    source: sourceOfReference(food),
    ediblePct: food.refusePct === null || food.refusePct >= 100 ? null : 100 - food.refusePct,
    measures: food.measures.slice(0, 40),
    nutrients: food.nutrients,
  } satisfies Partial<IngredientRecord>
}

/** USDA's tables as reference foods name them. Any other name is that of an uploaded file. */
export const usdaTables = { USDA_SR: 'USDA SR', FOODDATA_CENTRAL: 'FoodData Central' } as const

/** The source of an ingredient that copies a reference food: USDA's table with its release, or the uploaded file. */
export function sourceOfReference({ source, code, release }: Pick<ReferenceFoodFacts, 'source' | 'code' | 'release'>) {
  const id = code.slice(0, 40)
  for (const kind of ['USDA_SR', 'FOODDATA_CENTRAL'] as const) {
    if (source === usdaTables[kind]) return { kind, id, release: release.slice(0, 40) || null } satisfies FoodSource
  }
  return { kind: 'UPLOAD', id, release: source.slice(0, 40) } satisfies FoodSource
}
