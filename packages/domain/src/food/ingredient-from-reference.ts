import type { IngredientRecord } from './ingredient-values.ts'
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
    source: {
      kind: food.source === 'USDA SR' ? 'USDA_SR' : 'MANUAL',
      id: food.code.slice(0, 40),
      release: food.release.slice(0, 40),
    },
    ediblePct: food.refusePct === null || food.refusePct >= 100 ? null : 100 - food.refusePct,
    measures: food.measures.slice(0, 40),
    nutrients: food.nutrients,
  } satisfies Partial<IngredientRecord>
}
