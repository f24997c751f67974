import {
  isComplianceNutrient,
  nutrientCodes,
  nutrientFacts,
  percentOfDailyValue,
  type NutrientCode,
  type NutrientNote,
} from '@commissary/domain/food'
import type { PortionNutrition } from '@commissary/domain/recipe'

import type { PartialValue } from './results.ts'
import type { Wording } from './wording.ts'

/** Fraction digits of a nutrient: whole calories and milligrams, tenths of grams, small vitamins to hundredths. */
export function nutrientDigits(code: NutrientCode): number {
  const { unit, dailyValue } = nutrientFacts[code]
  if (unit === 'g') return 1
  return dailyValue !== null && dailyValue < 20 ? 2 : 0
}

export interface NutrientEntry {
  code: NutrientCode
  label: string
  unit: string
  value: PartialValue
  digits: number
  /** Share of the FDA daily value, 1 = all of it; null for a nutrient without one, or an unknown amount. */
  dailyShare: number | null
  /** What it was estimated from; null for a stated value. */
  estimatedFrom: string | null
  /** Why it was stated, such as a value that was accepted as 0; null without a reason. */
  statedFor: string | null
  /** Foods whose part of the value is an estimate. */
  estimatedFoods: readonly string[]
  /** The meal pattern has a limit for it. */
  isNeeded: boolean
}

const none: readonly string[] = []

/** Every nutrient of a portion, those with meal-pattern limits first. `notes` name the estimates among them, and the reasons of others. */
export function nutrientEntries(
  { t }: Wording,
  { nutrients }: Pick<PortionNutrition, 'nutrients'>,
  notes: Partial<Record<NutrientCode, NutrientNote>> = {},
): NutrientEntry[] {
  return nutrientCodes
    .map((code) => ({
      code,
      label: t(`nutrients.names.${code}`),
      unit: t(`nutrients.units.${nutrientFacts[code].unit}`),
      value: nutrients[code],
      digits: nutrientDigits(code),
      dailyShare: dailyShare(code, nutrients[code].known),
      estimatedFrom: notes[code]?.status === 'estimated' ? notes[code].reason : null,
      statedFor: (notes[code]?.status === 'known' && notes[code].reason) || null,
      estimatedFoods: nutrients[code].estimated ?? none,
      isNeeded: isComplianceNutrient(code),
    }))
    .toSorted((a, b) => Number(b.isNeeded) - Number(a.isNeeded))
}

function dailyShare(code: NutrientCode, known: number | null): number | null {
  const percent = known === null ? null : percentOfDailyValue(code, known)
  return percent === null ? null : percent / 100
}
