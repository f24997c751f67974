export { toCurrentDraft } from './earlier-drafts.ts'
export { allergenLevels, allergens, milkFats, nutrientCodes } from './model.ts'
export type {
  Allergen,
  AllergenFinding,
  AllergenLevel,
  Allergens,
  Food,
  Measure,
  MilkFat,
  MilkKind,
  NutrientCode,
  NutrientNote,
  Nutrients,
  Price,
  Total,
} from './model.ts'
export {
  answersFor,
  complianceNutrients,
  isComplianceNutrient,
  knownOf,
  nutrientFacts,
  percentOfDailyValue,
  requiredNutrients,
  unansweredOf,
} from './nutrients.ts'
export type { ComplianceNutrient, NutrientAnswers, NutrientFacts, NutrientUnit } from './nutrients.ts'
export { allergenDoubles, allergenOf, allergensOf, removedAllergens } from './allergen-names.ts'
export type { AllergenAnswers, AllergenName } from './allergen-names.ts'
export { allergenNamed, readAllergenMark, readAllergenStatement } from './allergen-statement.ts'
export { dietTagConflicts, dietTags } from './diet-tags.ts'
export type { DietTag } from './diet-tags.ts'
export { isLabelChange, labelOn } from './label-dates.ts'
export type { LabelFacts, PastLabel } from './label-dates.ts'
export { isGtin, packContent, packContradictions, packLevels } from './packs.ts'
export type { Pack, PackLevel, PackLevelName } from './packs.ts'
export { firstPriceDifference, priceOn } from './prices.ts'
export type { DatedPrice, PriceBreak } from './prices.ts'
export { allergenRisk, type AllergenRisk, isAllergenHeld } from './allergen-risk.ts'
export { declaredAllergens, toDeclared } from './declared-allergens.ts'
export { compositionNutrients } from './composition-nutrients.ts'
export { estimatedFrom, foodReason, linkChanges, statedFor, unlinkChanges } from './estimates.ts'
export type { Changes, Estimate, Estimates } from './estimates.ts'
export { impossibleValues } from './impossible-values.ts'
export type { ImpossibleValue } from './impossible-values.ts'
export { ingredientFromReference, sourceOfReference, usdaTables } from './ingredient-from-reference.ts'
export {
  productsOf,
  toAllergens,
  toDietTags,
  toIngredientInput,
  toNutrients,
  toPacks,
  toPrices,
} from './ingredient-input.ts'
export { ingredientProblems, isUnanswered, numberProblem } from './ingredient-problems.ts'
export type { IngredientLimits, IngredientProblem, NumberRange } from './ingredient-problems.ts'
export {
  creditBases,
  creditStatuses,
  creditStatusOf,
  newCredit,
  newMeasure,
  newPack,
  newPrice,
  newPriceBreak,
  toIngredientValues,
} from './ingredient-values.ts'
export type {
  CreditStatus,
  CreditValues,
  IngredientRecord,
  IngredientValues,
  MeasureValues,
  PackValues,
  PriceBreakValues,
  PriceValues,
} from './ingredient-values.ts'
export { labelChanges } from './label-changes.ts'
export {
  labelNutrients,
  labelNutrition,
  per100g,
  readPrinted,
  readServingSize,
  toPrinted,
  voluntaryLabelNutrients,
} from './label.ts'
export type { IngredientLabel, LabelAmount, LabelProblem, PrintedValues, ServingSize } from './label.ts'
export { kcalPerGram, percentOfCalories, shareOfCalories } from './energy.ts'
export type { EnergyNutrient } from './energy.ts'
