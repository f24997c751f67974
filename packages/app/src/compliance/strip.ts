import type { Check, CheckId, WeekAnalysis } from '@commissary/domain/menu'
import type { VerdictStatus } from '@commissary/domain/rules'
import type { DayMark, StripCheck, StripVerdict } from '@commissary/ui/menu'

import {
  allChecks,
  bySeverity,
  checkFigure,
  leavesMilkFatOut,
  limitText,
  neededDigits,
  outsideText,
  unitText,
  type Wording,
} from './wording.ts'

/** The checks that one tile of the strip stands for. The first that the rules hold gives the tile its figure. */
const tiles = {
  calories: ['calories'],
  saturatedFat: ['saturatedFat'],
  addedSugars: ['addedSugars'],
  sodium: ['sodium'],
  fruit: ['fruit.weekly', 'fruit.daily', 'fruit.vegetableSubgroups'],
  vegetable: [
    'vegetable.weekly',
    'vegetable.daily',
    'vegetable.DARK_GREEN',
    'vegetable.RED_OR_ORANGE',
    'vegetable.BEANS_AND_PEAS',
    'vegetable.STARCHY',
    'vegetable.OTHERS',
  ],
  grain: ['grain.weekly', 'grain.daily', 'grain.weeklyMaximum'],
  meatAlternate: ['meatAlternate.weekly', 'meatAlternate.daily', 'meatAlternate.weeklyMaximum'],
  grainOrMeatAlternate: [
    'grainOrMeatAlternate.weekly',
    'grainOrMeatAlternate.daily',
    'grainOrMeatAlternate.weeklyMaximum',
  ],
  milk: ['milk.weekly', 'milk.daily', 'milk.choices', 'milk.unflavored'],
  quality: ['grain.wholeGrainRich', 'grain.dessert', 'juice.fruit', 'juice.vegetable'],
} as const satisfies Record<string, readonly CheckId[]>
export type TileId = keyof typeof tiles
export const tileIds = Object.keys(tiles) as TileId[]

const shortNamed = ['meatAlternate', 'grainOrMeatAlternate', 'quality'] as const

/** The checks behind a tile, the failing ones first. */
export function checksOfTile(week: WeekAnalysis, tile: TileId): Check[] {
  const ids: readonly CheckId[] = tiles[tile]
  return allChecks(week)
    .filter((check) => ids.includes(check.id))
    .toSorted((a, b) => bySeverity(a.from2027?.status, b.from2027?.status))
    .toSorted((a, b) => bySeverity(a.now?.status, b.now?.status))
}

/** A week's checks as the tiles of the strip, what fails first. */
export function stripChecks(wording: Wording, week: WeekAnalysis): StripCheck[] {
  const checks = tileIds.flatMap((tile) => {
    const behind = checksOfTile(week, tile)
    return behind.length === 0 ? [] : [stripCheck(wording, week, tile, behind)]
  })
  return checks
    .toSorted((a, b) => bySeverity(a.from2027?.status, b.from2027?.status))
    .toSorted((a, b) => bySeverity(a.now?.status, b.now?.status))
}

function stripCheck(wording: Wording, week: WeekAnalysis, tile: TileId, behind: Check[]): StripCheck {
  const ids: readonly CheckId[] = tiles[tile]
  const main = ids.map((id) => behind.find((check) => check.id === id && check.scope === 'week')).find(Boolean)
  const daily = behind.filter((check) => check.scope === 'day')
  const short = shortNamed.find((one) => one === tile)
  // Several shares have no single figure; an average and a sum have.
  const hasFigure = main && tile !== 'quality'

  return {
    id: tile,
    label: wording.t(`checks.tiles.${tile}`),
    ...(short ? { shortLabel: wording.t(`checks.tilesShort.${short}`) } : {}),
    figure: hasFigure ? checkFigure(main) : null,
    ...(hasFigure
      ? {
          unit: leavesMilkFatOut(main) ? wording.t('checks.units.withoutMilkFat') : unitText(wording, main),
          digits: neededDigits(main.unit, [main.actual]),
        }
      : {}),
    now: stripVerdict(wording, behind, 'now'),
    from2027: stripVerdict(wording, behind, 'from2027'),
    ...(daily.length > 0 ? { days: dayMarks(wording, week, daily) } : {}),
  }
}

/** The worst of the checks speaks for the tile; a daily one names its days. */
function stripVerdict(wording: Wording, checks: Check[], date: 'now' | 'from2027'): StripVerdict | null {
  const judged = checks
    .filter((check) => check[date] !== null)
    .toSorted((a, b) => bySeverity(a[date]?.status, b[date]?.status))
  const worst = judged[0]
  const verdict = worst?.[date]
  if (!worst || !verdict) return null

  const outside = outsideText(wording, worst.unit, verdict)
  const days = judged.filter(({ id, scope, ...check }) => {
    return scope === 'day' && id === worst.id && check[date]?.status === verdict.status
  })
  const isNamed = verdict.status !== 'pass' && judged.length > 1
  return {
    status: verdict.status,
    limit: limitText(wording, worst.unit, verdict),
    outsideBy:
      outside !== null && days.length > 0
        ? wording.t('checks.onDays', {
            problem: outside,
            days: wording.formats.list(days.map((day) => wording.formats.weekday(day.date ?? ''))),
          })
        : outside !== null && isNamed && worst.scope === 'week'
          ? wording.t('checks.named', { check: wording.t(`checks.names.${worst.id}`), problem: outside })
          : outside,
  }
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
