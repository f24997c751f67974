import type { Check, CheckId, Reason } from './analysis-model.ts'
import { isChecked, unitOf } from '../../rules/checked-rules.ts'
import {
  grainDessertValue,
  rangeOf,
  rangeReasons,
  subgroupValue,
  type DayRange,
  type ValueOf,
} from './component-ranges.ts'
import type { ComponentWeek } from './day-checks.ts'
import { componentCodes } from '../../rules/limits.ts'
import { vegetableSubgroups, type VegetableSubgroup } from '../../crediting/model.ts'
import type { PlannedDay } from './planned-week.ts'
import { reason } from './reasons.ts'
import type { RuleOptions } from '../../rules/rule-options.ts'
import { toCheck, type Figure, type DatedRules } from './verdicts.ts'

/** Minimum of every component over the week, and the printed maxima that are advice. */
export function componentChecks(
  days: readonly PlannedDay[],
  components: readonly ComponentWeek[],
  judges: DatedRules,
): Check[] {
  return components.flatMap(({ component, valueOf, ranges }) => {
    const code = componentCodes[component]
    const unit = unitOf(component)
    const checks: Check[] = []
    if (isChecked(`${code}.weekly`, judges)) {
      const because = weekReasons(days, ranges, 'leastItems', valueOf)
      checks.push(toCheck({ id: `${code}.weekly`, unit, figure: leastOf(ranges), because }, judges))
    }
    const maximumId: CheckId | null =
      code === 'grain' || code === 'meatAlternate' || code === 'grainOrMeatAlternate' ? `${code}.weeklyMaximum` : null
    if (maximumId && isChecked(maximumId, judges)) {
      const because = weekReasons(days, ranges, 'mostItems', valueOf)
      checks.push(toCheck({ id: maximumId, unit, figure: mostOf(ranges), isAdvisory: true, because }, judges))
    }
    return checks
  })
}

/** Subgroups whose surplus may stand in for other vegetables (7 CFR 210.10(c)(2)(iii)). */
const standInForOthers: ReadonlySet<VegetableSubgroup> = new Set(['DARK_GREEN', 'RED_OR_ORANGE', 'BEANS_AND_PEAS'])

/** Cups of each vegetable subgroup over the week. */
export function subgroupChecks(
  days: readonly PlannedDay[],
  judges: DatedRules,
  { subgroupAmount }: Pick<RuleOptions, 'subgroupAmount'>,
): Check[] {
  const checks: Check[] = []
  const excess: Reason[] = []
  let isExcessLowerBound = false

  for (const subgroup of vegetableSubgroups) {
    const id = `vegetable.${subgroup}` as const
    if (!isChecked(id, judges)) continue
    const valueOf = subgroupValue(subgroup)
    const ranges = days.map((day) => rangeOf(day, valueOf))
    const figure = subgroupAmount === 'least' ? leastOf(ranges) : mostOf(ranges)
    const because = weekReasons(days, ranges, subgroupAmount === 'least' ? 'leastItems' : 'mostItems', valueOf)

    const minimum = (judges.now ?? judges.from2027)?.limits[id]?.minimum ?? 0
    if (standInForOthers.has(subgroup)) {
      const amount = Math.max(0, (figure.actual ?? 0) - minimum)
      if (amount > 0) excess.push(reason('excess', null, null, { subgroup, amount }))
      isExcessLowerBound ||= figure.isLowerBound
    }
    if (subgroup === 'OTHERS') {
      for (const { amount } of excess) figure.actual = (figure.actual ?? 0) + (amount ?? 0)
      figure.isLowerBound ||= isExcessLowerBound
      because.push(...excess)
    }
    checks.push(toCheck({ id, unit: 'cup', figure, because }, judges))
  }
  return checks
}

/** Grain-based desserts, by the most that a student could take. */
export function dessertChecks(days: readonly PlannedDay[], judges: DatedRules): Check[] {
  if (!isChecked('grain.dessert', judges)) return []
  const ranges = days.map((day) => rangeOf(day, grainDessertValue))
  const because = weekReasons(days, ranges, 'mostItems', grainDessertValue).filter(
    ({ kind, amount }) => kind === 'unknown' || (kind === 'share' && amount !== 0),
  )
  return [toCheck({ id: 'grain.dessert', unit: 'ozEq', figure: mostOf(ranges), because }, judges)]
}

export function leastOf(ranges: readonly DayRange[]): Figure {
  return {
    actual: ranges.reduce((sum, { least }) => sum + least, 0),
    isLowerBound: ranges.some(({ isLeastLowerBound }) => isLeastLowerBound),
  }
}

export function mostOf(ranges: readonly DayRange[]): Figure {
  return {
    actual: ranges.reduce((sum, { most }) => sum + most, 0),
    isLowerBound: ranges.some(({ isMostLowerBound }) => isMostLowerBound),
  }
}

function weekReasons(
  days: readonly PlannedDay[],
  ranges: readonly DayRange[],
  taken: 'leastItems' | 'mostItems',
  valueOf: ValueOf,
): Reason[] {
  return days.flatMap((day, index) => rangeReasons(day, ranges[index]?.[taken] ?? [], valueOf))
}
