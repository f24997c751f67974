import { type HandOff, readHandOff } from '@commissary/api-client/session'

/** The address that a hand-off leaves behind: its page without the keys. */
export interface Arrival {
  handOff: HandOff
  pathname: string
}

/** Takes a hand-off out of the address bar and out of the browser's history; null where the address holds none. */
export function takeArrival(): Arrival | null {
  const { pathname, search, hash } = window.location
  const handOff = readHandOff(search)
  if (!handOff) return null
  window.history.replaceState(window.history.state, '', pathname + hash)
  return { handOff, pathname }
}

// When the module is loaded: before anything is drawn, asked for or remembered under the address with the keys.
export const arrival = takeArrival()
