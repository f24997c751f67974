import { componentUnits } from '@commissary/domain/crediting'
import {
  allChecks,
  checkedValue,
  dayValue,
  excludesMilkFat,
  isGap,
  type Check,
  type Reason,
  type ReasonKind,
  type Verdict,
  type WeekAnalysis,
} from '@commissary/domain/menu'
import {
  checks,
  hasOfferVersusServe,
  unitDigits,
  type CheckId,
  type CheckUnit,
  type VerdictStatus,
} from '@commissary/domain/rules'

import type { ReasonEntry, PartialValue } from './results.ts'
import type { Wording } from './wording.ts'

/** The fewest fraction digits that show every value of a row exactly, at most those of the unit. */
export function neededDigits(unit: CheckUnit, values: readonly (number | null | undefined)[]): number {
  const most = unitDigits[unit]
  if (unit === 'percent') return most
  const decimals = values.map((value) => `${Number((value ?? 0).toFixed(most))}`.split('.')[1]?.length ?? 0)
  return Math.max(0, ...decimals)
}

/** The digits of a check's row in the analysis table: its value and those of the days need them. */
export function checkDigits(week: WeekAnalysis, check: Check): number {
  const values =
    check.scope === 'week'
      ? [check.actual, ...week.days.map((day) => dayValue(day, check)?.known)]
      : week.days.map((day) => day.checks.find(({ id }) => id === check.id)?.actual)
  return neededDigits(check.unit, values)
}

/** "1,110 mg", "8.0%". Component amounts drop trailing zeros, "2.5 cup", unless `digits` says how many to show. */
export function valueText({ t, formats }: Wording, unit: CheckUnit, value: number, digits?: number): string {
  const shown = digits ?? neededDigits(unit, [value])
  return t(`checks.value.${unit}`, { value: formats.number(value, shown) })
}

/** A limit as the rules state it: "10%". */
const boundText = ({ t, formats }: Wording, unit: CheckUnit, bound: number): string =>
  t(`checks.value.${unit}`, { value: formats.amount(bound, unitDigits[unit]) })

/** "at most 1,110 mg", "550 to 650 kcal"; null without a limit on either side. */
export function limitText(wording: Wording, unit: CheckUnit, verdict: Verdict): string | null {
  return verdict.rulePack === null ? wording.t('checks.noRulePack') : boundsText(wording, unit, verdict)
}

/** `limitText` for a limit that no value is compared with yet. */
export function boundsText(
  wording: Wording,
  unit: CheckUnit,
  { minimum, maximum, isMaximumExclusive }: Pick<Verdict, 'minimum' | 'maximum' | 'isMaximumExclusive'>,
): string | null {
  const { t, formats } = wording
  if (minimum !== null && maximum !== null) {
    return t('checks.limit.between', {
      minimum: formats.amount(minimum, unitDigits[unit]),
      maximum: boundText(wording, unit, maximum),
    })
  }
  if (minimum !== null) return t('checks.limit.atLeast', { minimum: boundText(wording, unit, minimum) })
  if (maximum === null) return null
  const text = { maximum: boundText(wording, unit, maximum) }
  return isMaximumExclusive ? t('checks.limit.lessThan', text) : t('checks.limit.atMost', text)
}

/** "154 mg over", "0.25 oz eq short"; null when the value is within its limits or unknown. */
export function outsideText(wording: Wording, unit: CheckUnit, verdict: Verdict): string | null {
  const { outsideBy, minimum, actual } = verdict
  if (outsideBy === null) return null
  const amount = valueText(wording, unit, outsideBy)
  const isShort = minimum !== null && actual !== null && actual < minimum
  return wording.t(isShort ? 'checks.short' : 'checks.over', { amount })
}

/** The name of a check. An id without a name in the catalog does not compile. */
export const checkName = ({ t }: Wording, { id }: { id: CheckId }) => t(`checks.names.${id}`)

const periods = ['daily', 'weekly', 'weeklyMaximum'] as const

const offers = ['componentsOffered', 'foodItems', 'fruitOrVegetable'] as const
const isOffered = (kind: string): kind is (typeof offers)[number] => offers.some((one) => one === kind)

