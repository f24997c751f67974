import type { Limit } from '../../rules/check-limits.ts'
import { snackAmountsOf } from '../../rules/dated-rules.ts'
import { componentValue, solidValue, type ValueOf } from '../analysis/component-ranges.ts'
import { Linear, type ModelBuilder } from './model-rows.ts'
import type { PlannerDay, Requirement } from './planner-model.ts'
import type { RuleSource } from './week-parts.ts'

/** How much of a value a student takes on one open day, without milk. */
export type DayValue = (day: PlannerDay, valueOf: ValueOf) => Linear

/** The smallest amount that credits, in ounce equivalents. */
const leastCredit = 0.25

/** Meats/meat alternates of the main dish and one other item; without any in the main dish the rest does not count. */
export function addMainDish(
  builder: ModelBuilder,
  { columns, group }: RuleSource,
  day: PlannerDay,
  dayValue: DayValue,
  limit: Limit,
  requirement: Requirement,
): void {
  const valueOf = componentValue('MEAT_ALTERNATE')
  const inDish = dayValue(day, (item) => (item.category === 'Entree' ? valueOf(item) : { ...valueOf(item), value: 0 }))
  const counted = new Linear().addAll(inDish)
  const shares = new Linear()
  for (const { day: own, item, column } of columns) {
    const nutrition = item.nutrition[group.gradeGroup]
    if (own !== day || item.category === 'Entree' || !nutrition) continue
    const { value } = valueOf({ ...item, plannedServings: 1, nutrition })
    if (value === 0) continue
    // Shares of items add up to one at most, so that only the best of them counts.
    const share = builder.amount(0, 1)
    builder.atMost(new Linear().add(share, 1).add(column, -1), 0, requirement)
    counted.add(share, value)
    shares.add(share, 1)
  }
  builder.atMost(shares, 1, requirement)
  builder.atLeast(inDish, leastCredit, requirement)
  builder.atLeast(counted, limit.minimum ?? 0, requirement)
}

/** Different components in the amount that a snack needs. Milk and juice count as one. */
export function addSnackComponents(
  builder: ModelBuilder,
  { columns, group }: RuleSource,
  day: PlannerDay,
  dayValue: DayValue,
  limit: Limit,
  requirement: Requirement,
): void {
  const amounts = snackAmountsOf({ now: group.limits, from2027: null, hasPattern: true }, group.gradeGroup)
  const offered = new Linear()
  /** A component that counts only with the amount it needs. */
  const counted = (value: Linear, amount: number) => {
    const counts = builder.choice(0)
    builder.atLeast(new Linear().addAll(value).add(counts, -amount), 0, requirement)
    return counts
  }
  const beverages: number[] = []
  for (const component of ['MEAT_ALTERNATE', 'GRAIN', 'FRUIT', 'VEGETABLE'] as const) {
    const amount = amounts[component]
    if (amount === undefined) continue
    const valueOf = componentValue(component)
    if (component === 'MEAT_ALTERNATE' || component === 'GRAIN') {
      offered.add(counted(dayValue(day, valueOf), amount), 1)
      continue
    }
    const solid = counted(dayValue(day, solidValue(component)), amount)
    const withJuice = counted(dayValue(day, valueOf), amount)
    // Solid fruit is also in the sum with juice, but is only one component.
    builder.atMost(new Linear().add(solid, 1).add(withJuice, 1), 1, requirement)
    offered.add(solid, 1)
    beverages.push(withJuice)
  }
  const milk = columns.filter((one) => one.day === day && one.item.category === 'Milk')
  const hasBeverage = builder.choice(0)
  const drinks = new Linear().add(hasBeverage, -1)
  for (const column of [...beverages, ...milk.map((one) => one.column)]) drinks.add(column, 1)
  builder.atLeast(drinks, 0, requirement)
  builder.atLeast(offered.add(hasBeverage, 1), limit.minimum ?? 0, requirement)
}
