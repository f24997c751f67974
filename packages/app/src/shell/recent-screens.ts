const most = 6

const keyOf = (kind: 'recent' | 'pinned', userId: number) => `commissary.screens.${kind}.${userId}`

/** Ids of screens that this browser remembers for a user: the last used, or the pinned ones. */
export function readScreens(kind: 'recent' | 'pinned', userId: number): string[] {
  try {
    const stored: unknown = JSON.parse(localStorage.getItem(keyOf(kind, userId)) ?? '[]')
    return Array.isArray(stored) ? stored.filter((id) => typeof id === 'string') : []
  } catch {
    return []
  }
}

export function saveScreens(kind: 'recent' | 'pinned', userId: number, ids: readonly string[]): void {
  try {
    localStorage.setItem(keyOf(kind, userId), JSON.stringify(ids))
  } catch {
    // Private windows may block storage.
  }
}

/** Remembers that a screen was used, the last one first. */
export function rememberScreen(userId: number, id: string): void {
  const before = readScreens('recent', userId)
  if (before[0] === id) return
  saveScreens('recent', userId, [id, ...before.filter((one) => one !== id)].slice(0, most))
}
