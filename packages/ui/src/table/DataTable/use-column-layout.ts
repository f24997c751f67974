import { useCallback, useMemo, useSyncExternalStore } from 'react'

import { type ColumnLayout, defaultLayout, parseLayout } from '../column-layout.ts'

const listeners = new Set<() => void>()
// Private windows may refuse storage: the layout then lasts as long as the page.
const unstored = new Map<string, string>()

const ignoreChanges = () => () => {}
const keyOf = (tableId: string) => `commissary.table.${tableId}`

function subscribe(listener: () => void) {
  listeners.add(listener)
  window.addEventListener('storage', listener)
  return () => {
    listeners.delete(listener)
    window.removeEventListener('storage', listener)
  }
}

function load(key: string): string | null {
  try {
    return unstored.get(key) ?? localStorage.getItem(key)
  } catch {
    return null
  }
}

function save(key: string, layout: ColumnLayout) {
  const text = JSON.stringify(layout)
  try {
    localStorage.setItem(key, text)
    unstored.delete(key)
  } catch {
    unstored.set(key, text)
  }
  for (const listener of listeners) listener()
}

/** The layout stored under a table's id, the same in every tab; the default without an id and on a server. */
export function useColumnLayout(tableId: string | undefined) {
  const key = tableId === undefined ? null : keyOf(tableId)
  const stored = useSyncExternalStore(
    // A listener for `storage` makes the browser load the storage first.
    key === null ? ignoreChanges : subscribe,
    () => (key === null ? null : load(key)),
    () => null,
  )
  const layout = useMemo(() => (stored === null ? defaultLayout : parseLayout(stored)), [stored])
  const setLayout = useCallback((next: ColumnLayout) => key !== null && save(key, next), [key])
  return [layout, setLayout] as const
}
