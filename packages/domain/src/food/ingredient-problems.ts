import type {
  CreditValues,
  IngredientValues,
  MeasureValues,
  PackValues,
  PriceBreakValues,
  PriceValues,
} from './ingredient-values.ts'
import { isSamePart } from '../crediting/fitting-rules.ts'
import { removedAllergens } from './allergen-names.ts'
import { type Allergens, nutrientCodes, type NutrientCode } from './model.ts'
import { dietTagConflicts, type DietTagConflict } from './diet-tags.ts'
import { toAllergens, toDietTags, toPacks } from './ingredient-input.ts'
import { nutrientFacts } from './nutrients.ts'
import { isGtin, packContradictions, packLevels, type PackLevelName } from './packs.ts'
import type { Unit } from '../units/model.ts'
import { recordOf } from '../units/records.ts'

type MissingCode =
  | 'nameMissing'
  | 'measureMissing'
  | 'gramsMissing'
  | 'amountMissing'
  | 'componentMissing'
  | 'creditMissing'
  | 'nutrientMissing'
  | 'reasonMissing'

/** A problem with one field of an ingredient's form. */
export type IngredientProblem =
  | { code: MissingCode | 'rulesMissing' | 'sameRule' | 'notANumber' | 'negative' | 'notPositive' }
  /** A vendor's price of 0, one with a currency, or two prices from one vendor starting on the same day. */
  | { code: 'priceOfZero' | 'priceCurrency' | 'samePriceDate' | 'notAGtin' | 'notWhole' }
  /** A price break at one pack, or two breaks at the same number of packs. */
  | { code: 'breakOfOne' | 'samePriceBreak' }
  /** A case or inner pack whose net content contradicts what it holds. */
  | { code: 'packContradiction'; expected: number; unit: Unit | '' }
  | ({ code: 'dietTagConflict' } & DietTagConflict)
  | { code: 'tooLarge'; maximum: number }
  /** More than six decimals: the rest would be truncated silently. */
  | { code: 'tooManyDecimals' }

export interface NumberRange {
  minimum?: number
  exclusiveMinimum?: number
  maximum: number
}

/** The contract's ranges that the form checks. */
export interface IngredientLimits {
  IngredientInput: Record<'densityGml' | 'eachWeightG' | 'ediblePct', NumberRange>
  NutrientAnswers: Record<NutrientCode, NumberRange>
  Measure: Record<'amount' | 'grams', NumberRange>
  CreditRule: Record<'credit' | 'cookedYieldPct' | 'portionsPerPurchaseUnit', NumberRange>
}

/** The problem with a typed number; undefined for a valid one, and for a blank one, which is unknown. */
export function numberProblem(
  typed: string,
  { minimum, exclusiveMinimum, maximum }: NumberRange,
): IngredientProblem | undefined {
  const text = typed.trim()
  if (text === '') return undefined
  if (!/^-?\d+(\.\d+)?$/.test(text)) return { code: 'notANumber' }
  const value = Number(text)
  if (exclusiveMinimum !== undefined && value <= exclusiveMinimum) return { code: 'notPositive' }
  if (minimum !== undefined && value < minimum) return { code: 'negative' }
  return value > maximum ? { code: 'tooLarge', maximum } : undefined
}

const quantityRange = { exclusiveMinimum: 0, maximum: 999_999.999999 }
const priceRange = { minimum: 0, maximum: 999_999_999_999 }

/** Quantities and prices are stored to six decimals. */
const decimalProblem = (typed: string, range: NumberRange): IngredientProblem | undefined =>
  numberProblem(typed, range) ?? (/\.\d{7,}$/.test(typed.trim()) ? { code: 'tooManyDecimals' } : undefined)

/** "€4.20", "4.20 EUR": prices have the caterer's currency, and nothing is converted. */
const currencyProblem = (typed: string): IngredientProblem | undefined =>
  /\d/.test(typed) && /\p{Sc}|\b[A-Z]{3}\b/iu.test(typed) ? { code: 'priceCurrency' } : undefined

const isBlank = (text: string) => text.trim() === ''
const missing = (code: MissingCode): IngredientProblem => ({ code })
const problem = (code: 'rulesMissing' | 'sameRule'): IngredientProblem => ({ code })

/** Whether a required nutrient has neither a value nor the choice that it is unknown. */
export const isUnanswered = ({ nutrients, unknownNutrients }: IngredientValues, code: NutrientCode): boolean =>
  nutrientFacts[code].isRequired && isBlank(nutrients[code]) && unknownNutrients[code] !== true

/**
 * The form's problems, in the form's shape; undefined for fields without one. A form without problems can be saved. `stored`
 * has the allergens before the edit.
 */
export function ingredientProblems(values: IngredientValues, limits: IngredientLimits, stored: Allergens = {}) {
  const { IngredientInput, NutrientAnswers } = limits
  const isCrediting = values.creditStatus === 'credits'
  return {
    name: isBlank(values.name) ? missing('nameMissing') : undefined,
    densityGml: numberProblem(values.densityGml, IngredientInput.densityGml),
    eachWeightG: numberProblem(values.eachWeightG, IngredientInput.eachWeightG),
    ediblePct: numberProblem(values.ediblePct, IngredientInput.ediblePct),
    measures: values.measures.map((measure) => measureProblems(measure, limits)),
    nutrients: Object.fromEntries(
      nutrientCodes.flatMap((code) => {
        const problem = isUnanswered(values, code)
          ? missing('nutrientMissing')
          : numberProblem(values.nutrients[code], NutrientAnswers[code])
        return problem ? [[code, problem]] : []
      }),
    ),
    creditStatus: isCrediting && values.crediting.length === 0 ? problem('rulesMissing') : undefined,
    crediting: isCrediting ? values.crediting.map((credit) => creditProblems(credit, values.crediting, limits)) : [],
    allergenReason:
      isBlank(values.allergenReason) && removedAllergens(stored, toAllergens(values)).length > 0
        ? missing('reasonMissing')
        : undefined,
    dietTags: dietTagProblem(values),
    packs: values.packs.map(packProblems),
    prices: values.prices.map((price, index) => priceProblems(price, values.prices.slice(0, index))),
    serving: { amount: decimalProblem(values.serving.amount, quantityRange) },
  }
}

