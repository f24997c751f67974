import { useEffect } from 'react'

const starts = ['pointerdown', 'mousedown'] as const
const ends = ['pointerup', 'mouseup', 'pointercancel', 'dragend'] as const

const waiting: (() => void)[] = []
let isPressed = false
let watchers = 0

const press = () => {
  isPressed = true
}

/** The click follows the release in the same task, so a timer runs after it. With touch, a second press follows by then. */
const release = () => {
  isPressed = false
  setTimeout(() => {
    if (!isPressed) for (const run of waiting.splice(0)) run()
  })
}

function afterPress(run: () => void) {
  if (isPressed) waiting.push(run)
  else run()
}

function watch() {
  watchers += 1
  if (watchers === 1) {
    for (const type of starts) document.addEventListener(type, press, true)
    for (const type of ends) document.addEventListener(type, release, true)
  }
  return () => {
    watchers -= 1
    if (watchers > 0) return
    for (const type of starts) document.removeEventListener(type, press, true)
    for (const type of ends) document.removeEventListener(type, release, true)
  }
}

/**
 * Returns a function that runs its argument at once, or, while a pointer is pressed, after the click. A press takes the
 * focus from a field; what the field then shows or hides would move the pressed button away, and the click would be lost.
 */
export function useAfterPress() {
  useEffect(watch, [])
  return afterPress
}
