import { useEffect, useRef } from 'react'

import { isOverlayOpen } from './open-overlays.ts'
import { isUnderPanel } from './panel-position.ts'

/** Set when the panel opens automatically; while it lasts (2 hours) the panel does not open again. */
export const themePanelCookie = 'commissary.themePanel'

/** In milliseconds. */
export const themePanelDelay = 3000
const cookieLifetime = 7_200_000
const typingPause = 2000
const secondTry = 500

const hasOpened = () => document.cookie.split('; ').includes(`${themePanelCookie}=opened`)

function remember() {
  document.cookie = `${themePanelCookie}=opened; max-age=${cookieLifetime / 1000}; path=/; samesite=lax`
}

const textFields = 'textarea, select, [contenteditable=""], [contenteditable="true"], [role="combobox"], input'

/** Whether the user is busy: typing, in a dialog, with a list open, in another window, or with focus under the panel. */
function isBusy(isTyping: boolean): boolean {
  const focused = document.activeElement
  return (
    document.hidden ||
    isOverlayOpen() ||
    (isTyping && focused !== null && focused.matches(textFields)) ||
    (focused !== null && focused !== document.body && isUnderPanel(focused))
  )
}

/**
 * Calls `onOpen` once, 3 s after it is first offered, unless it did so within the last 2 hours (cookie
 * `commissary.themePanel`). It waits while the user is busy.
 */
export function useThemePanelOnce(isOffered: boolean, onOpen: () => void) {
  const latest = useRef(onOpen)
  useEffect(() => {
    latest.current = onOpen
  })

  useEffect(() => {
    if (!isOffered || hasOpened()) return
    let typing: ReturnType<typeof setTimeout> | undefined
    let attempt = setTimeout(tryToOpen, themePanelDelay)

    function tryToOpen() {
      // Another tab may have opened it first.
      if (hasOpened()) return
      if (isBusy(typing !== undefined)) {
        attempt = setTimeout(tryToOpen, secondTry)
        return
      }
      remember()
      latest.current()
    }

    function handleInput() {
      clearTimeout(typing)
      typing = setTimeout(() => {
        typing = undefined
      }, typingPause)
    }

    document.addEventListener('input', handleInput, true)
    return () => {
      clearTimeout(attempt)
      clearTimeout(typing)
      document.removeEventListener('input', handleInput, true)
    }
  }, [isOffered])
}
