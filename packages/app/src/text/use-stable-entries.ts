import { useState } from 'react'

/**
 * The list, with equal entries reused from the previous render, so that memoized rows that did not change are not
 * rendered again. Entries are plain data; `keyOf` is unique within the list.
 */
export function useStableEntries<Entry>(list: readonly Entry[], keyOf: (entry: Entry) => string): readonly Entry[] {
  const [known] = useState(() => new Map<string, { text: string; entry: Entry }>())
  return list.map((entry) => {
    const key = keyOf(entry)
    const text = JSON.stringify(entry)
    const before = known.get(key)
    if (before?.text === text) return before.entry
    known.set(key, { text, entry })
    return entry
  })
}
