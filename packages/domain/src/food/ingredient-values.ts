import type { CreditEvidence, CreditRule } from '../crediting/model.ts'
import { estimatesOf, statedOf, type Estimates } from './estimates.ts'
import type { IngredientLabel } from './label.ts'
import type { MealCategory } from './model.ts'
import { requiredNutrients } from './nutrients.ts'
import { toDecimal } from '../units/decimal.ts'
import type { Quantity } from '../units/model.ts'
import {
  allergens,
  nutrientCodes,
  type Allergens,
  type Measure,
  type MilkKind,
  type NutrientCode,
  type NutrientNote,
  type Nutrients,
} from './model.ts'
import type { DietTag } from './diet-tags.ts'
import { packLevels, type Pack, type PackLevelName } from './packs.ts'
import type { DatedPrice } from './prices.ts'

/** The source of an ingredient's nutrient values. */
export const foodSourceKinds = ['USDA_SR', 'FOODDATA_CENTRAL', 'LABEL', 'MANUFACTURER', 'UPLOAD', 'MANUAL'] as const
export type FoodSourceKind = (typeof foodSourceKinds)[number]

export interface FoodSource {
  kind: FoodSourceKind
  /** The food's number in that source. */
  id: string | null
  release: string | null
}

/** An ingredient as saved. An absent nutrient or allergen is unknown. */
export interface IngredientRecord {
  code: string | null
  name: string
  category: string | null
  brand: string | null
  referenceFoodId: number | null
  source: FoodSource | null
  densityGml: number | null
  eachWeightG: number | null
  ediblePct: number | null
  measures: Measure[]
  nutrients: Nutrients
  nutrientNotes: Partial<Record<NutrientCode, NutrientNote>>
  /** The label that the nutrients come from, as printed. */
  label: IngredientLabel | null
  allergens: Allergens
  /** Null = not assessed yet; empty = does not credit. */
  crediting: CreditRule[] | null
  creditEvidence: CreditEvidence | null
  milk: MilkKind | null
  dietTags: DietTag[]
  packs: Pack[]
  prices: DatedPrice[]
  serving: Quantity | null
  mealCategory: MealCategory | null
  /** The first day on which it is not offered. */
  discontinuedOn: string | null
  /** What to use instead. */
  replacementId: number | null
}

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
export interface PackLevelValues {
  gtin: string
  content: QuantityValues
  holds: string
}
export interface PackValues extends Record<PackLevelName, PackLevelValues> {
  text: string
}
export interface PriceBreakValues {
  packs: string
  amount: string
}
export interface PriceValues {
  /** The id, as text; blank = a planning price. */
  vendorId: string
  vendorItemCode: string
  amount: string
  per: QuantityValues
  validFrom: string
  /** Absent in drafts that were kept before price breaks existed. */
  breaks?: PriceBreakValues[]
}
export interface CreditValues {
  component: string
  subgroup: string
  credit: string
  per: QuantityValues
  /** Whether `per` is an amount as served, or a purchase unit of the Food Buying Guide. */
  basis: string
  portionsPerPurchaseUnit: string
  cookedYieldPct: string
  yieldFrom: string
  isWholeGrainRich: boolean
  isGrainDessert: boolean
  isJuice: boolean
  product: string
}

/** What is known about an ingredient's crediting: nothing yet, that it does not credit, or its rules. */
export const creditStatuses = ['notAssessed', 'doesNotCredit', 'credits'] as const
export type CreditStatus = (typeof creditStatuses)[number]

/** The status of stored rules. */
export const creditStatusOf = (crediting: readonly CreditRule[] | null | undefined): CreditStatus =>
  crediting ? (crediting.length > 0 ? 'credits' : 'doesNotCredit') : 'notAssessed'

/**
 * The form of an ingredient. It has the shape of the record, so field errors from the server match its field names.
 * Numbers are kept as typed; a blank one is unknown.
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
  /** Required nutrients that are unknown by choice. A value wins over the choice. */
  unknownNutrients: Partial<Record<NutrientCode, boolean>>
  hasNoAddedSugars: boolean
  referenceFoodId: number | null
  /** Nutrients that are not stated, with what they were estimated from. */
  estimates: Estimates
  /** Values that were stated with a reason, such as one that was accepted as 0. */
  stated: Estimates
  label: IngredientLabel | null
  allergens: Record<string, string>
  creditStatus: string
  /** Saved only while the status is `credits`. */
  crediting: CreditValues[]
  creditEvidence: string
  milk: { fat: string; isFlavored: boolean }
  dietTags: string[]
  packs: PackValues[]
  prices: PriceValues[]
  serving: QuantityValues
  mealCategory: string
  discontinuedOn: string
  replacement: { id: number; name: string } | null
  /** The first day of a changed label. */
  labelFrom: string
  /** The earlier label was wrong all along: every day gets the new facts. */
  isCorrection: boolean
  /** Why an allergen was removed; asked only then. */
  allergenReason: string
}

/** Whether a credit rule's amount is as served or as purchased. */
export const creditBases = ['served', 'purchased'] as const

