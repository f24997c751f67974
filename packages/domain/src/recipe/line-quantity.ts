import type { Food } from '../food/model.ts'
import { parsePositive } from '../units/decimal.ts'
import { gramsOfMeasure, namedMeasure, preparedMeasure } from '../units/measures.ts'
import { type Measure, units, type Unit } from '../units/model.ts'
import { convert, gramsOf } from '../units/units.ts'
import { mlPerUnit } from '../units/volumes.ts'
import type { LineAmount, LineUnit, RecipeLine } from './model.ts'

/** How much of a food a line takes. */
export interface LineQuantity {
  /** Null = unknown. */
  amount: number | null
  unit: Unit
  /** The food with the measures that apply to this line. */
  food: Food
}

/**
 * The quantity of a line in one of the units. A named measure of a volume stays a volume, so that it credits as one, and is
 * weighed by that measure alone; any other is weighed. Of several measures for a unit the line's preparation can name one. A measure that the food no longer has makes the amount unknown. A
 * second amount is added in the unit of the first; if the food does not say how the two convert, the sum is unknown.
 */
export function lineQuantity(line: LineAmount & Pick<RecipeLine, 'plus' | 'prepNote'>, food: Food): LineQuantity {
  const preparation = line.prepNote ?? ''
  const first = quantityOf(line, food, preparation)
  return line.plus ? sumOf(first, quantityOf(line.plus, food, preparation), food) : first
}

function sumOf(one: LineQuantity, two: LineQuantity, food: Food): LineQuantity {
  const isNamed = [one.food !== food, two.food !== food]
  if (isNamed[0] && isNamed[1]) {
    const grams = [one, two].map(({ amount, unit, food: own }) => (amount === null ? null : gramsOf(amount, unit, own)))
    return { amount: added(grams[0], grams[1]), unit: 'g', food }
  }
  // A named measure says how the other amount converts, too.
  const [base, other] = isNamed[1] ? [two, one] : [one, two]
  const converted = other.amount === null ? null : convert(other.amount, other.unit, base.unit, base.food)
  return { ...base, amount: added(base.amount, converted) }
}

/** The sum of two amounts; null if one is unknown. */
export const added = (one: number | null | undefined, two: number | null | undefined): number | null =>
  typeof one === 'number' && typeof two === 'number' ? one + two : null

function quantityOf(line: LineAmount, food: Food, preparation: string): LineQuantity {
  const amount = parsePositive(line.amount)
  if (isUnit(line.unit)) {
    const measure = preparedMeasure(line.unit, preparation, food.measures)
    return { amount, unit: line.unit, food: measure ? measuredBy(food, measure) : food }
  }
  const measure = line.unit === 'measure' ? namedMeasure(line.measure ?? '', food.measures) : null
  if (!measure || amount === null) return { amount: null, unit: 'g', food }

  if (measure.unit && isVolume(measure.unit)) return { amount, unit: measure.unit, food: measuredBy(food, measure) }
  return { amount: amount * gramsOfMeasure(measure), unit: 'g', food }
}

/** The food with one measure for all volumes. */
const measuredBy = (food: Food, measure: Measure): Food => ({
  ...food,
  measures: [measure, ...food.measures.filter(({ unit }) => !unit || !isVolume(unit))],
})

/** The share of a food's purchased weight that is edible, 0 to 1: the line's own yield, else the food's, else all of it. */
export const edibleShareOf = ({ yieldPct }: Pick<RecipeLine, 'yieldPct'>, food: Pick<Food, 'ediblePct'>): number =>
  (yieldPct ?? food.ediblePct ?? 100) / 100

export const isUnit = (unit: LineUnit): unit is Unit => (units as readonly LineUnit[]).includes(unit)

const isVolume = (unit: Unit) => mlPerUnit[unit] !== undefined
