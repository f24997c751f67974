import { allChecks, excludesMilkFat, isGap, type Check, type Verdict, type WeekAnalysis } from '@commissary/domain/menu'
import { bySeverity, checks, tileIds, type TileId, type VerdictStatus } from '@commissary/domain/rules'

import {
  checkNameInTile,
  checkTotal,
  limitText,
  neededDigits,
  outsideText,
  reasonLabel,
  unitText,
} from './check-wording.ts'
import type { DayMark, StripCheck, StripVerdict } from './results.ts'
import type { Wording } from './wording.ts'

/** Tiles whose names are too long for a narrow strip. */
const shortNamed = ['meatAlternate', 'grainOrMeatAlternate'] as const

/** Worst today first, then worst in July 2027. */
const bySeverityOfDates = (a: Statuses, b: Statuses) =>
  bySeverity(a.now?.status, b.now?.status) || bySeverity(a.from2027?.status, b.from2027?.status)

interface Statuses {
  now: { status: VerdictStatus } | null
  from2027: { status: VerdictStatus } | null
}

/** The checks of a tile, the failing ones first. */
export function checksOfTile(week: WeekAnalysis, tile: TileId): Check[] {
  return allChecks(week)
    .filter(({ id }) => checks[id].tile === tile)
    .toSorted(bySeverityOfDates)
}

/** A week's checks as the tiles of the strip, the failing ones first. */
export function stripChecks(wording: Wording, week: WeekAnalysis): StripCheck[] {
  return tileIds
    .flatMap((tile) => {
      const results = checksOfTile(week, tile)
      return results.length === 0 ? [] : [stripCheck(wording, week, tile, results)]
    })
    .toSorted(bySeverityOfDates)
}

function stripCheck(wording: Wording, week: WeekAnalysis, tile: TileId, results: Check[]): StripCheck {
  // An average or a sum gives the tile one value; several ratios and limits do not.
  const main = week.checks.find(({ id }) => checks[id].tile === tile && checks[id].group !== 'quality')
  const daily = results.filter(({ scope }) => scope === 'day')
  const short = shortNamed.find((one) => one === tile)
  return {
    id: tile,
    label: wording.t(`checks.tiles.${tile}`),
    ...(short ? { shortLabel: wording.t(`checks.tilesShort.${short}`) } : {}),
    value: main ? checkTotal(main) : null,
    ...(main
      ? {
          unit: excludesMilkFat(main) ? wording.t('checks.units.withoutMilkFat') : unitText(wording, main),
          digits: neededDigits(main.unit, [main.actual]),
        }
      : {}),
    now: stripVerdict(wording, results, 'now'),
    from2027: stripVerdict(wording, results, 'from2027'),
    ...(daily.length > 0 ? { days: dayMarks(wording, week, daily) } : {}),
  }
}

/** The worst check decides the tile. A daily check lists its days. */
function stripVerdict(wording: Wording, results: Check[], date: 'now' | 'from2027'): StripVerdict | null {
  const checked = results
    .filter((check) => check[date] !== null)
    .toSorted((a, b) => bySeverity(a[date]?.status, b[date]?.status))
  const worst = checked[0]
  const verdict = worst?.[date]
  if (!worst || !verdict) return null
  const isUnknown = verdict.status === 'unknown'
  const unknown = () =>
    unknownText(
      wording,
      checked.filter((check) => check[date]?.status === 'unknown'),
      verdict,
    )
  const outside = isUnknown ? null : outsideText(wording, worst.unit, verdict)
  const days = checked.filter(
    ({ id, scope, ...check }) => scope === 'day' && id === worst.id && check[date]?.status === verdict.status,
  )
  return {
    status: verdict.status,
    limit: limitText(wording, worst.unit, verdict),
    outsideBy: isUnknown
      ? unknown()
      : outside === null
        ? null
        : problemText(wording, worst, outside, days, checked.length),
  }
}

/** What is unknown: the first food without a value, or what is not planned, and how many others. */
function unknownText(wording: Wording, unknown: Check[], { rulePack }: Verdict): string | null {
  const { t } = wording
  if (rulePack === null) return t('checks.noRulePack')
  const causes = unknown.flatMap(({ reasons }) =>
    reasons.filter((reason) => isGap(reason) || reason.kind === 'undecided' || reason.kind === 'notPlanned'),
  )
  const [first, ...others] = new Set(
    causes.map((reason) =>
      // Only the food: a tile has no room for its item as well.
      isGap(reason)
        ? reasonLabel(wording, { ...reason, itemName: reason.foodName ?? reason.itemName })
        : reasonLabel(wording, reason),
    ),
  )
  if (first === undefined) return null
  return others.length === 0 ? first : t('checks.reasons.firstAndMore', { first, count: others.length })
}

function problemText(wording: Wording, worst: Check, problem: string, days: Check[], count: number): string {
  const { t, formats } = wording
  if (days.length > 0) {
    return t('checks.onDays', { problem, days: formats.list(days.map(({ date }) => formats.weekday(date ?? ''))) })
  }
  return count > 1 ? t('checks.named', { check: checkNameInTile(wording, worst), problem }) : problem
}

/** One mark per day of the week: the worst of the day's checks today. */
function dayMarks(wording: Wording, week: WeekAnalysis, daily: Check[]): DayMark[] {
  return week.days.map(({ date }) => {
    const statuses = daily.filter((check) => check.date === date).flatMap((check) => check.now?.status ?? [])
    return dayMark(wording, date, statuses.toSorted(bySeverity)[0] ?? 'none')
  })
}

export const dayMark = ({ formats }: Wording, date: string, status: VerdictStatus | 'none'): DayMark => ({
  date,
  shortLabel: formats.weekdayMark(date),
  label: formats.dayLong(date),
  status,
})
