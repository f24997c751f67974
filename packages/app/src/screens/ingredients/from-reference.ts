import type { IngredientInput, ReferenceFood } from '@commissary/api-client'

/** A reference food as a new ingredient: what the table knows is taken over, what it does not know stays unknown. */
export function fromReference(food: ReferenceFood): IngredientInput {
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
  }
}
