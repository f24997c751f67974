import { hasMealPattern, rulePacks } from '@commissary/domain/rules'
import { checkedValue, type Check, type Reason, type Verdict, type WeekAnalysis } from '@commissary/domain/menu'
import type { Total } from '@commissary/domain/food'

import { checkDigits, limitText, reasonLabel, reasonUnit, uncheckedText, valueText } from './check-wording.ts'
import type { Wording } from './wording.ts'

/** The value of a check with the digits of its row on screen, and with lower bounds marked. */
export function checkValueText(
  wording: Wording,
  week: WeekAnalysis,
  check: Check,
  key: 'lowerBound' | 'incomplete' = 'incomplete',
): string {
  const checked = checkedValue(check)
  if (checked === null) return wording.t('common.unknown')
  const value = valueText(wording, check.unit, checked, checkDigits(week, check))
  return check.isLowerBound ? wording.t(`checks.${key}`, { value }) : value
}

/** A limit in a table: "No limit" without one. */
export function limitCell(wording: Wording, check: Check, verdict: Verdict | null): string {
  return (verdict && limitText(wording, check.unit, verdict)) ?? wording.t('checks.limit.none')
}

/** One reason in a line: "Beef taco: 366 mg", "Taco meat: 0.21 oz eq rounded down". */
export function reasonText(wording: Wording, check: Check, reason: Reason): string {
  const item = reasonLabel(wording, reason, check.unit)
  if (reason.amount === null || reason.kind === 'placeholder') return item
  const amount = valueText(wording, reasonUnit(check, reason), reason.amount)
  return wording.t(reason.kind === 'rounding' ? 'checks.reasons.rounding' : 'checks.reasons.share', { item, amount })
}

/**
 * The options that a week's analysis was calculated with, and what it did not check, one sentence each. Without a meal pattern
 * only those of averages.
 */
export function optionTexts(
  wording: Wording,
  week: Pick<WeekAnalysis, 'ruleOptions' | 'rulePack' | 'gradeGroup' | 'offerVersusServe'>,
): string[] {
  const { t, formats } = wording
  const options = week.ruleOptions
  const weekAverage = t(`checks.options.weekAverage.${options.weekAverage}`)
  if (!hasMealPattern(week.rulePack)) return [weekAverage]
  const ownLimits = (['wholeGrainRichPct', 'fruitJuicePct'] as const).flatMap((option) => {
    const percent = options[option]
    return percent === null ? [] : [t(`checks.options.${option}`, { limit: formats.amount(percent, 1) })]
  })
  return [
    weekAverage,
    t(`checks.options.weekLength.${options.weekLength}`),
    t(`checks.options.subgroupAmount.${options.subgroupAmount}`),
    t(`checks.options.vegetableRemainder.${options.vegetableRemainder}`),
    t(`checks.options.aLaCarte.${options.aLaCarte}`),
    t(`checks.options.milkFat.${options.milkFat}`),
    t(`checks.options.sodium.${options.sodium}`),
    ...ownLimits,
    ...(week.offerVersusServe ? [t('checks.options.offerVersusServe')] : []),
    ...[uncheckedText(wording, week)].filter((text) => text !== null),
  ]
}

/** A number that may have gaps: "≥ 217". */
export function totalText({ t, formats }: Wording, { known, missing }: Total, digits: number): string {
  const value = formats.number(known, digits)
  return missing.length > 0 ? t('checks.lowerBound', { value }) : value
}

/** Money that may have gaps: "≥ $1.20". */
export function moneyText({ t, formats }: Wording, { known, missing }: Total): string {
  const value = formats.money(known)
  return missing.length > 0 ? t('checks.lowerBound', { value }) : value
}

/** The rule packs that checked a week on one date, with the regulation if `hasSource`. */
export function packNames({ t }: Wording, week: WeekAnalysis, date: 'now' | 'from2027', hasSource: boolean): string {
  const results = [...week.checks, ...week.days.flatMap((day) => day.checks)]
  const ids = [...new Set(results.flatMap((check) => check[date]?.rulePack ?? []))]
  if (ids.length === 0) return t('print.calculation.noRules')
  return ids
    .map((id) => {
      const pack = rulePacks.find((known) => known.id === id)
      return pack && hasSource ? t('print.calculation.pack', { id, source: pack.source }) : id
    })
    .join('; ')
}
