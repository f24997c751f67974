import type { Food } from '../food/model.ts'
import { parsePositive } from '../units/decimal.ts'
import { gramsOfMeasure, namedMeasure } from '../units/measures.ts'
import { units, type Unit } from '../units/model.ts'
import { mlPerUnit } from '../units/volumes.ts'
import type { LineUnit, RecipeLine } from './model.ts'

/** What a line takes of a food. */
export interface LineQuantity {
  /** Null = unknown. */
  amount: number | null
  unit: Unit
  /** The food with the measures that apply to this line. */
  food: Food
}

/**
 * The quantity of a line in one of the units. A named measure of a volume stays a volume, so that it credits as one, and is
 * weighed by that measure alone; any other is weighed. A measure that the food no longer has makes the amount unknown.
 */
export function lineQuantity(line: Pick<RecipeLine, 'amount' | 'unit' | 'measure'>, food: Food): LineQuantity {
  const amount = parsePositive(line.amount)
  if (isUnit(line.unit)) return { amount, unit: line.unit, food }
  const measure = line.unit === 'measure' ? namedMeasure(line.measure ?? '', food.measures) : null
  if (!measure || amount === null) return { amount: null, unit: 'g', food }

  if (measure.unit && isVolume(measure.unit)) {
    const others = food.measures.filter(({ unit }) => !unit || !isVolume(unit))
    return { amount, unit: measure.unit, food: { ...food, measures: [measure, ...others] } }
  }
  return { amount: amount * gramsOfMeasure(measure), unit: 'g', food }
}

export const isUnit = (unit: LineUnit): unit is Unit => (units as readonly LineUnit[]).includes(unit)

const isVolume = (unit: Unit) => mlPerUnit[unit] !== undefined
