import { newKey } from '@commissary/api-client'
import { createPath, type Location, NavigationType, type Navigator, parsePath, type To } from 'react-router-dom'

/** Where the reader is, and how they got there. */
export interface Place {
  location: Location
  action: NavigationType
}

/** Asked before every step within the app: true lets it pass, a promise holds it back until it is answered. */
export type LeaveGuard = (to: Pick<Location, 'pathname' | 'search'>) => true | Promise<boolean>

export interface AppHistory extends Navigator {
  readonly place: Place
  /** Returns how to stop listening. */
  listen: (listener: (place: Place) => void) => () => void
  /** One guard at a time; null takes it away. */
  setGuard: (guard: LeaveGuard | null) => void
}

/** What stands with an entry in the browser's history. The number tells how far Back or Forward went. */
interface Stamp {
  index: number
  key: string
  state: unknown
}

const readStamp = () => window.history.state as Partial<Stamp> | null

function readLocation(): Location {
  const { pathname, search, hash } = window.location
  const { key = 'first', state = null } = readStamp() ?? {}
  return { pathname, search, hash, key, state }
}

/** The browser's history with a guard, which the router's own knows only together with its loaders. */
export function createAppHistory(): AppHistory {
  let index = readStamp()?.index ?? 0
  if (readStamp()?.index === undefined) window.history.replaceState({ ...readStamp(), index }, '')
  let place: Place = { location: readLocation(), action: NavigationType.Pop }
  let guard: LeaveGuard | null = null
  /** The next step of the browser is our own: back to the page that was held, or on after the answer. */
  let expected: 'return' | 'agreed' | null = null
  const listeners = new Set<(place: Place) => void>()

  function arrive(action: NavigationType) {
    place = { location: readLocation(), action }
    for (const listener of listeners) listener(place)
  }

  function step(to: To, state: unknown, action: NavigationType) {
    const path = { pathname: place.location.pathname, search: '', ...(typeof to === 'string' ? parsePath(to) : to) }
    const take = () => {
      if (action === NavigationType.Push) index += 1
      const stamp: Stamp = { index, key: newKey(), state: state ?? null }
      const url = createPath(path)
      if (action === NavigationType.Push) window.history.pushState(stamp, '', url)
      else window.history.replaceState(stamp, '', url)
      arrive(action)
    }
    const answer = guard?.(path) ?? true
    if (answer === true) take()
    else void answer.then((isAgreed) => isAgreed && take())
  }

  function handlePop() {
    const next = readStamp()?.index ?? null
    const delta = next === null ? 0 : next - index
    const was = expected
    expected = null
    if (was === 'return') return
    // Without a number it was a jump within the page.
    const answer = was === 'agreed' || delta === 0 ? true : (guard?.(readLocation()) ?? true)
    if (answer === true) {
      index = next ?? index
      arrive(NavigationType.Pop)
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
    get place() {
      return place
    },
    createHref: (to) => (typeof to === 'string' ? to : createPath(to)),
    go: (delta) => window.history.go(delta),
    push: (to, state) => step(to, state, NavigationType.Push),
    replace: (to, state) => step(to, state, NavigationType.Replace),
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
