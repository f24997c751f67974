import {
  type LabelAmount,
  labelNutrients,
  type NutrientCode,
  nutrientFacts,
  per100g,
  percentOfDailyValue,
  readPrinted,
  toPrinted,
  voluntaryLabelNutrients,
} from '@commissary/domain/food'
import type { Formats } from '@commissary/messages/formats'
import { nutrientDigits } from '@commissary/messages/nutrients'
import type { Wording } from '@commissary/messages/wording'
import type { LabelRow } from '@commissary/ui/menu'

/** How far the panel indents a nutrient, as printed. */
const levels: Partial<Record<NutrientCode, 1 | 2>> = {
  saturatedFat: 1,
  transFat: 1,
  dietaryFiber: 1,
  sugars: 1,
  addedSugars: 2,
}
const partStarts = new Set<NutrientCode>(['totalFat', 'vitaminD', 'vitaminA'])

/** The lines of the panel: those of every label, and with `hasMore` the voluntary ones. */
export const labelCodes = (hasMore: boolean): readonly NutrientCode[] =>
  hasMore ? [...labelNutrients, ...voluntaryLabelNutrients] : labelNutrients

interface RowOptions {
  typed: Partial<Record<NutrientCode, string>>
  /** Grams of a serving; null while they are unknown. */
  servingG: number | null
  /** Whether to show a value's problem: not while it is being typed. */
  isChecked: (code: NutrientCode) => boolean
}

/** A line with the typed value, its problem, its value per 100 g and what the printed number can mean. */
export function labelRow(wording: Wording, code: NutrientCode, { typed, servingG, isChecked }: RowOptions): LabelRow {
  const { t } = wording
  const unit = t(`nutrients.units.${nutrientFacts[code].unit}`)
  const value = typed[code] ?? ''
  const row = {
    code,
    label: t(`nutrients.names.${code}`),
    level: levels[code] ?? 0,
    isPartStart: partStarts.has(code),
    unit,
    value,
  } as const
  const read = readPrinted(code, value)
  if (read === null) return row
  if ('problem' in read) {
    return isChecked(code) ? { ...row, error: t(`ingredientRecord.label.problems.${read.problem}`, { unit }) } : row
  }
  return { ...row, ...meaning(wording, code, read, servingG) }
}

function meaning({ t, formats }: Wording, code: NutrientCode, read: LabelAmount, servingG: number | null) {
  const unit = t(`nutrients.units.${nutrientFacts[code].unit}`)
  const withUnit = (amount: string) => t('ingredientRecord.label.amount', { amount, unit })
  const { text, amount, from, below, isPrintable } = read
  const printed = text.endsWith('%') ? text : withUnit(text)
  const ends = { amount: printed, from: formats.amount(from), below: formats.amount(below), unit }
  return {
    per100g: servingG === null ? undefined : withUnit(formats.amount(per100g(amount, servingG), digitsOf(code))),
    band: [
      t(from === 0 ? 'ingredientRecord.label.bandBelow' : 'ingredientRecord.label.band', ends),
      ...(text.startsWith('<')
        ? [t('ingredientRecord.label.counted', { amount: withUnit(formats.amount(amount)) })]
        : []),
    ].join('; '),
    note: isPrintable ? undefined : t('ingredientRecord.label.notPrinted'),
    dailyValue: text.startsWith('<') ? undefined : dailyValueText(formats, code, amount),
  }
}

/** One digit more than nutrition panels show: the values are exact. */
const digitsOf = (code: NutrientCode) => nutrientDigits(code) + 1

/** As the label prints it: vitamins and minerals in larger steps (21 CFR 101.9(c)(8)(iii)), the rest to the nearest percent. */
function dailyValueText(formats: Formats, code: NutrientCode, amount: number): string | undefined {
  const printed = toPrinted(code, amount, true)
  if (printed.endsWith('%')) return printed
  const share = percentOfDailyValue(code, amount)
  return share === null ? undefined : formats.percent(share / 100)
}
