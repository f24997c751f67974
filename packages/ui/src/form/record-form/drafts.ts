/** Unsaved input of a form. */
export interface Draft {
  /** ISO 8601. */
  savedAt: string
  /** Version of the record when editing began; null for a new record. */
  version: number | null
  /** Field values before the user edited them. */
  base: object
  values: object
}

/** Identifies a draft: whose it is, and of which record (`vendor 12`). */
export interface DraftKey {
  userId: number
  name: string
}

// Drafts of forms are in session storage. It survives a reload, Back and Forward, and a crash. It ends with the tab, and no other
// tab can read it. Never keep drafts of a form with a password.
const prefix = 'commissary.draft.'
const storageKey = ({ userId, name }: DraftKey) => `${prefix}${userId}.${name}`
const draftKeys = () => Object.keys(sessionStorage).filter((key) => key.startsWith(prefix))

/** The draft of a form; null if none exists or it is unreadable. Drafts of other users of this tab are deleted. */
export function readDraft(key: DraftKey): Draft | null {
  for (const stored of draftKeys()) {
    if (!stored.startsWith(`${prefix}${key.userId}.`)) sessionStorage.removeItem(stored)
  }
  return parse(sessionStorage.getItem(storageKey(key)))
}

/** Replaces the draft. Does nothing when the storage is full, which must not interrupt typing. */
export function keepDraft(key: DraftKey, draft: Draft): void {
  try {
    sessionStorage.setItem(storageKey(key), JSON.stringify(draft))
  } catch {
    // The form itself still has everything.
  }
}

/** Deletes the draft after a save, or when the user discards it. */
export function deleteDraft(key: DraftKey): void {
  sessionStorage.removeItem(storageKey(key))
}

/** Deletes all drafts. Call it at logout, so that no input stays in the tab. */
export function deleteDrafts(): void {
  for (const key of draftKeys()) sessionStorage.removeItem(key)
}

/**
 * Drafts that outlive the tab and the session. They are for edits that are normally saved automatically, so the user was not
 * told that they are unsaved. They stay on the device until the same user opens the record again. No one else is offered them.
 */
export const lastingDrafts = {
  /** Replaces the draft. Returns whether it is kept: the storage may be full. */
  keep(key: DraftKey, draft: Draft): boolean {
    try {
      localStorage.setItem(storageKey(key), JSON.stringify(draft))
      return true
    } catch {
      return false
    }
  },
  delete(key: DraftKey): void {
    localStorage.removeItem(storageKey(key))
  },
  /** The user's drafts whose names start with `start`; unreadable ones are left out. */
  list(userId: number, start: string): { name: string; draft: Draft }[] {
    const own = storageKey({ userId, name: '' })
    return Object.keys(localStorage)
      .filter((key) => key.startsWith(own + start))
      .flatMap((key) => {
        const draft = parse(localStorage.getItem(key))
        return draft ? [{ name: key.slice(own.length), draft }] : []
      })
  },
}

function parse(json: string | null): Draft | null {
  if (json === null) return null
  try {
    const draft: unknown = JSON.parse(json)
    return isDraft(draft) ? draft : null
  } catch {
    return null
  }
}

function isDraft(value: unknown): value is Draft {
  if (typeof value !== 'object' || value === null) return false
  const { savedAt, version, base, values } = value as Partial<Record<keyof Draft, unknown>>
  const isObject = (part: unknown) => typeof part === 'object' && part !== null
  return (
    typeof savedAt === 'string' &&
    !Number.isNaN(Date.parse(savedAt)) &&
    (version === null || typeof version === 'number') &&
    isObject(base) &&
    isObject(values)
  )
}
