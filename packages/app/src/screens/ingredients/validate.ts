import { limits } from '@commissary/api-client'
import { nutrientCodes } from '@commissary/domain/food'

import type { Translate } from '@commissary/messages'
import type { CreditValues, IngredientValues, MeasureValues } from './values.ts'

interface NumberLimits {
  minimum?: number
  exclusiveMinimum?: number
  maximum: number
}

/** What is wrong with a typed number; undefined for a blank one, which is unknown. Limits are the contract's. */
export function numberError(typed: string, { minimum, exclusiveMinimum, maximum }: NumberLimits, t: Translate) {
  const text = typed.trim()
  if (text === '') return undefined
  if (!/^-?\d+(\.\d+)?$/.test(text)) return t('ingredients.errors.number')
  const value = Number(text)
  if (exclusiveMinimum !== undefined && value <= exclusiveMinimum) return t('ingredients.errors.positive')
  if (minimum !== undefined && value < minimum) return t('ingredients.errors.negative')
  return value > maximum ? t('ingredients.errors.tooLarge', { most: maximum }) : undefined
}

const quantityLimits = { exclusiveMinimum: 0, maximum: 999_999.999999 }

/** A quantity or price is kept to six digits after the point: more would be cut without a word. */
function decimalError(typed: string, range: NumberLimits, t: Translate) {
  return numberError(typed, range, t) ?? (/\.\d{7,}$/.test(typed.trim()) ? t('ingredients.errors.decimals') : undefined)
}

/** Messages by field. A form without any can be sent. */
export function validateIngredient(values: IngredientValues, t: Translate) {
  const { IngredientInput, Nutrients } = limits
  return {
    name: values.name.trim() === '' ? t('ingredients.errors.name') : undefined,
    densityGml: numberError(values.densityGml, IngredientInput.densityGml, t),
    eachWeightG: numberError(values.eachWeightG, IngredientInput.eachWeightG, t),
    ediblePct: numberError(values.ediblePct, IngredientInput.ediblePct, t),
    measures: values.measures.map((measure) => measureErrors(measure, t)),
    nutrients: Object.fromEntries(
      nutrientCodes.flatMap((code) => {
        const error = numberError(values.nutrients[code], Nutrients[code], t)
        return error ? [[code, error]] : []
      }),
    ),
    crediting: values.crediting.map((credit) => creditErrors(credit, t)),
    price: priceErrors(values, t),
    serving: { amount: decimalError(values.serving.amount, quantityLimits, t) },
  }
}

function measureErrors({ amount, measure, unit, grams }: MeasureValues, t: Translate) {
  return {
    amount: amount.trim() === '' ? t('ingredients.errors.amount') : numberError(amount, limits.Measure.amount, t),
    measure: measure.trim() === '' && unit === '' ? t('ingredients.errors.measure') : undefined,
    grams: grams.trim() === '' ? t('ingredients.errors.grams') : numberError(grams, limits.Measure.grams, t),
  }
}

function creditErrors({ component, credit, per, cookedYieldPct }: CreditValues, t: Translate) {
  return {
    component: component === '' ? t('ingredients.errors.component') : undefined,
    credit: credit.trim() === '' ? t('ingredients.errors.credit') : numberError(credit, limits.CreditRule.credit, t),
    per: {
      amount: per.amount.trim() === '' ? t('ingredients.errors.amount') : decimalError(per.amount, quantityLimits, t),
    },
    cookedYieldPct: numberError(cookedYieldPct, limits.CreditRule.cookedYieldPct, t),
  }
}

function priceErrors({ price: { amount, per } }: IngredientValues, t: Translate) {
  const isPriced = amount.trim() !== ''
  return {
    amount: decimalError(amount, { minimum: 0, maximum: 999_999_999_999 }, t),
    per: {
      amount:
        isPriced && per.amount.trim() === ''
          ? t('ingredients.errors.amount')
          : decimalError(per.amount, quantityLimits, t),
    },
  }
}
