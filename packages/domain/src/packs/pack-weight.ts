import { parsePositive } from '../units/decimal.ts'
import type { Unit } from '../units/model.ts'
import { gramsPerUnit } from '../units/units.ts'
import type { Pack } from './model.ts'

/** Net grams of a case, from and to; the same twice where the size is exact. */
export interface PackWeight {
  fromG: number
  toG: number
}

/** How many eaches a case holds. */
export const piecesPerCase = ({ inners, eaches }: Pack): number => (inners ?? 1) * eaches

/** Net weight of a case. Null for sizes by volume, can or count: what those weigh depends on the food. */
export function packWeight(pack: Pack): PackWeight | null {
  const { size } = pack
  const grams = size && size.unit !== 'bushel' ? gramsPerUnit[size.unit satisfies Unit] : undefined
  const amount = parsePositive(size?.amount)
  if (!size || grams === undefined || amount === null) return null
  const perUnit = piecesPerCase(pack) * grams
  return { fromG: amount * perUnit, toG: (parsePositive(size.upTo) ?? amount) * perUnit }
}

/** Rounding of a printed weight, and what an average may miss. */
const tolerance = { exact: 0.05, average: 0.15 }

/** Packaging rarely weighs as much as the food in it. */
const maxGrossRatio = 2

/**
 * A stated weight of a case that contradicts its pack, with what the pack says; null where both agree or the pack says
 * nothing. A net weight may differ by 5%, that of a catch weight by 15%; a gross weight may also be up to twice the net.
 */
export function packWeightProblem(
  pack: Pack,
  statedG: number,
  { isGross = false }: { isGross?: boolean } = {},
): PackWeight | null {
  const weight = packWeight(pack)
  if (!weight) return null
  const margin = pack.isAverage ? tolerance.average : tolerance.exact
  const most = weight.toG * (isGross ? maxGrossRatio : 1 + margin)
  return statedG < weight.fromG * (1 - margin) || statedG > most ? weight : null
}
