import { useState } from 'react'

const most = 6

function read(storageKey: string): string[] {
  try {
    const stored: unknown = JSON.parse(localStorage.getItem(storageKey) ?? '[]')
    return Array.isArray(stored) ? stored.filter((key) => typeof key === 'string').slice(0, most) : []
  } catch {
    return []
  }
}

/**
 * What was chosen last, kept in this browser, for the palette's `recentIds` and `onChoose`. Name the person in
 * `storageKey` where several people share a computer. A browser without storage forgets when the page closes.
 */
export function useRecentCommands(storageKey = 'commissary.commands') {
  const [recentIds, setRecentIds] = useState(() => read(storageKey))

  function remember(key: string) {
    const next = [key, ...recentIds.filter((known) => known !== key)].slice(0, most)
    setRecentIds(next)
    try {
      localStorage.setItem(storageKey, JSON.stringify(next))
    } catch {
      // Private windows may refuse storage.
    }
  }

  return { recentIds, remember }
}