function measureProblems({ amount, measure, unit, grams }: MeasureValues, { Measure }: IngredientLimits) {
  return {
    amount: isBlank(amount) ? missing('amountMissing') : numberProblem(amount, Measure.amount),
    measure: isBlank(measure) && unit === '' ? missing('measureMissing') : undefined,
    grams: isBlank(grams) ? missing('gramsMissing') : numberProblem(grams, Measure.grams),
  }
}

function creditProblems(rule: CreditValues, rules: readonly CreditValues[], { CreditRule }: IngredientLimits) {
  const { component, credit, per, basis, portionsPerPurchaseUnit, cookedYieldPct } = rule
  const isPurchased = basis === 'purchased'
  const first = rules.find(
    (other) => other.component === component && other.per.unit === per.unit && isSamePart(rule, other),
  )
  return {
    component: component === '' ? missing('componentMissing') : first === rule ? undefined : problem('sameRule'),
    credit: isBlank(credit) ? missing('creditMissing') : numberProblem(credit, CreditRule.credit),
    per: { amount: isBlank(per.amount) ? missing('amountMissing') : decimalProblem(per.amount, quantityRange) },
    portionsPerPurchaseUnit: !isPurchased
      ? undefined
      : isBlank(portionsPerPurchaseUnit)
        ? missing('amountMissing')
        : numberProblem(portionsPerPurchaseUnit, CreditRule.portionsPerPurchaseUnit),
    cookedYieldPct: isPurchased ? undefined : numberProblem(cookedYieldPct, CreditRule.cookedYieldPct),
  }
}

const wholeRange = { minimum: 1, maximum: 100_000 }

/** Tags are checked as one field; the first contradiction is shown. */
function dietTagProblem(values: IngredientValues): IngredientProblem | undefined {
  const [conflict] = dietTagConflicts(toDietTags(values), toAllergens(values))
  return conflict && { code: 'dietTagConflict', ...conflict }
}

function packProblems(values: PackValues) {
  const [pack] = toPacks([values])
  const contradictions = pack ? packContradictions(pack) : []
  return recordOf(packLevels, (level) => ({
    gtin:
      isBlank(values[level].gtin) || isGtin(values[level].gtin.trim()) ? undefined : ({ code: 'notAGtin' } as const),
    holds: wholeProblem(values[level].holds),
    content: { amount: contentProblem(values, level, contradictions) },
  }))
}

function contentProblem(
  values: PackValues,
  level: PackLevelName,
  contradictions: ReturnType<typeof packContradictions>,
): IngredientProblem | undefined {
  const { amount, unit } = values[level].content
  const contradiction = contradictions.find((one) => one.level === level)
  return (
    decimalProblem(amount, quantityRange) ??
    (contradiction && {
      code: 'packContradiction',
      expected: Number(contradiction.expected.toFixed(3)),
      unit: unit as Unit,
    })
  )
}

const wholeProblem = (typed: string): IngredientProblem | undefined =>
  numberProblem(typed, wholeRange) ?? (/\./.test(typed) ? { code: 'notWhole' } : undefined)

function priceProblems(price: PriceValues, earlier: readonly PriceValues[]) {
  const { vendorId, vendorItemCode, amount, per, validFrom, breaks = [] } = price
  const isSame = (other: PriceValues) =>
    other.vendorId === vendorId &&
    other.vendorItemCode.trim() === vendorItemCode.trim() &&
    other.validFrom === validFrom
  // The row that a new ingredient begins with.
  if (isBlank(amount) && vendorId === '' && isBlank(vendorItemCode)) return {}
  const isFree = vendorId !== '' && !isBlank(amount) && Number(amount) === 0
  return {
    amount: isBlank(amount)
      ? missing('amountMissing')
      : (currencyProblem(amount) ??
        decimalProblem(amount, priceRange) ??
        (isFree ? ({ code: 'priceOfZero' } as const) : undefined)),
    per: { amount: isBlank(per.amount) ? missing('amountMissing') : decimalProblem(per.amount, quantityRange) },
    validFrom: earlier.some(isSame) ? ({ code: 'samePriceDate' } as const) : undefined,
    breaks: breaks.map((one, index) => breakProblems(one, breaks.slice(0, index))),
  }
}

function breakProblems({ packs, amount }: PriceBreakValues, earlier: readonly PriceBreakValues[]) {
  if (isBlank(packs) && isBlank(amount)) return {}
  return {
    packs: isBlank(packs)
      ? missing('amountMissing')
      : (wholeProblem(packs) ??
        (Number(packs) < 2 ? ({ code: 'breakOfOne' } as const) : undefined) ??
        (earlier.some((one) => Number(one.packs) === Number(packs))
          ? ({ code: 'samePriceBreak' } as const)
          : undefined)),
    amount: isBlank(amount)
      ? missing('amountMissing')
      : (currencyProblem(amount) ?? decimalProblem(amount, priceRange)),
  }
}
