import type { NutrientCode } from './model.ts'

/** The nutrients that Nutrition Composition shows until someone chooses others. */
export const compositionNutrients: readonly NutrientCode[] = [
  'calories',
  'totalFat',
  'saturatedFat',
  'sodium',
  'totalCarbohydrate',
  'dietaryFiber',
  'addedSugars',
  'protein',
]
