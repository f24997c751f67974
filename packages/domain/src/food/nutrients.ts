import { nutrientCodes, type NutrientCode, type Nutrients } from './model.ts'

export type NutrientUnit = 'kcal' | 'g' | 'mg' | 'mcg'

export interface NutrientFacts {
  unit: NutrientUnit
  /** Required in the ingredient form. */
  isRequired: boolean
  /** FDA daily value for adults and children from 4 years (21 CFR 101.9(c)); null without one. */
  dailyValue: number | null
}

const required = (unit: NutrientUnit, dailyValue: number | null): NutrientFacts => ({
  unit,
  isRequired: true,
  dailyValue,
})
const optional = (unit: NutrientUnit, dailyValue: number | null): NutrientFacts => ({
  ...required(unit, dailyValue),
  isRequired: false,
})

/** Facts of every nutrient. Vitamin A is in mcg RAE, niacin in mg NE, folate in mcg DFE, vitamin D in mcg. */
export const nutrientFacts: Record<NutrientCode, NutrientFacts> = {
  calories: required('kcal', 2000),
  protein: required('g', 50),
  calcium: required('mg', 1300),
  potassium: required('mg', 4700),
  cholestral: required('mg', 300),
  saturatedFat: required('g', 20),
  totalFat: required('g', 78),
  totalCarbohydrate: required('g', 275),
  iron: required('mg', 18),
  sugars: required('g', null),
  phosphorous: optional('mg', 1250),
  sodium: optional('mg', 2300),
  dietaryFiber: optional('g', 28),
  vitaminA: optional('mcg', 900),
  vitaminB6: optional('mg', 1.7),
  vitaminB12: optional('mcg', 2.4),
  vitaminC: optional('mg', 90),
  vitaminD: optional('mcg', 20),
  vitaminE: optional('mg', 15),
  vitaminK: optional('mcg', 120),
  pantothenicAcid: optional('mg', 5),
  folate: optional('mcg', 400),
  manganese: optional('mg', 2.3),
  thiamin: optional('mg', 1.2),
  niacin: optional('mg', 16),
  copper: optional('mg', 0.9),
  magnesium: optional('mg', 420),
  riboFlavin: optional('mg', 1.3),
  selenium: optional('mcg', 55),
  zinc: optional('mg', 11),
  addedSugars: optional('g', 50),
  transFat: optional('g', null),
}

/** The nutrients that the ingredient form requires. */
export const requiredNutrients = nutrientCodes.filter((code) => nutrientFacts[code].isRequired)

/** Nutrients as a request states them, per 100 g: null is unknown by choice, absent is not answered. */
export type NutrientAnswers = Partial<Record<NutrientCode, number | null>>

/** The answers for known nutrients: each required one that is not among them is unknown by choice. */
export const answersFor = (nutrients: Nutrients): NutrientAnswers => ({
  ...Object.fromEntries(requiredNutrients.map((code) => [code, null])),
  ...nutrients,
})

/** The known nutrients of a request's answers. */
export const knownOf = (answers: NutrientAnswers): Nutrients =>
  Object.fromEntries(Object.entries(answers).filter(([, amount]) => amount !== null))

/** The required nutrients that a request leaves unanswered. */
export const unansweredOf = (answers: NutrientAnswers): NutrientCode[] =>
  requiredNutrients.filter((code) => answers[code] === undefined)

/**
 * The nutrients that the meal pattern limits (7 CFR 210.10(i)(3)(ii)), in the order of tables. Rules can only be about
 * these. The ingredient form warns if one is missing, but saves.
 */
export const complianceNutrients = [
  'calories',
  'saturatedFat',
  'addedSugars',
  'sodium',
] as const satisfies readonly NutrientCode[]
export type ComplianceNutrient = (typeof complianceNutrients)[number]

/** Whether the meal pattern limits a nutrient. */
export const isComplianceNutrient = (code: NutrientCode): code is ComplianceNutrient =>
  (complianceNutrients as readonly NutrientCode[]).includes(code)

/** Percent of the daily value, unrounded; null for a nutrient without one. */
export function percentOfDailyValue(code: NutrientCode, amount: number): number | null {
  const { dailyValue } = nutrientFacts[code]
  return dailyValue === null ? null : (amount / dailyValue) * 100
}
