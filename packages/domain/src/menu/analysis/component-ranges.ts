import type { Reason } from './analysis-model.ts'
import { mealCategories, type OfferedItem } from '../model.ts'
import type { AnalysisComponent, Credit, MealComponent, VegetableSubgroup } from '../../crediting/model.ts'
import type { PlannedDay } from './planned-week.ts'
import { creditGaps, reason } from './reasons.ts'
import { isLess, isOnLine, type ServingLine } from './serving-lines.ts'
import { settle } from '../../units/rounding.ts'

/** One item's contribution to a component. */
export interface ComponentValue {
  item: OfferedItem
  value: number
  /** The amount lost to rounding down. */
  lost: number
  missing: string[]
  notAssessed: string[]
  unproven: string[]
  /** Only for a placeholder: what its food is expected to bring. Null = nothing is stated, or not for this value. */
  expected: number | null
  /** The serving line whose students take it; absent = the day has one offer for all. */
  line?: number | null
}

export type ValueOf = (item: OfferedItem) => ComponentValue

/** The least and the most that one student can take on a day, with the items of the minimum and the maximum. */
export interface DayRange {
  date: string
  least: number
  most: number
  /** The true minimum may be higher. */
  isLeastLowerBound: boolean
  isMostLowerBound: boolean
  leastItems: ComponentValue[]
  mostItems: ComponentValue[]
}

/** A component with its value per item and its range on each day. */
export interface ComponentWeek {
  component: AnalysisComponent
  /** Snack: the amount that makes it one of the components; null elsewhere. */
  snack: number | null
  /** The daily minimum; null = none. */
  daily: number | null
  valueOf: ValueOf
  /** In the order of the week's days. */
  ranges: DayRange[]
}

/**
 * The minimum and maximum that a student can take on a day: the smallest and the largest over all serving lines. A line that is
 * known to have little makes the minimum certain, even if other lines are unknown.
 */
export function rangeOf(day: PlannedDay, valueOf: ValueOf): DayRange {
  const ranges = day.lines.map((line) => lineRange(day, line, valueOf))
  let range = ranges[0] ?? lineRange(day, { number: null, offered: day.offered }, valueOf)
  for (const other of ranges.slice(1)) {
    const { least, isLeastLowerBound, leastItems } = isLess(leastAmount(other), leastAmount(range)) ? other : range
    const { most, mostItems } = settle(other.most) > settle(range.most) ? other : range
    const isMostLowerBound = range.isMostLowerBound || other.isMostLowerBound
    range = { date: day.date, least, isLeastLowerBound, leastItems, most, isMostLowerBound, mostItems }
  }
  return range
}

const leastAmount = ({ least, isLeastLowerBound }: DayRange) => ({ actual: least, isLowerBound: isLeastLowerBound })

/**
 * The minimum and maximum of one serving line within the allowed selections: the smallest and the largest items of each
 * category. An item known to be small makes the minimum certain, even if others are unknown.
 */
function lineRange(day: PlannedDay, { number, offered }: ServingLine, valueOf: ValueOf): DayRange {
  const leastItems: ComponentValue[] = []
  const mostItems: ComponentValue[] = []
  let isMostLowerBound = false

  for (const category of mealCategories) {
    const values = offered
      .filter((item) => item.category === category)
      .map((item): ComponentValue => ({ ...valueOf(item), ...(number !== null && { line: number }) }))
    values.sort((a, b) => a.value - b.value || a.missing.length - b.missing.length || (a.item.id < b.item.id ? -1 : 1))
    const count = Math.min(day.selections[category], values.length)
    leastItems.push(...values.slice(0, count))
    mostItems.push(...values.slice(values.length - count))
    isMostLowerBound ||= values.some(isIncomplete)
  }
  const sum = (values: ComponentValue[]) => values.reduce((total, { value }) => total + value, 0)
  return {
    date: day.date,
    least: sum(leastItems),
    most: sum(mostItems),
    isLeastLowerBound: leastItems.some(isIncomplete),
    isMostLowerBound,
    leastItems,
    mostItems,
  }
}

