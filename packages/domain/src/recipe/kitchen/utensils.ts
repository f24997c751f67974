import type { Quantity } from '../../units/model.ts'
import { toDecimal } from '../../units/decimal.ts'
import { convertDirectly } from '../../units/units.ts'

/**
 * Numbers of scoops (dishers): how many level scoops fill a quart, so No. 8 holds 1/2 cup and No. 16 holds 1/4 cup (USDA
 * Food Buying Guide, introduction; Institute of Child Nutrition, Basics at a Glance).
 */
export const scoopNumbers = [4, 6, 8, 10, 12, 16, 20, 24, 30, 40, 50, 60] as const
/** Fluid ounces of spoodles (portion servers) and of ladles (Institute of Child Nutrition, Basics at a Glance). */
const spoodleOunces = [1, 2, 3, 4, 6, 8] as const
const ladleOunces = [1, 2, 3, 4, 6, 8, 12] as const

export const utensilKinds = ['scoop', 'spoodle', 'ladle'] as const
export type UtensilKind = (typeof utensilKinds)[number]
export type Utensil =
  | `scoop${(typeof scoopNumbers)[number]}`
  | `spoodle${(typeof spoodleOunces)[number]}`
  | `ladle${(typeof ladleOunces)[number]}`

/** Every utensil, by kind. */
export const utensils: readonly Utensil[] = [
  ...scoopNumbers.map((number) => `scoop${number}` as const),
  ...spoodleOunces.map((ounces) => `spoodle${ounces}` as const),
  ...ladleOunces.map((ounces) => `ladle${ounces}` as const),
]

const quart = 32

/** The kind of a utensil and its number: that of a scoop, else its fluid ounces. */
export function utensilOf(utensil: Utensil): { kind: UtensilKind; number: number } {
  const kind = utensilKinds.find((one) => utensil.startsWith(one)) ?? 'scoop'
  return { kind, number: Number(utensil.slice(kind.length)) }
}

/** Fluid ounces of a level utensil. */
export function utensilOunces(utensil: Utensil): number {
  const { kind, number } = utensilOf(utensil)
  return kind === 'scoop' ? quart / number : number
}

/** What a level utensil holds in kitchen measures, to two decimals: cups from 1/4 cup on, else tablespoons, teaspoons below one. */
export function utensilVolume(utensil: Utensil): Quantity {
  const ounces = utensilOunces(utensil)
  const unit = ounces >= 2 ? 'cup' : ounces >= 0.5 ? 'tbsp' : 'tsp'
  const amount = convertDirectly(ounces, 'floz', unit) ?? 0
  // Thirds stay exact, so that they are written as fractions.
  const isThird = Math.abs(amount * 3 - Math.round(amount * 3)) < 1e-9
  return { amount: isThird ? toDecimal(amount) : toDecimal(Math.round(amount * 100) / 100), unit }
}