/** The name of a check next to its component: "Recommended maximum" for Grains. */
export function checkNameInTile(wording: Wording, { id }: { id: CheckId }): string {
  const { kind } = checks[id].measure
  if (isOffered(kind)) return wording.t(`checks.offered.${kind}`)
  const period = periods.find((one) => id.endsWith(`.${one}`))
  return period ? wording.t(`checks.periods.${period}`) : checkName(wording, { id })
}

/** The name of a check under the header of its group, which states the period: "Grains". */
export function checkNameInGroup(wording: Wording, { id }: { id: CheckId }): string {
  const { measure } = checks[id]
  return measure.kind === 'least' ? wording.t(`words.components.${measure.component}`) : checkName(wording, { id })
}

/** "10.7% including milk fat; passes because milk fat is excluded."; null where milk fat is included. */
export function milkFatNote(wording: Wording, check: Check, verdict: Verdict): string | null {
  if (check.actual === null || verdict.actual === null || verdict.actual === check.actual) return null
  const value = valueText(wording, check.unit, check.actual)
  return wording.t(verdict.passesOnlyByMilkFatExclusion ? 'checks.milkFatNeeded' : 'checks.milkFatExcluded', { value })
}

/** The unit next to the value of a check: "mg", "% of calories, excluding milk fat". */
export function unitText({ t }: Wording, check: Check): string {
  if (checks[check.id].measure.kind !== 'percentOfCalories') return t(`checks.units.${check.unit}`)
  return t(`checks.units.${excludesMilkFat(check) ? 'percentWithoutMilkFat' : 'percentOfCalories'}`)
}

/** The checked value with its missing parts. */
export function checkTotal(check: Check): PartialValue {
  const missing = check.reasons.flatMap((reason) =>
    isGap(reason) && reason.foodName !== null ? [reason.foodName] : [],
  )
  return { known: checkedValue(check), missing: [...new Set(missing)], isLowerBound: check.isLowerBound }
}

const entryKinds: Record<ReasonKind, ReasonEntry['kind']> = {
  share: 'share',
  rounding: 'rounding',
  excess: 'rounding',
  unknown: 'unknown',
  notAssessed: 'unknown',
  notStated: 'unknown',
  placeholder: 'unknown',
  notServed: 'unknown',
  undecided: 'unknown',
  notPlanned: 'notPlanned',
  otherMeals: 'unknown',
  counts: 'share',
  tooLittle: 'notCounted',
  secondBeverage: 'notCounted',
  unproven: 'unproven',
}

/** The reasons for a value as lines with links, in the order of the analysis. */
export function reasonEntries(wording: Wording, check: Check): ReasonEntry[] {
  const { formats } = wording
  const shares = check.reasons.filter(({ kind }) => kind === 'share')
  // The sweetest product is the value: products do not add up.
  const isSum = checks[check.id].measure.kind !== 'productAddedSugars'
  const whole = shares.reduce((sum, { amount }) => sum + (amount ?? 0), 0)

  return check.reasons.map((reason, index) => ({
    id: `${check.id}-${check.date ?? 'week'}-${index}`,
    kind: entryKinds[reason.kind],
    label: reasonLabel(wording, reason, check.unit),
    detail: reason.date === null || check.scope === 'day' ? null : formats.dayLong(reason.date),
    // The label names the expected credit, which is not counted.
    amount:
      reason.amount === null || reason.kind === 'placeholder'
        ? null
        : valueText(wording, reasonUnit(check, reason), reason.amount),
    share: isSum && reason.kind === 'share' && reason.amount !== null && whole > 0 ? reason.amount / whole : null,
    itemId: reason.itemId === null || reason.date === null ? null : itemAddress(reason.date, reason.itemId),
  }))
}

/** The unit of a reason's amount: the check's, or that of the component that the item brings. */
export const reasonUnit = ({ unit }: Check, { component }: Reason): CheckUnit =>
  component === null ? unit : componentUnits[component]

