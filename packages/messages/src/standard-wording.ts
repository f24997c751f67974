import { nutrientFacts } from '@commissary/domain/food'
import {
  checkStandard,
  type NutrientLimit,
  type NutrientStandard,
  type StandardVerdict,
  standardsFor,
  type WeekAnalysis,
} from '@commissary/domain/menu'

import { nutrientDigits } from './nutrient-wording.ts'
import type { AnalysisGroup, AnalysisRow, AnalysisVerdict } from './results.ts'
import type { Wording } from './wording.ts'

const unitText = ({ t }: Wording, { nutrient }: Pick<NutrientLimit, 'nutrient'>) =>
  t(`nutrients.units.${nutrientFacts[nutrient].unit}`)

/** More digits than any limit has: a limit is shown as it was typed. */
const limitDigits = 6

/** "at most 714 mg", "550 to 650 kcal" */
export function standardBounds(wording: Wording, limit: NutrientLimit): string {
  const { t, formats } = wording
  const unit = unitText(wording, limit)
  const amount = (bound: number) => formats.amount(bound, limitDigits)
  const { minimum, maximum } = limit
  if (minimum !== null && maximum !== null) {
    return t('checks.limit.between', { minimum: amount(minimum), maximum: `${amount(maximum)} ${unit}` })
  }
  if (minimum !== null) return t('checks.limit.atLeast', { minimum: `${amount(minimum)} ${unit}` })
  return t('checks.limit.atMost', { maximum: `${amount(maximum ?? 0)} ${unit}` })
}

/** "1,180 mg"; for an average with gaps "≥ 1,180 mg", or "Unknown" where nothing is known. */
export function standardValue(wording: Wording, verdict: StandardVerdict): string {
  if (verdict.isLowerBound && verdict.actual === 0) return wording.t('common.unknown')
  const value = `${wording.formats.number(verdict.actual, nutrientDigits(verdict.nutrient))} ${unitText(wording, verdict)}`
  return verdict.isLowerBound ? wording.t('checks.lowerBound', { value }) : value
}

/** A week compared with the caterer's own standards for its program and grade group: one table group per standard. */
export const standardGroups = (
  wording: Wording,
  week: WeekAnalysis,
  programName: string,
  standards: readonly NutrientStandard[],
): AnalysisGroup[] =>
  standardsFor(standards, programName, week.gradeGroup).map((standard, index) => ({
    id: `standard-${index}`,
    label: wording.t('checks.ownStandard', { name: standard.name }),
    rows: checkStandard(standard, week.nutrients).map((verdict) =>
      standardRow(wording, week, { ...verdict, index, marginPct: standard.marginPct }),
    ),
  }))

/** The standard has no dates, so it applies on both. */
function standardRow(
  wording: Wording,
  week: WeekAnalysis,
  verdict: StandardVerdict & { index: number; marginPct: number | null },
): AnalysisRow {
  const { nutrient, status, index } = verdict
  const words = standardVerdict(wording, verdict)
  return {
    id: `standard-${index}-${nutrient}`,
    label: wording.t(`nutrients.names.${nutrient}`),
    unit: unitText(wording, verdict),
    digits: nutrientDigits(nutrient),
    days: week.days.map(({ nutrients }) => ({ value: nutrients[nutrient] })),
    week: { value: week.nutrients[nutrient], status },
    now: words,
    from2027: words,
    reasons: [],
  }
}

function standardVerdict(wording: Wording, verdict: StandardVerdict & { marginPct: number | null }): AnalysisVerdict {
  const { t, formats } = wording
  const { nutrient, status, actual, minimum, maximum, outsideBy, marginPct } = verdict
  const isShort = minimum !== null && actual < minimum
  return {
    status,
    minimum,
    maximum,
    isMaximumExclusive: false,
    limit: standardBounds(wording, verdict),
    outsideBy:
      outsideBy === null
        ? null
        : t(isShort ? 'checks.short' : 'checks.over', {
            amount: `${formats.number(outsideBy, nutrientDigits(nutrient))} ${unitText(wording, verdict)}`,
          }),
    note:
      status === 'advisory' && marginPct !== null
        ? t('checks.nearLimit', { percent: formats.amount(marginPct, 1) })
        : null,
  }
}
