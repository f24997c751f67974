import { parsePositive, toDecimal } from '../../units/decimal.ts'
import { type Quantity, type Unit, units } from '../../units/model.ts'
import { convertDirectly } from '../../units/units.ts'
import type { RecipePan } from './model.ts'
import { type Utensil, utensilOunces, utensils } from './utensils.ts'

/** Number of a pan in the recipe's list, starting at 1. */
export type PanNumber = `pan${number}`

/** What a recipe is scaled to: "320 portions", "5 gal", "4 pan1", "200 scoop8". */
export interface Scale {
  /** Decimal string above 0. */
  amount: string
  of: 'portions' | Unit | Utensil | PanNumber
}

/** The fields of a recipe needed to scale it. */
export interface Scalable {
  /** Decimal string above 0. */
  portions: string
  yield?: Quantity | null
  pans: readonly Pick<RecipePan, 'portionsPerPan'>[]
}

/** Units that a batch yield can be chosen in. */
const yieldUnits = ['cup', 'pt', 'qt', 'gal', 'floz', 'ml', 'lb', 'oz', 'g', 'kg'] as const satisfies readonly Unit[]

/**
 * The measures that a recipe can be scaled by: portions always; units and utensils that its batch yield converts to, so utensils only
 * with a yield by volume; and its pans.
 */
export function scaleTargets(recipe: Scalable): Scale['of'][] {
  const { unit } = recipe.yield ?? {}
  const fits = (other: Unit) => unit !== undefined && convertDirectly(1, other, unit) !== null
  return [
    'portions',
    ...recipe.pans.map((_, index): PanNumber => `pan${index + 1}`),
    ...(unit === undefined ? [] : [unit, ...yieldUnits.filter((other) => other !== unit && fits(other))]),
    ...(fits('floz') ? utensils.filter((utensil) => utensil !== unit) : []),
  ]
}

/** The portions that a scale makes of a recipe, as a decimal string; null if the recipe cannot be scaled that way. */
export function portionsOf(recipe: Scalable, { amount: text, of }: Scale): string | null {
  const amount = parsePositive(text)
  const portions = parsePositive(recipe.portions)
  if (amount === null || portions === null) return null
  if (of === 'portions') return text
  const panNumber = /^pan(\d+)$/.exec(of)?.[1]
  if (panNumber !== undefined) {
    const pan = recipe.pans[Number(panNumber) - 1]
    return pan ? toPortions(amount * pan.portionsPerPan) : null
  }
  const batch = parsePositive(recipe.yield?.amount)
  if (!recipe.yield || batch === null) return null
  const taken = isUtensil(of)
    ? convertDirectly(amount * utensilOunces(of), 'floz', recipe.yield.unit)
    : convertDirectly(amount, of as Unit, recipe.yield.unit)
  return taken === null ? null : toPortions((taken / batch) * portions)
}

/** Less than the smallest number of portions there is rounds to none. */
const toPortions = (portions: number) => (toDecimal(portions) === '0' ? null : toDecimal(portions))

const isUtensil = (of: string): of is Utensil => (utensils as readonly string[]).includes(of)
const isTarget = (of: string): of is Scale['of'] =>
  of === 'portions' || /^pan[1-9]\d?$/.test(of) || isUtensil(of) || (units as readonly string[]).includes(of)

/** Reads "320 portions"; null for anything else. */
export function parseScale(text: string | null): Scale | null {
  const [, amount = '', of = ''] = /^(\d{1,6}(?:\.\d{1,6})?) (\w{1,20})$/.exec(text ?? '') ?? []
  return parsePositive(amount) !== null && isTarget(of) ? { amount, of } : null
}

export const formatScale = ({ amount, of }: Scale): string => `${amount} ${of}`
