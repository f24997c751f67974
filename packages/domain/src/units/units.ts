import { fittingMeasures, gramsOfMeasure } from './measures.ts'
import type { Measure, Unit } from './model.ts'
import { mlPerUnit } from './volumes.ts'

export { mlPerUnit } from './volumes.ts'

const gramsPerPound = 453.59237

/** Grams per unit of weight. `oz` is a weight, never a fluid ounce. */
export const gramsPerUnit: Partial<Record<Unit, number>> = {
  oz: gramsPerPound / 16,
  lb: gramsPerPound,
  g: 1,
  kg: 1000,
}

/** Densities in g/ml that an ingredient form can offer. They are never applied automatically. */
export const liquidDensities = {
  wholeMilk: 1.03,
  skimMilk: 1.035,
  orangeJuice: 1.038,
  grapeJuice: 1.054,
  soyDrink: 1.07,
  water: 0.998,
  honey: 1.42,
} as const
export type Liquid = keyof typeof liquidDensities

/** The fields of a food needed for conversion. */
export interface Convertible {
  measures: Measure[]
  /** Grams per milliliter. */
  densityGml?: number | null
  /** Grams of one piece. */
  eachWeightG?: number | null
}

/**
 * Grams of an amount of a food; null = unknown. For volumes the food's measures come before its density, because "1 cup
 * = 128 g" includes how the food is cut. Without either the weight is unknown, never that of water, and also where
 * measures of different weights fit ("cup, diced" and "cup, shredded").
 */
export function gramsOf(amount: number, unit: Unit, food: Convertible): number | null {
  const perOne = gramsOfOne(unit, food)
  return perOne === null ? null : amount * perOne
}

/**
 * Converts an amount of a food to another unit: directly between weights, volumes or pieces, otherwise through grams.
 * Null if the food's measures do not allow it.
 */
export function convert(amount: number, from: Unit, to: Unit, food: Convertible): number | null {
  if (from === to) return amount
  const direct = convertDirectly(amount, from, to)
  if (direct !== null) return direct

  const grams = gramsOf(amount, from, food)
  const perOne = gramsOfOne(to, food)
  return grams === null || perOne === null ? null : grams / perOne
}

/** Converts between two weights or two volumes. Null for any other pair. */
export function convertDirectly(amount: number, from: Unit, to: Unit): number | null {
  if (from === to) return amount
  for (const factors of [gramsPerUnit, mlPerUnit]) {
    const [factor, target] = [factors[from], factors[to]]
    if (factor !== undefined && target !== undefined) return (amount * factor) / target
  }
  return null
}

function gramsOfOne(unit: Unit, food: Convertible): number | null {
  const weight = gramsPerUnit[unit]
  if (weight !== undefined) return weight
  if (unit === 'each') return positive(food.eachWeightG) ?? gramsByMeasure(unit, food)

  const byMeasure = gramsByMeasure(unit, food)
  if (byMeasure === null && fittingMeasures(unit, food.measures).length > 1) return null
  const ml = mlPerUnit[unit]
  const density = positive(food.densityGml)
  if (byMeasure !== null || ml === undefined || density === null) return byMeasure
  return ml * density
}

/** Grams of one unit by the one measure of the food that fits it. */
function gramsByMeasure(unit: Unit, { measures }: Convertible): number | null {
  const [measure, ...others] = fittingMeasures(unit, measures)
  if (!measure || others.length > 0) return null
  const own = measure.unit ?? unit
  return gramsOfMeasure(measure) * (own === unit ? 1 : (mlPerUnit[unit] ?? 0) / (mlPerUnit[own] ?? 1))
}

function positive(value: number | null | undefined): number | null {
  return value !== null && value !== undefined && value > 0 ? value : null
}
