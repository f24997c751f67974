import { isGap, type Check, type Reason } from './analysis-model.ts'
import type { AnalysisComponent } from '../../crediting/model.ts'
import { checks, dayCheckIds, type Measure } from '../../rules/checks.ts'
import { isChecked, type DatedRules } from '../../rules/dated-rules.ts'
import { rangeReasons, type DayRange, type ValueOf } from './component-ranges.ts'
import type { PlannedDay } from './planned-week.ts'
import { creditGaps, reason } from './reasons.ts'
import { toCheck, type Measured } from './verdicts.ts'

/** A component with its value per item and its range on each day. */
export interface ComponentWeek {
  component: AnalysisComponent
  valueOf: ValueOf
  /** In the order of the week's days. */
  ranges: DayRange[]
}

/** The daily checks: the minimum of every component, and the choice of milk (7 CFR 210.10(c), (d); 220.8(c), (d)). */
export function dayChecks(
  day: PlannedDay,
  index: number,
  components: readonly ComponentWeek[],
  rules: DatedRules,
): Check[] {
  return dayCheckIds.flatMap((id) => {
    const measured = isChecked(id, rules) ? measureDay(checks[id].measure, day, index, components) : null
    return measured ? [toCheck(id, day.date, measured, rules)] : []
  })
}

function measureDay(
  measure: Measure,
  day: PlannedDay,
  index: number,
  components: readonly ComponentWeek[],
): Measured | null {
  switch (measure.kind) {
    case 'least': {
      const week = components.find(({ component }) => component === measure.component)
      const range = week?.ranges[index]
      if (!week || !range) return null
      return {
        value: { actual: range.least, isLowerBound: range.isLeastLowerBound },
        reasons: rangeReasons(day, range.leastItems, week.valueOf),
      }
    }
    case 'milkKinds':
      return milkKinds(day, measure.isUnflavoredOnly)
    default:
      throw new Error(`Days have no check of kind ${measure.kind}`)
  }
}

/**
 * Kinds of fluid milk offered, which differ by fat or flavor. An item that may or may not be milk makes the
 * count a lower bound.
 */
function milkKinds(day: PlannedDay, isUnflavoredOnly: boolean): Measured {
  const kinds = new Set<string>()
  const reasons: Reason[] = []
  for (const item of day.offered) {
    const { milk, credits } = item.nutrition
    if (milk) {
      if (isUnflavoredOnly && milk.isFlavored) continue
      kinds.add(`${milk.fat} ${milk.isFlavored}`)
      reasons.push(reason('share', day.date, item, { amount: 1 }))
      continue
    }
    const credit = credits.find(({ component }) => component === 'MILK')
    if (credit) reasons.push(...creditGaps(day.date, item, credit))
  }
  return { value: { actual: kinds.size, isLowerBound: reasons.some(isGap) }, reasons }
}
