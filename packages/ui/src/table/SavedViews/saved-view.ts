/** A view as the list shows it. Callers can pass more fields, and get them back. */
export interface SavedView {
  id: number
  name: string
  /** Colleagues see it. */
  isShared?: boolean
  /** The colleague who shares it: it can be applied and not changed. Null or absent = the user's own. */
  ownerName?: string | null
}