/** An item's credit to a component of the meal. Breakfast may count vegetables as fruit (7 CFR 220.8(c)). */
export function componentValue(component: AnalysisComponent, vegetablesForFruit = false): ValueOf {
  const components: MealComponent[] =
    component === 'GRAIN_OR_MEAT_ALTERNATE'
      ? ['GRAIN', 'MEAT_ALTERNATE']
      : component === 'FRUIT' && vegetablesForFruit
        ? ['FRUIT', 'VEGETABLE']
        : [component]
  return creditValue(components, ({ credited }) => credited, true)
}

/**
 * Cups of one vegetable subgroup. Beans credited as meat alternate count here, though not toward the
 * vegetable total (7 CFR 210.10(c)(2)(ii)(C)).
 */
export function subgroupValue(subgroup: VegetableSubgroup): ValueOf {
  const valueOf = creditValue(['VEGETABLE'], ({ subgroups }) => subgroups[subgroup] ?? 0, false)
  return (item) => {
    const value = valueOf(item)
    return subgroup === 'BEANS_AND_PEAS'
      ? { ...value, value: value.value + item.nutrition.beansAsMeatAlternateCups }
      : value
  }
}

/** Cups of beans that credit as vegetables. Only their surplus may count as other vegetables. */
export const beansAsVegetableValue: ValueOf = creditValue(
  ['VEGETABLE'],
  ({ subgroups }) => subgroups.BEANS_AND_PEAS ?? 0,
  false,
)

/** The part of the grain credit that is a grain-based dessert. */
export const grainDessertValue: ValueOf = creditValue(['GRAIN'], ({ grainDessert }) => grainDessert, false)

/** The part of the grain credit that is whole grain-rich. */
export const wholeGrainRichValue: ValueOf = creditValue(['GRAIN'], ({ wholeGrainRich }) => wholeGrainRich, false)

/** Reasons for a day's value: shares, rounding, and unknown or unproven credits among all that is offered. */
export function rangeReasons(day: PlannedDay, taken: readonly ComponentValue[], valueOf: ValueOf): Reason[] {
  const values = day.offered.map(valueOf)
  const reasons = values.flatMap((value) => [
    ...creditGaps(day.date, value.item, value),
    ...value.unproven.map((foodName) => reason('unproven', day.date, value.item, { foodName })),
  ])
  for (const { item, value, lost, line = null } of taken) {
    if (item.expectedCredits) continue
    // An item without a credit, where others have one, explains a low minimum.
    const hasBetter = values.some(
      (other) => other.item.category === item.category && other.value > value && isOnLine(other.item, line),
    )
    if (value > 0 || hasBetter) reasons.push(reason('share', day.date, item, { amount: value, line }))
    if (lost > 0) reasons.push(reason('rounding', day.date, item, { amount: lost, line }))
  }
  return reasons
}

/** Cups of a component that are not juice. */
export const solidValue = (component: 'FRUIT' | 'VEGETABLE'): ValueOf =>
  creditValue([component], ({ credited, juice }) => Math.max(0, credited - juice), false)

export function creditValue(
  components: readonly MealComponent[],
  read: (credit: Credit) => number,
  isRounded: boolean,
): ValueOf {
  return (item) => {
    const result: ComponentValue = {
      item,
      value: 0,
      lost: 0,
      missing: [],
      notAssessed: [],
      unproven: [],
      expected: null,
    }
    for (const credit of item.nutrition.credits) {
      if (!components.includes(credit.component)) continue
      result.value += read(credit)
      if (isRounded) result.lost += settle(credit.exact - credit.credited)
      result.missing.push(...credit.missing)
      result.notAssessed.push(...credit.notAssessed)
      result.unproven.push(...credit.unproven)
    }
    if (isRounded) result.expected = expectedOf(item, components)
    return result
  }
}

function expectedOf({ expectedCredits }: OfferedItem, components: readonly MealComponent[]): number | null {
  const stated = components.flatMap((component) => expectedCredits?.[component] ?? [])
  return stated.length === 0 ? null : stated.reduce((sum, credit) => sum + credit, 0)
}

export function isIncomplete({ missing }: ComponentValue): boolean {
  return missing.length > 0
}