export const newMeasure = (): MeasureValues => ({ amount: '1', measure: '', unit: 'cup', grams: '' })
const newLevel = (): PackLevelValues => ({ gtin: '', content: { amount: '', unit: 'lb' }, holds: '' })
export const newPack = (): PackValues => ({ text: '', case: newLevel(), inner: newLevel(), each: newLevel() })
export const newPrice = (validFrom: string): PriceValues => ({
  vendorId: '',
  vendorItemCode: '',
  amount: '',
  per: { amount: '1', unit: 'lb' },
  validFrom,
  breaks: [],
})
export const newPriceBreak = (): PriceBreakValues => ({ packs: '', amount: '' })
export const newCredit = (): CreditValues => ({
  component: '',
  subgroup: '',
  credit: '1',
  per: { amount: '', unit: 'oz' },
  basis: 'served',
  portionsPerPurchaseUnit: '',
  cookedYieldPct: '',
  yieldFrom: 'AP',
  isWholeGrainRich: false,
  isGrainDessert: false,
  isJuice: false,
  product: '',
})

const numberText = (value: number | null | undefined) => (value === null || value === undefined ? '' : toDecimal(value))

/**
 * The form values of a stored ingredient, or the initial values of a new one. A value that a stored ingredient lacks was
 * saved as unknown; a new one must still answer it.
 */
export function toIngredientValues(
  food: Partial<IngredientRecord & { replacementName: string | null }>,
  { isStored = false } = {},
): IngredientValues {
  const estimates = estimatesOf(food)
  // An estimate is for an unknown value, which is unknown again once the estimate is removed.
  const isUnknown = (code: NutrientCode) =>
    isStored && (food.nutrients?.[code] === undefined || estimates[code] !== undefined)
  return {
    code: food.code ?? '',
    name: food.name ?? '',
    category: food.category ?? '',
    brand: food.brand ?? '',
    source: { kind: food.source?.kind ?? '', id: food.source?.id ?? '', release: food.source?.release ?? '' },
    densityGml: numberText(food.densityGml),
    eachWeightG: numberText(food.eachWeightG),
    ediblePct: numberText(food.ediblePct),
    measures: (food.measures ?? []).map(({ amount, measure, unit, grams }) => ({
      amount: numberText(amount),
      measure,
      unit: unit ?? '',
      grams: numberText(grams),
    })),
    nutrients: Object.fromEntries(nutrientCodes.map((code) => [code, numberText(food.nutrients?.[code])])) as Record<
      NutrientCode,
      string
    >,
    unknownNutrients: Object.fromEntries(requiredNutrients.filter(isUnknown).map((code) => [code, true])),
    hasNoAddedSugars: food.nutrients?.addedSugars === 0 && food.nutrientNotes?.addedSugars?.status === 'known',
    referenceFoodId: food.referenceFoodId ?? null,
    estimates,
    stated: statedOf(food),
    label: food.label ?? null,
    allergens: Object.fromEntries(allergens.map((allergen) => [allergen, food.allergens?.[allergen] ?? ''])),
    creditStatus: creditStatusOf(food.crediting),
    crediting: (food.crediting ?? []).map(creditValues),
    creditEvidence: food.creditEvidence ?? '',
    milk: { fat: food.milk?.fat ?? '', isFlavored: food.milk?.isFlavored ?? false },
    dietTags: food.dietTags ?? [],
    packs: (food.packs ?? []).map(packValues),
    prices: (food.prices ?? []).map(({ vendorId, vendorItemCode, amount, per, validFrom, breaks }) => ({
      vendorId: vendorId === null ? '' : String(vendorId),
      vendorItemCode: vendorItemCode ?? '',
      amount,
      per,
      validFrom: validFrom ?? '',
      breaks: (breaks ?? []).map(({ packs, amount: lower }) => ({ packs: String(packs), amount: lower })),
    })),
    serving: { amount: food.serving?.amount ?? '', unit: food.serving?.unit ?? 'each' },
    mealCategory: food.mealCategory ?? '',
    discontinuedOn: food.discontinuedOn ?? '',
    replacement: food.replacementId ? { id: food.replacementId, name: food.replacementName ?? '' } : null,
    labelFrom: '',
    isCorrection: false,
    allergenReason: '',
  }
}

function packValues(pack: Pack): PackValues {
  const values = newPack()
  for (const level of packLevels) {
    const { gtin, content, holds } = pack[level] ?? { gtin: null, content: null, holds: null }
    values[level] = {
      gtin: gtin ?? '',
      content: content ?? { amount: '', unit: values[level].content.unit },
      holds: numberText(holds),
    }
  }
  return { ...values, text: pack.text ?? '' }
}

function creditValues(rule: CreditRule): CreditValues {
  return {
    component: rule.component,
    subgroup: rule.subgroup ?? '',
    credit: numberText(rule.credit),
    per: rule.per,
    basis: typeof rule.portionsPerPurchaseUnit === 'number' ? 'purchased' : 'served',
    portionsPerPurchaseUnit: numberText(rule.portionsPerPurchaseUnit),
    cookedYieldPct: numberText(rule.cookedYieldPct),
    yieldFrom: rule.yieldFrom ?? (typeof rule.cookedYieldPct === 'number' ? 'EP' : 'AP'),
    isWholeGrainRich: rule.isWholeGrainRich ?? false,
    isGrainDessert: rule.isGrainDessert ?? false,
    isJuice: rule.isJuice ?? false,
    product: rule.product ?? '',
  }
}
