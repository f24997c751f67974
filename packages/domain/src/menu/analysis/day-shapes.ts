import type { Reason } from './analysis-model.ts'
import {
  isIncomplete,
  rangeOf,
  rangeReasons,
  solidValue,
  type ComponentValue,
  type ComponentWeek,
} from './component-ranges.ts'
import type { PlannedDay } from './planned-week.ts'
import type { Measured } from './verdicts.ts'
import { settle } from '../../units/rounding.ts'

/**
 * Ounce equivalents of meats/meat alternates that a student is sure to get in the main dish and one other item. They must be
 * in the main dish, so without any there the rest does not count (7 CFR 210.10(c)(2)(i)).
 */
export function mainDish(day: PlannedDay, index: number, { ranges, valueOf }: ComponentWeek): Measured | null {
  const range = ranges[index]
  if (!range) return null
  const isMain = ({ item }: ComponentValue) => item.category === 'Entree'
  const dishes = range.leastItems.filter(isMain)
  const others = range.leastItems.filter((value) => !isMain(value))
  const inDish = dishes.reduce((sum, { value }) => sum + value, 0)
  const counted = inDish > 0 ? others.toSorted((a, b) => b.value - a.value).slice(0, 1) : []
  return {
    value: {
      actual: counted.reduce((sum, { value }) => sum + value, inDish),
      isLowerBound: dishes.some(isIncomplete) || (inDish > 0 && others.some(isIncomplete)),
    },
    reasons: rangeReasons(day, [...dishes, ...counted], valueOf),
  }
}

/**
 * The different components of which the snack offers the required amount. Milk and juice are beverages, and only one of the
 * components may be a beverage, so any number of them counts as one (7 CFR 210.10(o)(2)).
 */
export function snackComponents(day: PlannedDay, index: number, components: readonly ComponentWeek[]): Measured {
  let foods = 0
  let hasBeverage = false
  let isLowerBound = false
  const reasons: Reason[] = []
  for (const { component, snack, ranges, valueOf } of components) {
    const range = ranges[index]
    if (snack === null || !range) continue
    const solid = component === 'FRUIT' || component === 'VEGETABLE' ? rangeOf(day, solidValue(component)) : range
    if (component !== 'MILK' && settle(solid.least) >= snack) foods += 1
    else {
      if (settle(range.least) >= snack) hasBeverage = true
      if (range.isLeastLowerBound) isLowerBound = true
    }
    // Only what is unknown or unproven: amounts of different components do not add up to the count.
    reasons.push(...rangeReasons(day, [], valueOf))
  }
  return { value: { actual: foods + (hasBeverage ? 1 : 0), isLowerBound }, reasons }
}
