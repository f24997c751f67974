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
export { complianceNutrients, nutrientFacts, percentOfDailyValue, requiredNutrients } from './nutrients.ts'
export type { NutrientFacts, NutrientUnit } from './nutrients.ts'
export { declaredAllergens, toDeclared } from './declared-allergens.ts'
