import type { Check, CheckUnit, Reason, Verdict, WeekAnalysis } from '@commissary/domain/menu'
import type { VerdictStatus } from '@commissary/domain/rules'
import type { FigureValue, ReasonEntry } from '@commissary/ui/menu'

import type { Translate } from '@commissary/messages'
import type { Formats } from '@commissary/messages/formats'

/** What turns machine codes and numbers into sentences. */
export interface Wording {
  t: Translate
  formats: Formats
  /** The caterer's country, two letters: its law names the allergens. */
  country: string
}

const severity: Record<VerdictStatus, number> = { pass: 0, advisory: 1, unknown: 2, fail: 3 }

/** Sorts verdicts, the worst first. A check that the date's rules do not hold comes last. */
export const bySeverity = (a: VerdictStatus | undefined, b: VerdictStatus | undefined) =>
  (b === undefined ? -1 : severity[b]) - (a === undefined ? -1 : severity[a])

/** Fraction digits of a figure in its unit: cups go down to an eighth. */
export const digitsOf: Record<CheckUnit, number> = { kcal: 0, mg: 0, percent: 1, cup: 3, ozEq: 2, count: 0 }

/** The fewest fraction digits that say all figures of a row exactly, at most those of the unit. */
export function neededDigits(unit: CheckUnit, values: readonly (number | null | undefined)[]): number {
  const most = digitsOf[unit]
  if (unit === 'percent') return most
  const decimals = values.map(
    (value) =>
      Number((value ?? 0).toFixed(most))
        .toString()
        .split('.')[1]?.length ?? 0,
  )
  return Math.max(0, ...decimals)
}

/** "1,110 mg". Component amounts drop the zeros behind them: "2.5 cup". */
export function figureText({ t, formats }: Wording, unit: CheckUnit, value: number): string {
  return t(`checks.figure.${unit}`, { figure: formats.amount(value, digitsOf[unit]) })
}

/** "at most 1,110 mg", "550 kcal to 650 kcal"; null without a limit. */
export function limitText(wording: Wording, unit: CheckUnit, verdict: Verdict): string | null {
  const { t } = wording
  if (verdict.rulePack === null) return t('checks.noRulePack')
  const minimum = verdict.minimum === null ? null : figureText(wording, unit, verdict.minimum)
  const maximum = verdict.maximum === null ? null : figureText(wording, unit, verdict.maximum)
  if (minimum !== null && maximum !== null) return t('checks.limit.between', { minimum, maximum })
  if (minimum !== null) return t('checks.limit.atLeast', { minimum })
  if (maximum === null) return null
  return t(verdict.isMaximumExclusive ? 'checks.limit.lessThan' : 'checks.limit.atMost', { maximum })
}

/** "154 mg over", "0.25 oz eq short"; null when the figure is inside its limits or cannot be judged. */
export function outsideText(wording: Wording, unit: CheckUnit, verdict: Verdict): string | null {
  const { outsideBy, minimum, actual } = verdict
  if (outsideBy === null) return null
  const amount = figureText(wording, unit, outsideBy)
  const isShort = minimum !== null && actual !== null && actual < minimum
  return wording.t(isShort ? 'checks.short' : 'checks.over', { amount })
}

export const checkName = ({ t }: Wording, check: Pick<Check, 'id'>) => t(`checks.names.${check.id}`)

/** The figure that was judged: the check's own, or that without the saturated fat of fluid milk. */
export const judgedFigure = ({ actual, now, from2027 }: Check) => (now ?? from2027)?.actual ?? actual

/** Whether today's rules judge another figure than the check's own: the fat of fluid milk is left out. */
export const leavesMilkFatOut = (check: Check) => judgedFigure(check) !== check.actual

/** "Passes only because the fat of fluid milk is left out. 10.7 % with it."; null where it is not left out. */
export function milkFatNote(wording: Wording, check: Check, verdict: Verdict): string | null {
  if (check.actual === null || verdict.actual === null || verdict.actual === check.actual) return null
  const figure = figureText(wording, check.unit, check.actual)
  return wording.t(verdict.passesOnlyByMilkFatExclusion ? 'checks.milkFatNeeded' : 'checks.milkFatLeftOut', { figure })
}

