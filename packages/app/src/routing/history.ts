import { newKey } from '@commissary/api-client'
import { createPath, type Location, NavigationType, type Navigator, parsePath, type To } from 'react-router-dom'

/** The current location, and how the user got there. */
export interface Place {
  location: Location
  action: NavigationType
}

/** Runs before every navigation within the app: true allows it, a promise delays it until resolved. */
export type LeaveGuard = (to: Pick<Location, 'pathname' | 'search'>) => true | Promise<boolean>

export interface AppHistory extends Navigator {
  readonly place: Place
  /** Returns the function that unsubscribes. */
  listen: (listener: (place: Place) => void) => () => void
  /** Sets the only guard; null removes it. */
  setGuard: (guard: LeaveGuard | null) => void
}

/** State of an entry in the browser's history. The index shows how far Back or Forward went. */
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

/** The browser's history with a guard. React Router has one only in its data router, which we do not load. */
export function createAppHistory(): AppHistory {
  let index = readStamp()?.index ?? 0
  if (readStamp()?.index === undefined) window.history.replaceState({ ...readStamp(), index }, '')
  let place: Place = { location: readLocation(), action: NavigationType.Pop }
  let guard: LeaveGuard | null = null
  /** The next popstate is our own: the return to the guarded page, or the step after the user agreed. */
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
    // Entries without an index are jumps within the page.
    const answer = was === 'agreed' || delta === 0 ? true : (guard?.(readLocation()) ?? true)
    if (answer === true) {
      index = next ?? index
      arrive(NavigationType.Pop)
      return
    }
    // The browser has already moved: return to the page until the guard answers.
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
