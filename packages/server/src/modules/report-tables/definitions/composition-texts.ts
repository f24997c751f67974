import type { NutrientCode, Total } from '@commissary/domain/food'
import type { Wording } from '@commissary/messages/wording'

import type { CompositionRow } from '../../food-reports/composition-rows.ts'

/** How many foods a note names; the rest are counted. */
const mostNames = 5

/** What the values of rows leave out: which foods each nutrient is missing for, and how many rows have no values. */
export function compositionNotes(
  { t, formats }: Wording,
  rows: readonly CompositionRow[],
  nutrients: readonly NutrientCode[],
): string[] {
  const gaps = nutrients.flatMap((code) => {
    const names = [...new Set(rows.flatMap((row) => row.nutrients?.[code].missing ?? []))]
    if (names.length === 0) return []
    const more = names.length - mostNames
    const shown = names.slice(0, mostNames)
    const foods = formats.list(more > 0 ? [...shown, t('foodReports.composition.more', { count: more })] : shown)
    return [t('foodReports.composition.noteMissing', { nutrient: t(`nutrients.names.${code}`), foods })]
  })
  const unknown = rows.filter((row) => row.nutrients === null).length
  return [
    ...(gaps.length > 0 ? [t('foodReports.composition.notePartial')] : []),
    ...gaps,
    ...(unknown > 0 ? [t('foodReports.composition.noteUnknown', { count: unknown })] : []),
    t('foodReports.composition.noteDaily'),
  ]
}

/** "1 cup", else the weight of a portion: "184 g". */
export function portionText({ t, formats }: Wording, { portion, grams }: CompositionRow): string {
  if (portion) return `${formats.amount(Number(portion.amount))} ${t(`words.units.${portion.unit}`)}`
  if (grams === null || isUnknown(grams)) return t('foodReports.composition.unknown')
  const value = formats.number(grams.known, 0)
  const amount = grams.missing.length > 0 ? t('foodReports.composition.atLeast', { value }) : value
  return t('foodReports.composition.grams', { amount })
}

const isUnknown = ({ known, missing }: Total) => known === 0 && missing.length > 0
