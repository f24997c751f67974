import { useMemo, useRef, useState } from 'react'

import { toggledRange } from '../selection.ts'
import type { RowKey } from './types.ts'

interface SelectionOptions<Row> {
  isOn: boolean
  given: ReadonlySet<RowKey> | undefined
  onSelect: ((selected: ReadonlySet<RowKey>) => void) | undefined
  all: readonly Row[]
  /** Indices into `all` of the rows that were found, in order. */
  order: Uint32Array
  /** Indices into `all` of the rows on the page. */
  shown: Uint32Array
  /** Key of a row of `all`. */
  keyOf: (row: Row, at: number) => RowKey
  /** The caller pages: rows of other pages are not known here, and may be selected all the same. */
  isServer: boolean
}

const nothing: ReadonlySet<RowKey> = new Set()

/** Rows that a person selected, by key: a sort, a filter or another page keeps them. */
export function useSelection<Row>({
  isOn,
  given,
  onSelect,
  all,
  order,
  shown,
  keyOf,
  isServer,
}: SelectionOptions<Row>) {
  const [own, setOwn] = useState(nothing)
  const anchor = useRef<RowKey | undefined>(undefined)
  const chosen = isOn ? (given ?? own) : nothing

  // Rows that are gone are not selected any more, and those that a filter hides are counted apart.
  const { selected, unseen } = useMemo(() => {
    if (chosen.size === 0 || isServer) return { selected: chosen, unseen: 0 }
    const there = all.map(keyOf).filter((key) => chosen.has(key))
    const seen = keysOf(order, all, keyOf).filter((key) => chosen.has(key))
    return {
      selected: there.length === chosen.size ? chosen : new Set(there),
      unseen: there.length - seen.length,
    }
  }, [chosen, all, order, keyOf, isServer])

  function set(next: ReadonlySet<RowKey>) {
    setOwn(next)
    onSelect?.(next)
  }

  /** Selects a row of the page, or takes it back; with `isRange` all rows from the last one on. */
  function toggle(place: number, isRange: boolean) {
    const [key] = keysOf(shown.subarray(place, place + 1), all, keyOf)
    if (key === undefined) return
    set(
      isRange
        ? toggledRange(selected, keysOf(order, all, keyOf), anchor.current, key)
        : toggledRange(selected, [key], undefined, key),
    )
    anchor.current = key
  }

  function setPage(isSelected: boolean) {
    const next = new Set(selected)
    for (const key of keysOf(shown, all, keyOf)) {
      if (isSelected) next.add(key)
      else next.delete(key)
    }
    set(next)
  }

  const onPage = selected.size === 0 ? 0 : keysOf(shown, all, keyOf).filter((key) => selected.has(key)).length

  return {
    isOn,
    selected,
    unseen,
    /** What the checkbox in the head shows. */
    pageState: onPage === 0 ? false : onPage === shown.length || ('mixed' as const),
    toggle,
    setPage,
    selectAll: () => set(new Set([...selected, ...keysOf(order, all, keyOf)])),
    clear: () => set(nothing),
  }
}

export type Selection = ReturnType<typeof useSelection>

function keysOf<Row>(places: Uint32Array, all: readonly Row[], keyOf: (row: Row, at: number) => RowKey): RowKey[] {
  const keys: RowKey[] = []
  for (const at of places) {
    const row = all[at]
    if (row !== undefined) keys.push(keyOf(row, at))
  }
  return keys
}
