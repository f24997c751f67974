import type { MealComponent } from '../../crediting/model.ts'
import type { Reason } from './analysis-model.ts'
import {
  isIncomplete,
  rangeOf,
  rangeReasons,
  solidValue,
  type ComponentValue,
  type ComponentWeek,
  type DayRange,
  type ValueOf,
} from './component-ranges.ts'
import type { PlannedDay } from './planned-week.ts'
import { reason } from './reasons.ts'
import type { Measured } from './verdicts.ts'
import { settle } from '../../units/rounding.ts'

/**
 * Ounce equivalents of meats/meat alternates that a student is sure to get in the main dish and one other item. They must be
 * in the main dish, so without any there the rest does not count (7 CFR 210.10(c)(2)(i)).
 */
export function mainDish(day: PlannedDay, { valueOf }: ComponentWeek): Measured {
  const range = rangeOf(day, valueOf)
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

/** A component that the snack offers in full, but only as a beverage. */
interface Beverage {
  component: MealComponent
  values: ComponentValue[]
}

/**
 * The different components that the snack offers in the required amount. Milk and juice are beverages, and only one of the
 * components may be a beverage, so any number of them counts as one (7 CFR 210.10(o)(2)). Each item says whether it counts.
 */
export function snackComponents(day: PlannedDay, components: readonly ComponentWeek[]): Measured {
  let foods = 0
  let isLowerBound = false
  const reasons: Reason[] = []
  const beverages: Beverage[] = []
  for (const { component, snack, valueOf } of components) {
    if (snack === null || component === 'GRAIN_OR_MEAT_ALTERNATE') continue
    const range = rangeOf(day, valueOf)
    const ofItems = (kind: 'counts' | 'tooLittle', values: readonly ComponentValue[], needed: number | null = null) =>
      values.map(({ item, value, line = null }) =>
        reason(kind, day.date, item, { component, amount: value, needed, line }),
      )
    const solid = component === 'FRUIT' || component === 'VEGETABLE' ? rangeOf(day, solidValue(component)) : range
    const isFood = component !== 'MILK' && settle(solid.least) >= snack
    if (isFood) foods += 1
    else {
      if (range.isLeastLowerBound) isLowerBound = true
      if (settle(range.least) >= snack) beverages.push({ component, values: range.leastItems.filter(isCrediting) })
      else reasons.push(...ofItems('tooLittle', offeredTooLittle(day, range, valueOf), snack))
    }
    if (isFood) reasons.push(...ofItems('counts', range.leastItems.filter(isCrediting)))
    // Unknown and unproven amounts have no shares: amounts of different components do not add up to the count.
    reasons.push(...rangeReasons(day, [], valueOf))
  }
  // Milk first: of milk and juice, it is the juice that does not count.
  const ordered = beverages.toSorted((a, b) => Number(b.component === 'MILK') - Number(a.component === 'MILK'))
  for (const [place, { component, values }] of ordered.entries()) {
    const kind = place === 0 ? 'counts' : 'secondBeverage'
    reasons.push(
      ...values.map(({ item, value, line = null }) => reason(kind, day.date, item, { component, amount: value, line })),
    )
  }
  return { value: { actual: foods + (beverages.length > 0 ? 1 : 0), isLowerBound }, reasons }
}

const isCrediting = ({ value }: ComponentValue) => value > 0

/** The items that bring a component, but too little of it for a student to be sure of the amount that counts. */
export function offeredTooLittle(day: PlannedDay, { leastItems }: DayRange, valueOf: ValueOf): ComponentValue[] {
  const taken = leastItems.filter((value) => isCrediting(value) && !isIncomplete(value))
  if (taken.length > 0) return taken
  // A student may choose an item without the component, so the others in its category do not count.
  return leastItems.filter(
    ({ item, value, missing }) =>
      value === 0 &&
      missing.length === 0 &&
      day.offered.some((other) => other.category === item.category && valueOf(other).value > 0),
  )
}
