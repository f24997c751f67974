import { createContext, type ReactNode, use, useCallback, useRef, useState } from 'react'

import { useUiText } from '../../../text/UiText.ts'
import { useShortcuts } from '../../../hooks/use-shortcuts.ts'
import { Toast, type ToastContent } from './Toast.tsx'
import { ToastList } from './Toast.styles.ts'
import { useClearOfFocus } from './use-clear-of-focus.ts'
import { useToastFocus } from './use-toast-focus.ts'

/** Shows a message at the edge of the screen. Only for results that the page itself does not show. */
export type ShowToast = (toast: ToastContent) => void

const ToastContext = createContext<ShowToast | null>(null)

/** No one reads more than three at a time: the oldest is removed. */
const maxToasts = 3

export interface ToastProviderProps {
  /** Milliseconds on screen for a plain message and for one with Undo or an error. Default 5,000 and 9,000. */
  durations?: { plain: number; long: number }
  children: ReactNode
}

const defaultDurations = { plain: 5000, long: 9000 }
const noShortcuts: [] = []

/** Several calls that fail for one reason, or one that is retried, show one message. */
const isRepeated = (shown: ToastContent, next: ToastContent) =>
  next.tone === 'error' && shown.tone === 'error' && typeof next.message === 'string' && shown.message === next.message

/**
 * Renders the app's toasts: at most three, announced politely, kept while the pointer or focus is on them, and never
 * covering the focused element. F8 moves focus to the newest. Render it once, around the app.
 */
export function ToastProvider({ durations = defaultDurations, children }: ToastProviderProps) {
  const text = useUiText()
  const lastId = useRef(0)
  const listRef = useRef<HTMLDivElement>(null)
  const [toasts, setToasts] = useState<(ToastContent & { id: number })[]>([])
  const [isPointed, setIsPointed] = useState(false)
  const isOnTop = useClearOfFocus(listRef, toasts)
  const focus = useToastFocus(listRef, toasts.length)

  const show = useCallback<ShowToast>((toast) => {
    lastId.current += 1
    const id = lastId.current
    setToasts((shown) => [...shown.filter((one) => !isRepeated(one, toast)), { ...toast, id }].slice(-maxToasts))
  }, [])

  const dismiss = useCallback((id: number) => setToasts((shown) => shown.filter((toast) => toast.id !== id)), [])

  // Browsers fire no leave event for an element removed under the pointer.
  if (toasts.length === 0 && isPointed) setIsPointed(false)

  useShortcuts(
    toasts.length > 0
      ? [{ keys: 'f8', label: text.notifications, group: text.everywhere, onPress: focus.enter }]
      : noShortcuts,
  )

  return (
    <ToastContext value={show}>
      {children}
      <ToastList
        ref={listRef}
        aria-label={text.notifications}
        aria-live="polite"
        role="region"
        data-toasts
        $isOnTop={isOnTop}
        onPointerOver={() => setIsPointed(true)}
        onPointerLeave={() => setIsPointed(false)}
        onFocus={focus.handleFocus}
        onBlur={focus.handleBlur}
      >
        {toasts.map(({ id, ...toast }) => (
          <Toast
            key={id}
            id={id}
            {...toast}
            wait={toast.onUndo || toast.tone === 'error' ? durations.long : durations.plain}
            isHeld={isPointed || focus.isWithin}
            onDismiss={dismiss}
          />
        ))}
      </ToastList>
    </ToastContext>
  )
}

/** Returns the function that shows a toast: `showToast({ message, onUndo })`. Needs a `ToastProvider` above it. */
export function useToast(): ShowToast {
  const show = use(ToastContext)
  if (!show) throw new Error('useToast needs a ToastProvider above it')
  return show
}
