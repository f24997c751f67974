export type { LineUnit, Pantry, PortionNutrition, RecipeLine, RecipeSource } from './model.ts'
export { foodNutrition, portionNutrition } from './recipe.ts'
export { findCycle, RecipeCycleError } from './recipe-cycles.ts'
export { canConvert, type FoodSwap, hasSwapped, swapInPantry, swapInRecipe, swapLine } from './food-swap.ts'
export { canServe } from './serving.ts'
export { scaleRecipe, toKitchenUnit } from './scale-recipe.ts'
export type { ScaledLine, ScaledRecipe } from './scale-recipe.ts'
export {
  creditRoundedDown,
  ingredientShares,
  isComponent,
  portionIngredients,
  traceableValues,
} from './ingredient-shares.ts'
export type { IngredientShare, PortionIngredient, RecipeWithPantry, TraceableValue } from './ingredient-shares.ts'
export { beanLines } from './draft/bean-lines.ts'
export {
  type LineContext,
  type LineProblem,
  lineProblems,
  linesProblem,
  recipeProblems,
} from './draft/draft-problems.ts'
export { lineWeightAndCost, toRecipeDraft, toRecipeInput, toRecipeSource } from './draft/draft-records.ts'
export { changeLines, type LinePatch, type LinesChange } from './draft/line-changes.ts'
export { isNamedUnit } from './draft/line-units.ts'
export { addToPantry, emptyPantry, type PantryRecords, toPantry } from './draft/pantry-records.ts'
export { placePaste, readPaste } from './draft/paste.ts'
export {
  type DraftItem,
  type DraftLine,
  emptyDraft,
  emptyLine,
  isFoodItem,
  isLineEmpty,
  isRecipeItem,
  isReferenceItem,
  isSameLines,
  type ItemId,
  itemNumber,
  type LineField,
  type RecipeDraft,
} from './draft/recipe-draft.ts'
