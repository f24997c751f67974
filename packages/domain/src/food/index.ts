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
export { declaredAllergens, toDeclared } from './declared-allergens.ts'
export { estimatedFrom, foodReason, linkChanges, unlinkChanges } from './estimates.ts'
export type { Changes, Estimate, Estimates } from './estimates.ts'
export { impossibleValues } from './impossible-values.ts'
export type { ImpossibleValue } from './impossible-values.ts'
export { ingredientFromReference, sourceOfReference, usdaTables } from './ingredient-from-reference.ts'
export { productsOf, toIngredientInput, toNutrients } from './ingredient-input.ts'
export { ingredientProblems, isUnanswered } from './ingredient-problems.ts'
export type { IngredientLimits, IngredientProblem, NumberRange } from './ingredient-problems.ts'
export {
  creditBases,
  creditStatuses,
  creditStatusOf,
  newCredit,
  newMeasure,
  toCurrentDraft,
  toIngredientValues,
} from './ingredient-values.ts'
export type {
  CreditStatus,
  CreditValues,
  IngredientRecord,
  IngredientValues,
  MeasureValues,
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
