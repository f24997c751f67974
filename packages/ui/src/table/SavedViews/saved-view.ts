/** A view as the list shows it. Callers pass more, and get it back. */
export interface SavedView {
  id: number
  name: string
}
