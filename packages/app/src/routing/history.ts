/** A place within the app, as the address bar shows it. */
export interface Address {
  pathname: string
  /** `?open=12`, or nothing. */
  search: string
  /** `#content`, or nothing. */
  hash: string
}

/** Asked before every step within the app: true lets it pass, a promise holds it back until it is answered. */
export type LeaveGuard = (to: Address) => true | Promise<boolean>

export interface AppHistory {
  readonly address: Address
  /** Goes to an address of the app; `?open=12` keeps the path. */
  push: (to: string) => void
  /** The same, so that Back does not lead here. */
  replace: (to: string) => void
  /** Returns how to stop listening. */
  listen: (listener: (address: Address) => void) => () => void
  /** One guard at a time; null takes it away. */
  setGuard: (guard: LeaveGuard | null) => void
}

/** What stands with an entry in the browser's history: its number tells how far Back or Forward went. */
const readIndex = () => (window.history.state as { index?: number } | null)?.index

const addressOf = ({ pathname, search, hash }: Address): Address => ({ pathname, search, hash })

/** The browser's own history, with a guard that may hold back links, Back and Forward. */
export function createAppHistory(): AppHistory {
  let index = readIndex() ?? 0
  if (readIndex() === undefined) window.history.replaceState({ index }, '')
  let address = addressOf(window.location)
  let guard: LeaveGuard | null = null
  /** The next step of the browser is our own: back to the page that was held, or on after the answer. */
  let expected: 'return' | 'agreed' | null = null
  const listeners = new Set<(address: Address) => void>()

  function arrive() {
    address = addressOf(window.location)
    for (const listener of listeners) listener(address)
  }

  function step(to: string, isNew: boolean) {
    const target = addressOf(new URL(to, window.location.href))
    const take = () => {
      const url = target.pathname + target.search + target.hash
      if (isNew) index += 1
      if (isNew) window.history.pushState({ index }, '', url)
      else window.history.replaceState({ index }, '', url)
      arrive()
    }
    const answer = guard?.(target) ?? true
    if (answer === true) take()
    else void answer.then((isAgreed) => isAgreed && take())
  }

  function handlePop() {
    const next = readIndex()
    const delta = next === undefined ? 0 : next - index
    const was = expected
    expected = null
    if (was === 'return') return
    // Without a number it was a jump within the page.
    const answer = was === 'agreed' || delta === 0 ? true : (guard?.(addressOf(window.location)) ?? true)
    if (answer === true) {
      index = next ?? index
      arrive()
      return
    }
    // The browser has moved already: it goes back to where it was until there is an answer.
    expected = 'return'
    window.history.go(-delta)
    void answer.then((isAgreed) => {
      if (!isAgreed) return
      expected = 'agreed'
      window.history.go(delta)
    })
  }

  return {
    get address() {
      return address
    },
    push: (to) => step(to, true),
    replace: (to) => step(to, false),
    listen(listener) {
      if (listeners.size === 0) window.addEventListener('popstate', handlePop)
      listeners.add(listener)
      return () => {
        listeners.delete(listener)
        if (listeners.size === 0) window.removeEventListener('popstate', handlePop)
      }
    },
    setGuard(next) {
      guard = next
    },
  }
}
