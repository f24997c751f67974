import type { Candidate } from './fix-search.ts'
import { byCost } from './fix-search.ts'
import type { LineChange } from './week-changes.ts'

/** A change that brings a verdict closer to its limit. */
export interface UsefulChange extends Candidate {
  /** In the unit of the check. */
  progress: number
}

/** How many changes a fix combines at most: one for each day of a week. */
const mostChanges = 5

/** How many changes are combined with each other, by the number of changes in a fix, so that the sums stay small. */
const poolSizes = [0, 0, 240, 60, 30, 20] as const

/** Most combinations of one size that are checked. */
const checkedCombinations = 1500

/** Progress does not quite add up where a value is a ratio. */
const slack = 0.85

/**
 * Combinations of two changes and more that together may bring what is needed, the cheapest first, by their number of changes.
 * No two of them change the same category of a day.
 */
export function* combinations(useful: readonly UsefulChange[], needed: number): Generator<LineChange[][], void> {
  for (let size = 2; size <= mostChanges; size += 1) {
    const bits = new Map<string, bigint>()
    const pool = poolOf(useful, poolSizes[size] ?? 0)
      .map((one): Entry => ({ ...one, places: placesOf(one, bits) }))
      .toSorted((a, b) => b.progress - a.progress)
    const found: Candidate[] = []
    extend(pool, size, 0, [], needed * slack, found)
    yield found
      .toSorted(byCost)
      .slice(0, checkedCombinations)
      .map(({ changes }) => [...changes])
  }
}

/** The changes that help most, those that help most for their cost, and for each place the cheapest. */
function poolOf(useful: readonly UsefulChange[], size: number): UsefulChange[] {
  const byProgress = useful.toSorted((a, b) => b.progress - a.progress)
  const costs = useful.map(({ cost }) => cost ?? 0)
  const least = Math.min(0, ...costs)
  const worth = ({ cost, progress }: UsefulChange) =>
    cost === null ? Number.NEGATIVE_INFINITY : progress / (cost - least + 0.01)
  const byWorth = useful.toSorted((a, b) => worth(b) - worth(a))
  const pool = new Set<UsefulChange>()
  const perPlace = new Map<string, number>()
  for (let index = 0; index < useful.length && pool.size < size; index += 1) {
    for (const one of [byProgress[index], byWorth[index]]) {
      if (!one) continue
      const place = one.changes.map(placeOf).join(' ')
      const count = perPlace.get(place) ?? 0
      // A few for each place leave room for other places.
      if (count >= Math.max(4, size / 10) || pool.has(one)) continue
      perPlace.set(place, count + 1)
      pool.add(one)
    }
  }
  return [...pool]
}

const placeOf = ({ day, item, option }: LineChange) => `${day} ${item?.category ?? option?.category}`

/** A change with the places that it touches as bits. */
interface Entry extends UsefulChange {
  places: bigint
}

function placesOf({ changes }: UsefulChange, bits: Map<string, bigint>): bigint {
  return changes.reduce((places, change) => {
    const place = placeOf(change)
    const bit = bits.get(place) ?? 1n << BigInt(bits.size)
    bits.set(place, bit)
    return places | bit
  }, 0n)
}

/** Combinations of `size` entries from `start` on. The entries are sorted by progress, so a sum that falls short ends a branch. */
function extend(
  pool: readonly Entry[],
  size: number,
  start: number,
  chosen: readonly Entry[],
  needed: number,
  found: Candidate[],
): void {
  if (chosen.length === size) {
    const costs = chosen.map(({ cost }) => cost)
    found.push({
      changes: chosen.flatMap(({ changes }) => changes),
      cost: costs.reduce<number | null>((sum, cost) => (sum === null || cost === null ? null : sum + cost), 0),
    })
    return
  }
  const taken = chosen.reduce((places, one) => places | one.places, 0n)
  const left = size - chosen.length
  for (let index = start; index < pool.length; index += 1) {
    const next = pool[index]
    if (!next || next.progress * left < needed) return
    if ((next.places & taken) === 0n) extend(pool, size, index + 1, [...chosen, next], needed - next.progress, found)
  }
}
