import { toDecimal } from '../../units/decimal.ts'
import { kitchenFractions } from '../../units/fractions.ts'
import type { Unit } from '../../units/model.ts'
import { settle } from '../../units/rounding.ts'
import { convertDirectly } from '../../units/units.ts'
import { isUnit } from '../line-quantity.ts'
import type { LineUnit } from '../model.ts'

/** A unit on a kitchen card. Liters are only shown, never entered. */
export type KitchenUnit = LineUnit | 'l'

/** One part of an amount as kitchens write it: the "2 1/2 cup" of "1 qt 2 1/2 cups". */
export interface KitchenPart {
  /** Decimal string. */
  amount: string
  unit: KitchenUnit
}

/** How much a shown amount may differ from the exact one, as a fraction of it. */
export const kitchenTolerance = 0.02

/**
 * Steps that amounts are rounded to, the usual one for a size first and then finer ones: USDA's "Guide for Rounding Off Weights and
 * Measures" (Measuring Success with Standardized Recipes, 2002), in ounces and in teaspoons. Where its step is off by more than
 * `kitchenTolerance`, the next finer one is used. Weights of 5 lb and more keep whole ounces, which every kitchen scale shows; the
 * guide's quarter pound is used for 50 lb and more.
 */
const ounceSteps = [
  { from: 800, steps: [4] },
  { from: 40, steps: [1] },
  { from: 10, steps: [1 / 2, 1 / 4] },
  { from: 0, steps: [1 / 4, 1 / 8] },
]
/** A quarter and a third of a cup. */
const cupSteps = [12, 16]
const teaspoonSteps = [
  { from: 15_360, steps: [768, 384] },
  { from: 7_680, steps: [384, 192] },
  { from: 1_536, steps: [192, 48] },
  { from: 768, steps: [48, 24] },
  { from: 384, steps: [24, ...cupSteps] },
  { from: 96, steps: [...cupSteps, 3] },
  { from: 36, steps: [...cupSteps, 3, 1] },
  { from: 24, steps: [...cupSteps, 1, 1 / 2] },
  { from: 9, steps: [3, 1 / 2, 1 / 4] },
  { from: 3, steps: [3, 1 / 4, 1 / 8] },
  { from: 0, steps: [1 / 4, 1 / 8] },
]

/**
 * An amount as a kitchen measures it: weights in pounds and ounces ("12 lb 13 oz"), volumes in gallons, quarts, cups, tablespoons and
 * teaspoons ("1 qt 2 1/2 cups"), metric in g or kg, ml or l to three digits, anything else as a number with a fraction. It differs
 * from the exact amount by at most `kitchenTolerance`, except for less than 3 1/8 teaspoons, which are the nearest eighth of one,
 * and is never zero.
 *
 * It is for reading only: cost and nutrients are computed from exact amounts.
 */
export function kitchenParts(amount: number, unit: LineUnit): KitchenPart[] {
  if (unit === 'g' || unit === 'kg') return metricParts(amount, unit, ['g', 'kg'])
  if (unit === 'ml') return metricParts(amount, unit, ['ml', 'l'])
  const ounces = isUnit(unit) ? convertDirectly(amount, unit, 'oz') : null
  if (ounces !== null) return weightParts(settle(ounces))
  const teaspoons = isUnit(unit) && !unit.startsWith('scoop') ? convertDirectly(amount, unit, 'tsp') : null
  return teaspoons === null ? [{ amount: countText(amount), unit }] : volumeParts(settle(teaspoons))
}

function weightParts(exact: number): KitchenPart[] {
  const ounces = rounded(exact, ounceSteps)
  // No fraction is near enough; a scale can show the decimal ounces.
  if (ounces === null || !isNear(ounces, exact)) return [{ amount: digits(exact), unit: 'oz' }]
  return partsOf([
    ['lb', Math.floor(ounces / 16)],
    ['oz', ounces % 16],
  ])
}

function volumeParts(exact: number): KitchenPart[] {
  const teaspoons = rounded(exact, teaspoonSteps)
  if (teaspoons === null) return [{ amount: digits(exact), unit: 'tsp' }]
  return partsOf([
    ['gal', Math.floor(teaspoons / 768)],
    ['qt', Math.floor((teaspoons % 768) / 192)],
    ...cupsAndSpoons(teaspoons % 192),
  ])
}

