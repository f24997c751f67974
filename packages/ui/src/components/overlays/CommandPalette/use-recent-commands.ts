import { useState } from 'react'

const maxRecent = 6

function read(storageKey: string): string[] {
  try {
    const stored: unknown = JSON.parse(localStorage.getItem(storageKey) ?? '[]')
    return Array.isArray(stored) ? stored.filter((key) => typeof key === 'string').slice(0, maxRecent) : []
  } catch {
    return []
  }
}

/**
 * Recent commands, stored in this browser, for the palette's `recentIds` and `onChoose`. Include the person in
 * `storageKey` if several people share a computer. Without browser storage they last until the page closes.
 */
export function useRecentCommands(storageKey = 'commissary.commands') {
  const [recentIds, setRecentIds] = useState(() => read(storageKey))

  function remember(key: string) {
    const next = [key, ...recentIds.filter((known) => known !== key)].slice(0, maxRecent)
    setRecentIds(next)
    try {
      localStorage.setItem(storageKey, JSON.stringify(next))
    } catch {
      // Private windows may block storage.
    }
  }

  return { recentIds, remember }
}
