import type { FoodCompositionRow } from '@commissary/api-client'
import type { NutrientCode } from '@commissary/domain/food'
import type { Wording } from '@commissary/messages/wording'

/** Foods that a note names; the rest are counted. */
const mostNames = 5

/** What the values of rows leave out: which foods each nutrient is missing for, and how many rows have no values. */
export function footnotes(
  { t, formats }: Wording,
  rows: readonly FoodCompositionRow[],
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
  ]
}
