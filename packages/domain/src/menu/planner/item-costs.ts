import type { GradeGroup } from '../../rules/model.ts'
import type { PlannerItem } from './planner-model.ts'

/** The cost of a portion as the mean of the grade groups; null = unknown. */
export function costOf({ nutrition }: PlannerItem, groups: readonly GradeGroup[]): number | null {
  let sum = 0
  for (const group of groups) {
    const cost = nutrition[group]?.cost
    if (!cost || cost.missing.length > 0) return null
    sum += cost.known
  }
  return sum / groups.length
}

/** What an item without a price counts: a little more than the dearest that has one, so that no plan prefers it. */
export function unknownCost(items: readonly PlannerItem[], groups: readonly GradeGroup[]): number {
  return 1.01 * Math.max(1, ...items.map((item) => costOf(item, groups) ?? 0))
}
