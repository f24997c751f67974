import { mealComponents } from '../../crediting/model.ts'
import type { Measure } from '../../rules/checks.ts'
import { settle } from '../../units/rounding.ts'
import { isLineLess, type LineSums } from './bulk-lines.ts'
import type { WeekSums } from './bulk-sums.ts'
import { column } from './bulk-table.ts'
import { writeCheck, type CheckTable, type Plan, type Worst } from './bulk-verdicts.ts'
import { bitCount, byte, real } from './flat-arrays.ts'

/** The low bit of each pair is unflavored milk. */
const unflavoredBits = 0x55

const kinds = ['milkKinds', 'mainDish', 'snackComponents', 'componentsOffered', 'fruitOrVegetable'] as const
type LineMeasure = Extract<Measure, { kind: (typeof kinds)[number] }>

/** Whether a daily value is the least of the day's serving lines, each measured as a whole. */
export const isOfLines = (measure: Measure): measure is LineMeasure => kinds.some((kind) => kind === measure.kind)

/** A value of one line, and 1 where it is a lower bound. */
type LineValue = [value: number, gap: number]

/** Writes the smallest value of the day's serving lines; of equal ones the certain one. See `leastOfLines` of one day. */
export function writeLines(
  table: CheckTable,
  cell: number,
  check: number,
  plan: Plan,
  worst: Worst,
  { lines }: WeekSums,
  measure: LineMeasure,
): void {
  let value = Number.POSITIVE_INFINITY
  let gap = 1
  for (const line of lines) {
    const [other, otherGap] = measured(line, plan, measure)
    if (!isLineLess(other, otherGap, value, gap)) continue
    value = other
    gap = otherGap
  }
  writeCheck(table, cell, check, plan, worst, value, gap === 1)
}

function measured(line: LineSums, plan: Plan, measure: LineMeasure): LineValue {
  switch (measure.kind) {
    case 'milkKinds':
      return [
        bitCount(measure.isUnflavoredOnly ? line.milkBits & unflavoredBits : line.milkBits),
        line.hasMilkGap ? 1 : 0,
      ]
    case 'mainDish':
      return [line.mainDishMeat, line.isMainDishBound ? 1 : 0]
    case 'snackComponents':
      return snackComponents(line, plan)
    case 'componentsOffered':
      return componentsOffered(line, plan)
    case 'fruitOrVegetable':
      return [real(line.most, column.FRUIT_OR_VEGETABLE), byte(line.mostGaps, column.FRUIT_OR_VEGETABLE)]
  }
}

/** The components in their daily minimums. See `componentsOffered` of one day. */
function componentsOffered({ least, leastGaps }: LineSums, plan: Plan): LineValue {
  let count = 0
  let gap = 0
  for (const [component, minimum] of plan.dailyMinimums) {
    const index = columnOf(component, plan)
    if (settle(real(least, index)) >= minimum) count += 1
    else if (byte(leastGaps, index) === 1) gap = 1
  }
  return [count, gap]
}

/** The different components of a snack; beverages count as one. See `snackComponents` of one day. */
function snackComponents({ least, leastGaps }: LineSums, plan: Plan): LineValue {
  let foods = 0
  let hasBeverage = false
  let gap = 0
  for (const component of mealComponents) {
    const amount = plan.snackAmounts[component]
    if (amount === undefined) continue
    const solid =
      component === 'FRUIT' ? column.solidFruit : component === 'VEGETABLE' ? column.solidVegetable : column[component]
    if (component !== 'MILK' && settle(real(least, solid)) >= amount) {
      foods += 1
      continue
    }
    hasBeverage ||= settle(real(least, column[component])) >= amount
    if (byte(leastGaps, column[component]) === 1) gap = 1
  }
  return [foods + (hasBeverage ? 1 : 0), gap]
}

/** Breakfast may count vegetables as fruit. */
export function columnOf(component: Extract<Measure, { component: string }>['component'], plan: Plan): number {
  return component === 'FRUIT' && plan.countsVegetablesAsFruit ? column.FRUIT_OR_VEGETABLE : column[component]
}
