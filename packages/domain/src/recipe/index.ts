export type {
  LineAmount,
  LineUnit,
  Pantry,
  PortionNutrition,
  RecipeLine,
  RecipeSource,
  RetentionFactors,
} from './model.ts'
export { cookingMethodOf, type CookingMethod } from './cooking-method.ts'
export { foodNutrition, portionNutrition } from './recipe.ts'
export { findCycle, RecipeCycleError } from './recipe-cycles.ts'
export { canConvert, type FoodSwap, hasSwapped, swapInPantry, swapInRecipe, swapLine } from './food-swap.ts'
export { canServe } from './serving.ts'
export { type NeedGap, type NeedGapKind, needGapKinds, type StockedFood, type StockedPantry } from './purchases.ts'
export { scaleRecipe } from './scale-recipe.ts'
export type { ScaledLine, ScaledRecipe } from './scale-recipe.ts'
export {
  creditRoundedDown,
  ingredientShares,
  isComponent,
  portionIngredients,
  traceableValues,
} from './ingredient-shares.ts'
export type { IngredientShare, PortionIngredient, RecipeWithPantry, TraceableValue } from './ingredient-shares.ts'
export { type LineShare, lineShares, type MissingFood, missingFoods, type PortionValue } from './figure-reasons.ts'
export { type Cooking, cookingLimits, isCookingPossible } from './cooking.ts'
export { beanLines } from './draft/bean-lines.ts'
export { cookingFields } from './draft/draft-cooking.ts'
export {
  isWeighed,
  isYield,
  type LineContext,
  type LineProblem,
  lineProblems,
  linesProblem,
  type RecipeProblems,
  recipeProblems,
} from './draft/draft-problems.ts'
export { lineWeightAndCost, toRecipeDraft, toRecipeInput, toRecipeSource } from './draft/draft-records.ts'
export { changeLines, type LinePatch, type LinesChange } from './draft/line-changes.ts'
export { isNamedUnit, readUnit } from './draft/line-units.ts'
export { addToPantry, emptyPantry, type PantryRecords, toPantry } from './draft/pantry-records.ts'
export { placePaste, readPaste } from './draft/paste.ts'
export { isSameLines } from './draft/same-lines.ts'
export { settledLine } from './draft/written-quantity.ts'
export {
  type DraftAmount,
  type DraftCooking,
  type DraftItem,
  type DraftLine,
  type DraftRetention,
  emptyDraft,
  emptyLine,
  isFoodItem,
  isLineEmpty,
  isRecipeItem,
  isReferenceItem,
  type ItemId,
  itemNumber,
  type LineField,
  type RecipeDraft,
} from './draft/recipe-draft.ts'
export { recipeStatuses, recipeTypes } from './recipe-types.ts'
export {
  type DraftGradePortion,
  type DraftPan,
  type DraftStep,
  isControlPoint,
  isStepEmpty,
  type KitchenDraft,
  newPan,
  newStep,
} from './draft/kitchen-draft.ts'
export { haccpProcesses, panDepths, panSizes } from './kitchen/model.ts'
export type {
  ControlPoint,
  GradePortion,
  GradePortions,
  HaccpProcess,
  KitchenContent,
  PanDepth,
  PanSize,
  RecipePan,
  RecipeStep,
} from './kitchen/model.ts'
export { pansFor } from './kitchen/pans.ts'
export { type Utensil, utensilOf, utensilOunces, utensils, utensilVolume } from './kitchen/utensils.ts'
export { toCurrentDraft } from './draft/earlier-drafts.ts'
export { type KitchenPart, kitchenParts, kitchenTolerance } from './kitchen/kitchen-amount.ts'
export { scaleSteps } from './kitchen/step-amounts.ts'
export { type CardAmount, type CardLine, cardLines, type CardRecipe } from './kitchen/card-lines.ts'
export { formatScale, parseScale, portionsOf, type Scale, scaleTargets } from './kitchen/scaling.ts'