/** An item's id is stable only within its day. With the date, it is unique in the week. */
export const itemAddress = (date: string, itemId: string) => `${date}/${itemId}`

/**
 * The label of a reason: an item, or a sentence about missing values, with the serving line that it is about. With the check's
 * unit, also the credit that a placeholder expects.
 */
export function reasonLabel(wording: Wording, reason: Reason, unit?: CheckUnit): string {
  const { servingLine } = reason
  const label = labelOfReason(wording, reason, unit)
  return servingLine && reason.itemName !== null
    ? wording.t('checks.reasons.onLine', { line: servingLine, reason: label })
    : label
}

function labelOfReason(
  wording: Wording,
  { kind, itemName, foodName, subgroup, component, amount, needed, servingLine }: Reason,
  unit?: CheckUnit,
): string {
  const { t } = wording
  const item = itemName ?? ''
  switch (kind) {
    case 'unknown':
    case 'notAssessed':
    case 'notStated':
      return foodName === null || foodName === itemName
        ? t(`checks.reasons.${kind}`, { food: item })
        : t(`checks.reasons.${kind}In`, { item, food: foodName })
    case 'placeholder':
      return amount === null || unit === undefined
        ? t('checks.reasons.placeholder', { item })
        : t('checks.reasons.placeholderExpecting', { item, credit: valueText(wording, unit, amount) })
    case 'undecided':
      return t('checks.reasons.undecided', { item })
    case 'notPlanned':
      return itemName === null ? t('checks.reasons.mealsNotPlanned') : t('checks.reasons.servingsNotPlanned', { item })
    case 'notServed':
      return itemName === null ? t('checks.reasons.mealsNotServed') : t('checks.reasons.servingsNotServed', { item })
    case 'otherMeals':
      return t('checks.reasons.otherMeals')
    case 'counts':
    case 'tooLittle':
    case 'secondBeverage':
      if (itemName === null && component !== null) {
        const text = { component: t(`words.componentsInText.${component}`) }
        return servingLine
          ? t('checks.reasons.notOfferedOnLine', { ...text, line: servingLine })
          : t('checks.reasons.notOffered', text)
      }
      return component === null
        ? item
        : t(`checks.reasons.${kind}`, {
            item,
            component: t(`words.componentsInText.${component}`),
            needed: needed === null ? '' : valueText(wording, componentUnits[component], needed),
          })
    case 'unproven':
      return t('checks.reasons.unproven', { food: foodName ?? item })
    case 'excess':
      return t('checks.reasons.excess', { subgroup: subgroup === null ? item : t(`words.subgroups.${subgroup}`) })
    case 'share':
    case 'rounding':
      return item
  }
}

/** What a pass does not cover: "Not checked: offer versus serve."; null where that is checked, or not part of the meal. */
export function uncheckedText(
  { t }: Wording,
  week: Pick<WeekAnalysis, 'rulePack' | 'gradeGroup' | 'offerVersusServe'>,
): string | null {
  const isUnchecked = !week.offerVersusServe && hasOfferVersusServe(week.rulePack, week.gradeGroup)
  return isUnchecked ? t('checks.unchecked.sentence', { rules: t('checks.unchecked.offerVersusServe') }) : null
}

/** `uncheckedText` for a week that passes by the rules of its date; null for any other. */
export function passNote(wording: Wording, week: WeekAnalysis): string | null {
  const { now } = week.status
  return now === 'pass' || now === 'advisory' ? uncheckedText(wording, week) : null
}

/** A week in a sentence or two: "Passes today; starting July 1, 2027, fails on Sodium." A pass names what is unchecked. */
export function weekSummary(wording: Wording, week: WeekAnalysis): string {
  const summary = verdictSummary(wording, week)
  const unchecked = passNote(wording, week)
  return unchecked === null ? summary : wording.t('checks.summary.withUnchecked', { summary, unchecked })
}

function verdictSummary(wording: Wording, week: WeekAnalysis): string {
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
  const found = allChecks(week).filter((check) => check[date]?.status === status)
  return wording.formats.list([...new Set(found.map((check) => checkName(wording, check)))])
}
