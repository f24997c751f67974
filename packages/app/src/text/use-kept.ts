import { useState } from 'react'

/**
 * The list with the entries of its last version where they say the same, so that memoised rows which did not change are
 * not drawn again. Entries are plain data; `keyOf` is unique within the list.
 */
export function useKept<Entry>(list: readonly Entry[], keyOf: (entry: Entry) => string): readonly Entry[] {
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
