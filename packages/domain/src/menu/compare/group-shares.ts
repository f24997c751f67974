import type { Reason } from '../analysis/analysis-model.ts'
import { itemShares, type ItemShares } from '../analysis/item-shares.ts'
import { canWeight } from './group-average.ts'

/** The items behind an average of a menu, at all schools that serve it. */
export interface SharedReasons {
  /** For all its schools together; null = unknown. */
  meals: number | null
  reasons: readonly Reason[]
}

/**
 * The share of each item in the average of a group of schools. An item is weighted by the meals of the schools that serve it, as
 * `groupAverage` weights their averages, so that the amounts add up to the group's. Items with the same name are one item, at any
 * school.
 */
export function groupShares(menus: readonly SharedReasons[]): ItemShares {
  const counted = menus.filter(canWeight)
  const all = counted.reduce((sum, { meals }) => sum + (meals ?? 0), 0)
  return itemShares(
    counted.flatMap(({ meals, reasons }) =>
      reasons.map((reason) => ({
        ...reason,
        amount: reason.amount === null ? null : (reason.amount * (meals ?? 0)) / all,
      })),
    ),
  )
}
