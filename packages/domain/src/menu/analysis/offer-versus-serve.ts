import type { MealComponent } from '../../crediting/model.ts'
import { settle } from '../../units/rounding.ts'
import type { OfferedItem } from '../model.ts'
import type { Reason } from './analysis-model.ts'
import {
  componentValue,
  creditValue,
  rangeOf,
  rangeReasons,
  type ComponentWeek,
  type ValueOf,
} from './component-ranges.ts'
import { offeredTooLittle } from './day-shapes.ts'
import type { PlannedDay } from './planned-week.ts'
import { reason } from './reasons.ts'
import type { Measured } from './verdicts.ts'

const allCredits = creditValue(
  ['FRUIT', 'VEGETABLE', 'GRAIN', 'MEAT_ALTERNATE', 'MILK'],
  ({ credited }) => credited,
  false,
)

/**
 * How many food items of a breakfast an item counts as. Each ounce equivalent of grains or meats/meat alternates is one, and so
 * are a cup of milk and half a cup of fruit or vegetables, which count as one even if an item has more.
 */
export const foodItemsValue: ValueOf = (item) => {
  const creditOf = (...components: MealComponent[]) =>
    settle(
      item.nutrition.credits.reduce(
        (sum, { component, credited }) => sum + (components.includes(component) ? credited : 0),
        0,
      ),
    )
  const ounces = Math.floor(creditOf('GRAIN', 'MEAT_ALTERNATE'))
  const value = ounces + (creditOf('FRUIT', 'VEGETABLE') >= 0.5 ? 1 : 0) + (creditOf('MILK') >= 1 ? 1 : 0)
  return { ...allCredits(item), value }
}

/** Fruit and vegetables: a student takes half a cup, whatever else is declined. */
const fruitOrVegetableValue = componentValue('FRUIT', true)

/** The food items that a student is sure to be offered, whatever is chosen. */
export function foodItems(day: PlannedDay): Measured {
  const { least, isLeastLowerBound, leastItems } = rangeOf(day, foodItemsValue)
  return {
    value: { actual: least, isLowerBound: isLeastLowerBound },
    reasons: rangeReasons(day, leastItems, foodItemsValue),
  }
}

/** The most fruit and vegetables that a student can take. */
export function fruitOrVegetable(day: PlannedDay): Measured {
  const { most, isMostLowerBound, mostItems } = rangeOf(day, fruitOrVegetableValue)
  return {
    value: { actual: most, isLowerBound: isMostLowerBound },
    reasons: rangeReasons(day, mostItems, fruitOrVegetableValue),
  }
}

/** The components whose daily minimum a student is sure to be offered. Each item says which it counts as. */
export function componentsOffered(day: PlannedDay, components: readonly ComponentWeek[]): Measured {
  let count = 0
  let isLowerBound = false
  const reasons: Reason[] = []
  for (const { component, daily, valueOf } of components) {
    if (daily === null) continue
    const range = rangeOf(day, valueOf)
    const isOffered = settle(range.least) >= daily
    if (isOffered) count += 1
    else isLowerBound ||= range.isLeastLowerBound
    const values = isOffered ? range.leastItems.filter(({ value }) => value > 0) : offeredTooLittle(day, range, valueOf)
    const kind = isOffered ? 'counts' : 'tooLittle'
    if (!isOffered && values.length === 0 && !range.isLeastLowerBound) {
      const named = component === 'GRAIN_OR_MEAT_ALTERNATE' ? 'GRAIN' : component
      reasons.push(
        reason(kind, day.date, null, { component: named, needed: daily, line: day.lines[0]?.number ?? null }),
      )
    }
    for (const { item, value, line = null } of values) {
      const named = component === 'GRAIN_OR_MEAT_ALTERNATE' ? mainOf(item) : component
      reasons.push(
        reason(kind, day.date, item, { component: named, amount: value, needed: isOffered ? null : daily, line }),
      )
    }
    reasons.push(...rangeReasons(day, [], valueOf))
  }
  return { value: { actual: count, isLowerBound }, reasons }
}

/** Whether an item has more grains or more meats/meat alternates. */
function mainOf({ nutrition }: OfferedItem): MealComponent {
  const creditOf = (one: MealComponent) => nutrition.credits.find(({ component }) => component === one)?.credited ?? 0
  return creditOf('MEAT_ALTERNATE') > creditOf('GRAIN') ? 'MEAT_ALTERNATE' : 'GRAIN'
}
