import { toDecimal } from '../units/decimal.ts'
import { isVitaminOrMineral, labelBand, toLabelNumber, type LabelNumber } from './label-rounding.ts'
import { nutrientFacts } from './nutrients.ts'
import type { NutrientCode, Nutrients } from './model.ts'

/** The nutrients of the Nutrition Facts panel in its order (21 CFR 101.9(c)(8)(ii) and (d)): those of every label first. */
export const labelNutrients = [
  'calories',
  'totalFat',
  'saturatedFat',
  'transFat',
  'cholestral',
  'sodium',
  'totalCarbohydrate',
  'dietaryFiber',
  'sugars',
  'addedSugars',
  'protein',
  'vitaminD',
  'calcium',
  'iron',
  'potassium',
] as const satisfies readonly NutrientCode[]

/** What a label may print after those, in the order of 21 CFR 101.9(c)(8)(iv). */
export const voluntaryLabelNutrients = [
  'vitaminA',
  'vitaminC',
  'vitaminE',
  'vitaminK',
  'thiamin',
  'riboFlavin',
  'niacin',
  'vitaminB6',
  'folate',
  'vitaminB12',
  'pantothenicAcid',
  'phosphorous',
  'magnesium',
  'zinc',
  'selenium',
  'copper',
  'manganese',
] as const satisfies readonly NutrientCode[]

// Labels can print every nutrient: a code that neither list has does not compile.
type OnLabels = (typeof labelNutrients)[number] | (typeof voluntaryLabelNutrients)[number]
void ({} satisfies Record<Exclude<NutrientCode, OnLabels>, true>)

/** Printed values as text: "2.5", "<1", "20%". A nutrient that the label does not print is absent. */
export type PrintedValues = Partial<Record<NutrientCode, string>>

/** A Nutrition Facts label: what it prints for one serving. */
export interface IngredientLabel {
  /** Grams of one serving. */
  servingG: number
  /** The serving size as printed: "2/3 cup (55g)". */
  servingText: string | null
  printed: PrintedValues
}

/** Why typed text is not a printed value. */
export type LabelProblem = 'notANumber' | 'wrongUnit' | 'noPercent'

/** A printed value, read. Amounts are of one serving in the nutrient's own unit. */
export interface LabelAmount {
  /** As stored: "2.5", "<1", "20%". */
  text: string
  /** The amount that counts: the printed one; for "less than", the middle of its band. */
  amount: number
  /** The true amount is this or more … */
  from: number
  /** … and less than this. */
  below: number
  /** Whether FDA's rules give this number. A label that prints another one is worth a second look. */
  isPrintable: boolean
}

const unitWords = {
  kcal: ['kcal', 'cal', 'calories'],
  g: ['g', 'gram', 'grams'],
  mg: ['mg', 'milligram', 'milligrams'],
  mcg: ['mcg', 'ug', 'microgram', 'micrograms'],
}

/** "less than", then digits, then a unit. */
const printedForm = /^(?:contains )?(<|less than)? ?((?:\d{1,3}(?:,\d{3})+|\d*)(?:\.\d{1,4})?) ?([a-z]+|% ?(?:dv)?)?$/

/**
 * A value as typed from a label: "8 g", "8", "<1 g", "less than 5 mg", "20%". Null for blank text: the label does not print
 * it, so it is unknown. Percentages are for vitamins and minerals, which older labels print in no other way.
 */
export function readPrinted(code: NutrientCode, typed: string): LabelAmount | { problem: LabelProblem } | null {
  const text = typed.trim().toLowerCase().replace(/\s+/g, ' ').replace(/[µμ]/g, 'u')
  if (text === '') return null
  const [, less, digits = '', unit = ''] = printedForm.exec(text) ?? []
  const amount = Number(digits.replace(/,/g, ''))
  if (!/\d/.test(digits) || amount > 99_999) return { problem: 'notANumber' }
  const isPercent = unit.startsWith('%')
  if (isPercent && !isVitaminOrMineral(code)) return { problem: 'noPercent' }
  const { unit: ownUnit, dailyValue } = nutrientFacts[code]
  if (!isPercent && unit !== '' && !unitWords[ownUnit].includes(unit)) return { problem: 'wrongUnit' }

  const number: LabelNumber = { amount, isPercent, isLessThan: less !== undefined }
  const { from, below, isPrintable } = labelBand(code, number)
  const factor = isPercent ? (dailyValue ?? 0) / 100 : 1
  return {
    text: labelNumberText(number),
    amount: (number.isLessThan ? (from + below) / 2 : amount) * factor,
    from: from * factor,
    below: below * factor,
    isPrintable,
  }
}

const labelNumberText = ({ amount, isPercent, isLessThan }: LabelNumber) =>
  `${isLessThan ? '<' : ''}${toDecimal(amount)}${isPercent ? '%' : ''}`

/** What a label prints for `amount` of a nutrient in a serving: "2.5", "<1", "0", and with `isPercent` "20%". */
export const toPrinted = (code: NutrientCode, amount: number, isPercent = false): string =>
  labelNumberText(toLabelNumber(code, amount, isPercent))

/** The amount per 100 g of `amount` in a serving of `servingG` grams, with six decimals, as ingredients store it. */
export const per100g = (amount: number, servingG: number): number => Number(toDecimal((amount * 100) / servingG))

/** A label's values per 100 g. What it does not print is absent: unknown. */
export function labelNutrition({ servingG, printed }: Pick<IngredientLabel, 'servingG' | 'printed'>): Nutrients {
  return Object.fromEntries(
    [...labelNutrients, ...voluntaryLabelNutrients].flatMap((code) => {
      const read = readPrinted(code, printed[code] ?? '')
      return read === null || 'problem' in read ? [] : [[code, per100g(read.amount, servingG)]]
    }),
  )
}

/** What a serving's size says about its weight: grams, or milliliters that need a density. */
export type ServingSize = { grams: number } | { milliliters: number }

/**
 * The metric amount of a serving size as printed, which the law puts in parentheses (21 CFR 101.9(b)(7)): "2/3 cup (55g)"
 * is 55 g, "1 cup (240 mL)" 240 ml. The last one counts; null without one.
 */
export function readServingSize(text: string): ServingSize | null {
  const found = [...text.matchAll(/(\d+(?:\.\d+)?|\.\d+) ?(g|grams?|ml|milliliters?)\b/gi)].at(-1)
  const [, digits = '', unit = ''] = found ?? []
  const amount = Number(digits)
  if (!(amount > 0)) return null
  return unit.toLowerCase().startsWith('m') ? { milliliters: amount } : { grams: amount }
}
