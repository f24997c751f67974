/** What somebody typed into a form and did not save. */
export interface Draft {
  /** ISO 8601. */
  savedAt: string
  /** Of the record that was edited; null for a new one. */
  version: number | null
  /** What the fields held before anything was typed. */
  base: object
  values: object
}

/** Whose draft of what: `vendor 12` of user 7. */
export interface DraftPlace {
  userId: number
  name: string
}

// The storage of the tab outlives a reload, Back and Forward, and a crash; it ends with the tab and no other tab reads
// it. No form that holds a password keeps a draft.
const prefix = 'commissary.draft.'
const keyOf = ({ userId, name }: DraftPlace) => `${prefix}${userId}.${name}`
const draftKeys = () => Object.keys(sessionStorage).filter((key) => key.startsWith(prefix))

/** The draft of a form, null without one. What another user of this tab left behind is thrown away. */
export function readDraft(place: DraftPlace): Draft | null {
  for (const key of draftKeys()) {
    if (!key.startsWith(`${prefix}${place.userId}.`)) sessionStorage.removeItem(key)
  }
  const stored = sessionStorage.getItem(keyOf(place))
  if (stored === null) return null
  try {
    const draft: unknown = JSON.parse(stored)
    return isDraft(draft) ? draft : null
  } catch {
    return null
  }
}

/** Keeps what is typed, in place of what was kept before. A full storage is no reason to disturb who types. */
export function keepDraft(place: DraftPlace, draft: Draft): void {
  try {
    sessionStorage.setItem(keyOf(place), JSON.stringify(draft))
  } catch {
    // The form itself still holds everything.
  }
}

/** It was saved, or dropped on purpose. */
export function forgetDraft(place: DraftPlace): void {
  sessionStorage.removeItem(keyOf(place))
}

/** Nothing that somebody typed stays in the tab after they have logged out. */
export function forgetDrafts(): void {
  for (const key of draftKeys()) sessionStorage.removeItem(key)
}

function isDraft(value: unknown): value is Draft {
  if (typeof value !== 'object' || value === null) return false
  const { savedAt, version, base, values } = value as Partial<Record<keyof Draft, unknown>>
  const isPlace = (part: unknown) => typeof part === 'object' && part !== null
  return (
    typeof savedAt === 'string' &&
    !Number.isNaN(Date.parse(savedAt)) &&
    (version === null || typeof version === 'number') &&
    isPlace(base) &&
    isPlace(values)
  )
}
