import { useMemo, useRef, useState } from 'react'

import { toggledRange } from '../selection.ts'
import type { RowKey } from './types.ts'

interface SelectionOptions<Row> {
  isOn: boolean
  controlled: ReadonlySet<RowKey> | undefined
  onSelect: ((selected: ReadonlySet<RowKey>) => void) | undefined
  all: readonly Row[]
  /** Indices into `all` of the matching rows, in order. */
  order: Uint32Array
  /** Indices into `all` of the rows on the page. */
  shown: Uint32Array
  /** Key of a row of `all`. */
  keyOf: (row: Row, at: number) => RowKey
  /** The caller pages: rows of other pages are not loaded here, but may be selected. */
  isServer: boolean
}

const noKeys: ReadonlySet<RowKey> = new Set()

/** The selected rows, by key: sorting, filtering and paging keep them. */
export function useSelection<Row>({
  isOn,
  controlled,
  onSelect,
  all,
  order,
  shown,
  keyOf,
  isServer,
}: SelectionOptions<Row>) {
  const [internal, setInternal] = useState(noKeys)
  const anchor = useRef<RowKey | undefined>(undefined)
  const chosen = isOn ? (controlled ?? internal) : noKeys

  // Removed rows are deselected, and rows hidden by a filter are counted separately.
  const { selected, hiddenCount } = useMemo(() => {
    if (chosen.size === 0 || isServer) return { selected: chosen, hiddenCount: 0 }
    const existing = all.map(keyOf).filter((key) => chosen.has(key))
    const visible = keysOf(order, all, keyOf).filter((key) => chosen.has(key))
    return {
      selected: existing.length === chosen.size ? chosen : new Set(existing),
      hiddenCount: existing.length - visible.length,
    }
  }, [chosen, all, order, keyOf, isServer])

  function set(next: ReadonlySet<RowKey>) {
    setInternal(next)
    onSelect?.(next)
  }

  /** Selects or deselects a row of the page; with `isRange` all rows from the last one on. */
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
    hiddenCount,
    /** The state of the checkbox in the header. */
    pageState: onPage === 0 ? false : onPage === shown.length || ('mixed' as const),
    toggle,
    setPage,
    selectAll: () => set(new Set([...selected, ...keysOf(order, all, keyOf)])),
    clear: () => set(noKeys),
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
