import type { AnalysisComponent, Check, Reason } from './analysis-model.ts'
import { isChecked, unitOf } from '../../rules/checked-rules.ts'
import { rangeReasons, type DayRange, type ValueOf } from './component-ranges.ts'
import { componentCodes } from '../../rules/limits.ts'
import type { MilkKind } from '../../food/model.ts'
import type { PlannedDay } from './planned-week.ts'
import { reason } from './reasons.ts'
import { toCheck, type Figure, type DatedRules } from './verdicts.ts'

/** A component with how its items are valued and what each day's range of it is. */
export interface ComponentWeek {
  component: AnalysisComponent
  valueOf: ValueOf
  /** In the order of the week's days. */
  ranges: DayRange[]
}

/** The daily minimum of every component, and the choice of milk (7 CFR 210.10(c) and (d), 220.8(c) and (d)). */
export function dayChecks(
  day: PlannedDay,
  index: number,
  components: readonly ComponentWeek[],
  judges: DatedRules,
): Check[] {
  const checks: Check[] = []
  for (const { component, valueOf, ranges } of components) {
    const id = `${componentCodes[component]}.daily` as const
    const range = ranges[index]
    if (!range || !isChecked(id, judges)) continue
    const figure = { actual: range.least, isLowerBound: range.isLeastLowerBound }
    const because = rangeReasons(day, range.leastItems, valueOf)
    checks.push(toCheck({ id, date: day.date, unit: unitOf(component), figure, because }, judges))
  }
  if (isChecked('milk.choices', judges)) checks.push(milkCheck('milk.choices', day, () => true, judges))
  if (isChecked('milk.unflavored', judges)) {
    checks.push(milkCheck('milk.unflavored', day, ({ isFlavored }) => !isFlavored, judges))
  }
  return checks
}

/**
 * Kinds of fluid milk on offer: they differ by fat or flavor. An item that may be milk, for all that is known, makes
 * the count a lower bound.
 */
function milkChoices(day: PlannedDay, isCounted: (milk: MilkKind) => boolean): Figure & { because: Reason[] } {
  const kinds = new Set<string>()
  const because: Reason[] = []
  for (const item of day.offered) {
    const { milk, credits } = item.figures
    if (milk) {
      if (!isCounted(milk)) continue
      kinds.add(`${milk.fat} ${milk.isFlavored}`)
      because.push(reason('share', day.date, item, { amount: 1 }))
      continue
    }
    const missing = credits.find(({ component }) => component === 'MILK')?.missing ?? []
    for (const foodName of missing) because.push(reason('unknown', day.date, item, { foodName }))
  }
  return { actual: kinds.size, isLowerBound: because.some(({ kind }) => kind === 'unknown'), because }
}

function milkCheck(
  id: 'milk.choices' | 'milk.unflavored',
  day: PlannedDay,
  isCounted: (milk: MilkKind) => boolean,
  judges: DatedRules,
): Check {
  const { because, ...figure } = milkChoices(day, isCounted)
  return toCheck({ id, date: day.date, unit: 'count', figure, because }, judges)
}
