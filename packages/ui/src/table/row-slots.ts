import type { RowKey } from './DataTable/types.ts'

/** Which row element shows which record. */
export interface RowSlots {
  /** Keys of the records, in order. */
  keys: readonly RowKey[]
  /** Numbers of their elements. */
  slots: readonly number[]
  /** The number of the next new element. */
  next: number
}

export const noSlots: RowSlots = { keys: [], slots: [], next: 0 }

/**
 * The elements of the records shown next. A record that stays keeps its own, so that focus stays with it. With `canReuse`
 * others take the elements of records that are gone, first the one at their position: texts change, and no row is created.
 */
export function nextSlots(before: RowSlots, keys: readonly RowKey[], canReuse: boolean): RowSlots {
  const known = new Map(before.keys.map((key, at) => [key, before.slots[at]]))
  const kept = keys.map((key) => {
    const slot = known.get(key)
    // The second of two rows with the same key has another element.
    known.delete(key)
    return slot
  })
  const free = new Set(canReuse ? known.values() : [])
  const inPlace = kept.map((slot, at) => {
    const own = before.slots[at]
    return slot ?? (free.delete(own) ? own : undefined)
  })
  const rest = [...free]
  let { next } = before
  const slots = inPlace.map((slot) => slot ?? rest.pop() ?? next++)
  return { keys, slots, next }
}
