import type { GradeGroup } from '../../rules/model.ts'
import type { PlannerItem } from './planner-model.ts'

/** The mean cost of a portion over the grade groups; null = unknown. */
export function costOf({ nutrition }: PlannerItem, groups: readonly GradeGroup[]): number | null {
  let sum = 0
  for (const group of groups) {
    const cost = nutrition[group]?.cost
    if (!cost || cost.missing.length > 0) return null
    sum += cost.known
  }
  return sum / groups.length
}

/** The cost assumed for an item without a price: a little above the most expensive one, so that no plan prefers it. */
export function unknownCost(items: readonly PlannerItem[], groups: readonly GradeGroup[]): number {
  return 1.01 * Math.max(1, ...items.map((item) => costOf(item, groups) ?? 0))
}
