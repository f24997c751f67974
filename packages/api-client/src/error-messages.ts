type Tell = (message: string) => void

const listeners = new Set<Tell>()

/**
 * Hands the `errorMessage` of every failed call to `tell`, which shows it, say in a toast, until the function that it
 * gives back is called. A failure that was told so has `isTold`: nothing else need say it a second time.
 */
export function onErrorMessage(tell: Tell): () => void {
  listeners.add(tell)
  return () => listeners.delete(tell)
}

/** Whether somebody showed it. */
export function tellErrorMessage(message: string): boolean {
  for (const tell of listeners) tell(message)
  return listeners.size > 0
}
