type Show = (message: string) => void

const listeners = new Set<Show>()

/**
 * Calls `show` with the `errorMessage` of every failed call, for example to show it in a toast. The error then has
 * `isShown`, so that no other code shows it again. Returns a function that stops it.
 */
export function onErrorMessage(show: Show): () => void {
  listeners.add(show)
  return () => listeners.delete(show)
}

/** Returns whether a listener showed the message. */
export function showErrorMessage(message: string): boolean {
  for (const show of listeners) show(message)
  return listeners.size > 0
}
