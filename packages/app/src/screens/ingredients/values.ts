import type { IngredientInput } from '@commissary/api-client'
import { allergens, nutrientCodes, type NutrientCode } from '@commissary/domain/food'
import { type CreditRule } from '@commissary/domain/crediting'
import { toDecimal } from '@commissary/domain/units'

export interface QuantityValues {
  amount: string
  unit: string
}
export interface MeasureValues {
  amount: string
  measure: string
  unit: string
  grams: string
}
export interface CreditValues {
  component: string
  subgroup: string
  credit: string
  per: QuantityValues
  cookedYieldPct: string
  isWholeGrainRich: boolean
  isGrainDessert: boolean
  isJuice: boolean
}

/**
 * The form of an ingredient, shaped as the record is, so that the server's refusals find their fields. Numbers are texts
 * as typed; a blank one is unknown.
 */
export interface IngredientValues {
  code: string
  name: string
  category: string
  brand: string
  source: { kind: string; id: string; release: string }
  densityGml: string
  eachWeightG: string
  ediblePct: string
  measures: MeasureValues[]
  nutrients: Record<NutrientCode, string>
  isNothingSweetAdded: boolean
  allergens: Record<string, string>
  crediting: CreditValues[]
  creditEvidence: string
  milk: { fat: string; isFlavored: boolean }
  price: { amount: string; per: QuantityValues }
  serving: QuantityValues
  mealCategory: string
}

export const newMeasure = (): MeasureValues => ({ amount: '1', measure: '', unit: 'cup', grams: '' })
export const newCredit = (): CreditValues => ({
  component: '',
  subgroup: '',
  credit: '1',
  per: { amount: '', unit: 'oz' },
  cookedYieldPct: '',
  isWholeGrainRich: false,
  isGrainDessert: false,
  isJuice: false,
})

const shown = (value: number | null | undefined) => (value === null || value === undefined ? '' : toDecimal(value))

/** A stored ingredient, or what a new one begins with, as the form's values. */
export function toValues(food: Partial<IngredientInput>): IngredientValues {
  return {
    code: food.code ?? '',
    name: food.name ?? '',
    category: food.category ?? '',
    brand: food.brand ?? '',
    source: { kind: food.source?.kind ?? '', id: food.source?.id ?? '', release: food.source?.release ?? '' },
    densityGml: shown(food.densityGml),
    eachWeightG: shown(food.eachWeightG),
    ediblePct: shown(food.ediblePct),
    measures: (food.measures ?? []).map(({ amount, measure, unit, grams }) => ({
      amount: shown(amount),
      measure,
      unit: unit ?? '',
      grams: shown(grams),
    })),
    nutrients: Object.fromEntries(nutrientCodes.map((code) => [code, shown(food.nutrients?.[code])])) as Record<
      NutrientCode,
      string
    >,
    isNothingSweetAdded: food.nutrients?.addedSugars === 0 && food.nutrientNotes?.addedSugars !== undefined,
    allergens: Object.fromEntries(allergens.map((allergen) => [allergen, food.allergens?.[allergen] ?? ''])),
    crediting: (food.crediting ?? []).map(creditValues),
    creditEvidence: food.creditEvidence ?? '',
    milk: { fat: food.milk?.fat ?? '', isFlavored: food.milk?.isFlavored ?? false },
    price: {
      amount: food.price?.amount ?? '',
      per: { amount: food.price?.per.amount ?? '1', unit: food.price?.per.unit ?? 'lb' },
    },
    serving: { amount: food.serving?.amount ?? '', unit: food.serving?.unit ?? 'each' },
    mealCategory: food.mealCategory ?? '',
  }
}

function creditValues(rule: CreditRule): CreditValues {
  return {
    component: rule.component,
    subgroup: rule.subgroup ?? '',
    credit: shown(rule.credit),
    per: rule.per,
    cookedYieldPct: shown(rule.cookedYieldPct),
    isWholeGrainRich: rule.isWholeGrainRich ?? false,
    isGrainDessert: rule.isGrainDessert ?? false,
    isJuice: rule.isJuice ?? false,
  }
}
