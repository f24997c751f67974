import type { SchoolsWeek } from '@commissary/api-client'
import { checkStandard, type NutrientStandard, type StandardVerdict } from '@commissary/domain/menu'
import { checkIds, checks, unitDigits, type VerdictStatus } from '@commissary/domain/rules'
import { checkName, valueText } from '@commissary/messages/checks'
import { nutrientDigits } from '@commissary/messages/nutrients'
import { standardBounds, standardValue } from '@commissary/messages/standards'
import type { Wording } from '@commissary/messages/wording'

type SchoolCheck = SchoolsWeek['checks'][number]

/** A week's value and its limit, either federal or from the caterer's own standard. */
export interface MatrixCheck {
  /** The limit's row. */
  id: string
  name: string
  status: VerdictStatus
  /** The value with its unit; null = unknown, even as a lower bound. */
  text: string | null
  /** The same as a number; null = unknown, or a lower bound, which is not the actual value. */
  value: number | null
  minimum: number | null
  maximum: number | null
  /** Formats a number of this check. */
  format: (value: number) => string
  /** In percent of the nearer limit: inside it, or negative outside; null where that is unknown. */
  margin: number | null
}

/** Reads the checks of a week that a part of the matrix is about. */
export type ChecksOf = (week: SchoolsWeek) => MatrixCheck[]

export interface FederalChecks {
  /** Limits of the weekly averages, or amounts of the meal pattern. */
  kind: 'nutrients' | 'pattern'
  /** By the rules of the menu's date, or those of July 1, 2027. */
  rules: 'now' | 'from2027'
}

/** A kind's checks under the rules, in the order of the table of checks, without unknown advisory maximums. */
export const federalChecks =
  (wording: Wording, { kind, rules }: FederalChecks): ChecksOf =>
  (week) =>
    checkIds.flatMap((id) =>
      (checks[id].group === 'diet') === (kind === 'nutrients')
        ? week.checks
            .filter((check) => check.id === id)
            .flatMap((check): MatrixCheck[] => {
              const verdict = check[rules]
              if (!verdict || (check.isAdvisory && verdict.status === 'unknown')) return []
              const value = verdict.actual ?? check.actual
              const text = value === null ? null : valueText(wording, check.unit, value)
              return [
                {
                  id,
                  name: checkName(wording, { id }),
                  status: verdict.status,
                  text: text !== null && check.isLowerBound ? wording.t('checks.lowerBound', { value: text }) : text,
                  value: check.isLowerBound ? null : value,
                  minimum: verdict.minimum,
                  maximum: verdict.maximum,
                  format: (number) => wording.formats.amount(number, unitDigits[check.unit]),
                  margin: margin(check, rules),
                },
              ]
            })
        : [],
    )

/** The averages that one of the caterer's standards limits. It has no dates, so the rules do not matter. */
export const standardChecks =
  (wording: Wording, standard: NutrientStandard): ChecksOf =>
  ({ nutrients }) =>
    checkStandard(standard, nutrients).map((verdict) => ({
      id: verdict.nutrient,
      // The federal limits have a table below; these are only here.
      name: wording.t('reports.standard.limit', {
        nutrient: wording.t(`nutrients.names.${verdict.nutrient}`),
        limit: standardBounds(wording, verdict),
      }),
      status: verdict.status,
      text: standardValue(wording, verdict),
      value: verdict.isLowerBound ? null : verdict.actual,
      minimum: verdict.minimum,
      maximum: verdict.maximum,
      format: (number) => wording.formats.amount(number, nutrientDigits(verdict.nutrient)),
      margin: limitMargin(verdict, verdict.status),
    }))

/** How far a value is inside its nearer limit, in percent of the limit; negative outside, null where that is unknown. */
export function margin({ now, from2027, isLowerBound }: SchoolCheck, rules: FederalChecks['rules']): number | null {
  const verdict = rules === 'now' ? now : from2027
  if (!verdict || verdict.actual === null) return null
  return limitMargin({ ...verdict, actual: verdict.actual, isLowerBound }, verdict.status)
}

function limitMargin(
  { actual, minimum, maximum, isLowerBound }: Pick<StandardVerdict, 'actual' | 'minimum' | 'maximum' | 'isLowerBound'>,
  status: VerdictStatus,
): number | null {
  const above = minimum === null || minimum === 0 ? null : (100 * (actual - minimum)) / minimum
  const below = maximum === null || maximum === 0 ? null : (100 * (maximum - actual)) / maximum
  const nearer = smallest([above, below])
  // The true value is higher: it may be outside, or inside after all.
  return isLowerBound && (nearer === null || status === 'unknown') ? null : nearer
}

export function smallest(values: readonly (number | null)[]): number | null {
  const known = values.filter((value) => value !== null)
  return known.length === 0 ? null : Math.min(...known)
}