/** The unit beside the figure of a weekly check: "% of kcal", "% of kcal without milk fat". */
export function unitText({ t }: Wording, check: Check): string {
  if (check.id !== 'saturatedFat' && check.id !== 'addedSugars') return t(`checks.units.${check.unit}`)
  return t(`checks.units.${leavesMilkFatOut(check) ? 'percentWithoutMilkFat' : 'percentOfCalories'}`)
}

/** The judged figure of a check with its gaps, as the patterns draw it. */
export function checkFigure(check: Check): FigureValue {
  const missing = check.because.flatMap((reason) =>
    reason.kind === 'unknown' && reason.foodName !== null ? [reason.foodName] : [],
  )
  return { known: judgedFigure(check), missing: [...new Set(missing)], isLowerBound: check.isLowerBound }
}

/** The causes of a figure as lines that can be opened: shares largest first, then rounding, then gaps. */
export function reasonEntries(wording: Wording, check: Check): ReasonEntry[] {
  const { formats } = wording
  const shares = check.because.filter(({ kind }) => kind === 'share')
  const whole = shares.reduce((sum, { amount }) => sum + (amount ?? 0), 0)

  return check.because.map((reason, index) => ({
    id: `${check.id}-${check.date ?? 'week'}-${index}`,
    kind: reason.kind === 'excess' ? 'rounding' : reason.kind,
    label: reasonLabel(wording, reason),
    detail: reason.date === null || check.scope === 'day' ? null : formats.dayLong(reason.date),
    amount: reason.amount === null ? null : figureText(wording, check.unit, reason.amount),
    share: reason.kind === 'share' && reason.amount !== null && whole > 0 ? reason.amount / whole : null,
    itemId: reason.itemId === null || reason.date === null ? null : itemAddress(reason.date, reason.itemId),
  }))
}

/** An item's id is stable within its day only: with the date it is unique in the week. */
export const itemAddress = (date: string, itemId: string) => `${date}/${itemId}`

function reasonLabel({ t }: Wording, { kind, itemName, foodName, subgroup }: Reason): string {
  const item = itemName ?? ''
  switch (kind) {
    case 'unknown':
      return foodName === null || foodName === itemName
        ? t('checks.reasons.unknown', { food: item })
        : t('checks.reasons.unknownIn', { item, food: foodName })
    case 'notPlanned':
      return itemName === null ? t('checks.reasons.mealsNotPlanned') : t('checks.reasons.servingsNotPlanned', { item })
    case 'unproven':
      return t('checks.reasons.unproven', { food: foodName ?? item })
    case 'excess':
      return t('checks.reasons.excess', { subgroup: subgroup === null ? item : t(`words.subgroups.${subgroup}`) })
    case 'share':
    case 'rounding':
      return item
  }
}

/** Every check of a week, its own and those of its days. */
export const allChecks = (week: WeekAnalysis): Check[] => [...week.days.flatMap((day) => day.checks), ...week.checks]

/** One sentence on a week: "Passes today; fails from 1 July 2027 on Sodium." */
export function weekSummary(wording: Wording, week: WeekAnalysis): string {
  const { t } = wording
  const { now, from2027 } = week.status
  if (now === 'fail') return t('checks.summary.failsNow', { checks: namesOf(wording, week, 'now', 'fail') })
  if (from2027 === 'fail') return t('checks.summary.fails2027', { checks: namesOf(wording, week, 'from2027', 'fail') })
  if (now === 'unknown' || from2027 === 'unknown') {
    const date = now === 'unknown' ? 'now' : 'from2027'
    return t('checks.summary.unknown', { checks: namesOf(wording, week, date, 'unknown') })
  }
  if (now === 'advisory') return t('checks.summary.advisory', { checks: namesOf(wording, week, 'now', 'advisory') })
  return t('checks.summary.passes')
}

function namesOf(wording: Wording, week: WeekAnalysis, date: 'now' | 'from2027', status: VerdictStatus): string {
  const checks = allChecks(week).filter((check) => check[date]?.status === status)
  return wording.formats.list([...new Set(checks.map((check) => checkName(wording, check)))])
}
