import type { KeyboardEvent } from 'react'

/** For a popup that keeps focus: Tab moves from its last control to its first, Shift+Tab from the first to the last. */
export function cycleTab(event: KeyboardEvent<HTMLElement>) {
  if (event.key !== 'Tab') return
  const stops = [...event.currentTarget.querySelectorAll<HTMLElement>('button:enabled, [tabindex="0"]')]
  const [from, to] = event.shiftKey ? [stops[0], stops.at(-1)] : [stops.at(-1), stops[0]]
  if (document.activeElement !== from) return
  event.preventDefault()
  to?.focus()
}