/** Parts of a cup that kitchens have a measure for, in teaspoons, largest first. */
const measuringCups = [36, 32, 24, 16, 12, 0]

/** Less than a quart with as few spoons as possible. */
function cupsAndSpoons(teaspoons: number): [Unit, number][] {
  const whole = Math.floor(teaspoons / 48)
  const rest = teaspoons - whole * 48
  const ways = measuringCups
    .filter((cup) => cup <= rest)
    .map((cup): [Unit, number][] => [
      ['cup', whole + cup / 48],
      ['tbsp', Math.floor((rest - cup) / 3)],
      ['tsp', (rest - cup) % 3],
    ])
  const taken = ([, tablespoons, spoons]: [Unit, number][]) => (tablespoons?.[1] ?? 0) + (spoons?.[1] ?? 0)
  return ways.toSorted((one, two) => taken(one) - taken(two))[0] ?? []
}

const partsOf = (parts: [Unit, number][]): KitchenPart[] =>
  parts.filter(([, amount]) => amount > 0).map(([unit, amount]) => ({ amount: toDecimal(amount), unit }))

/**
 * The exact amount if it is a multiple of one of the steps for its size; else the nearest multiple of the first step that comes
 * near enough, or the nearest of all. Null where every multiple would be zero.
 */
function rounded(exact: number, sizes: readonly { from: number; steps: readonly number[] }[]): number | null {
  const { steps } = sizes.find(({ from }) => exact >= from) ?? { steps: [] }
  const multiples = steps.map((step) => Math.round(settle(exact / step)) * step).filter((value) => value > 0)
  const distance = (value: number) => Math.abs(value - exact)
  return (
    multiples.find((value) => distance(value) < 1e-6) ??
    multiples.find((value) => isNear(value, exact)) ??
    multiples.toSorted((one, two) => distance(one) - distance(two))[0] ??
    null
  )
}

/** Whether a shown amount differs from the exact one by no more than `kitchenTolerance`. */
const isNear = (shown: number, exact: number): boolean => Math.abs(shown - exact) <= exact * kitchenTolerance + 1e-9

/** Grams and milliliters below 1000, else kilograms and liters, to three digits. */
function metricParts(
  amount: number,
  unit: 'g' | 'kg' | 'ml',
  [small, large]: [KitchenUnit, KitchenUnit],
): KitchenPart[] {
  const inSmall = unit === 'kg' ? amount * 1000 : amount
  const shown = Number(digits(inSmall))
  return [shown >= 1000 ? { amount: digits(inSmall / 1000), unit: large } : { amount: digits(inSmall), unit: small }]
}

/** Halves, thirds and quarters are what is left of a can or a bunch. */
const countFractions = [0, 1 / 4, 1 / 3, 1 / 2, 2 / 3, 3 / 4, 1]

/** A whole number, or one with a fraction, where one is near enough; else three digits. */
function countText(amount: number): string {
  const whole = Math.floor(amount)
  const [nearest = 0] = countFractions
    .map((fraction) => whole + fraction)
    .toSorted((one, two) => Math.abs(one - amount) - Math.abs(two - amount))
  if (isNear(Math.round(amount), amount)) return toDecimal(Math.round(amount))
  return nearest > 0 && isNear(nearest, amount) ? toDecimal(nearest) : digits(amount)
}

const digits = (amount: number): string => toDecimal(Number(amount.toPrecision(3)))

/** Whether a kitchen has a measure for an amount as it is written: a whole number, or one with a kitchen fraction. */
export function isMeasurable(amount: number): boolean {
  const rest = settle(amount) % 1
  return rest === 0 || kitchenFractions.some(([, fraction]) => Math.abs(fraction - rest) < 2e-6)
}

/** The exact teaspoons of an amount that is shown in eighths of a teaspoon and is off by more than `kitchenTolerance`; else null. */
export function exactTeaspoons(amount: number, unit: LineUnit): number | null {
  const exact = isUnit(unit) && unit !== 'ml' ? convertDirectly(amount, unit, 'tsp') : null
  if (exact === null || exact >= 3) return null
  const shown = rounded(settle(exact), teaspoonSteps)
  return shown === null || isNear(shown, exact) ? null : settle(exact)
}
