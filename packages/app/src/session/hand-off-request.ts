import { type HandOff, readHandOff } from '@commissary/api-client/session'

/** A hand-off from another product, and the page it asked for. */
export interface HandOffRequest {
  handOff: HandOff
  pathname: string
}

/** Reads a hand-off from the address and removes its keys from the address bar; null if there is none. */
export function readHandOffRequest(): HandOffRequest | null {
  const { pathname, search, hash } = window.location
  const handOff = readHandOff(search)
  if (!handOff) return null
  window.history.replaceState(window.history.state, '', pathname + hash)
  return { handOff, pathname }
}

// At module load, before anything renders, requests or stores the address with the keys.
export const handOffRequest = readHandOffRequest()
