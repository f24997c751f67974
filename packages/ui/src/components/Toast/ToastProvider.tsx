import { createContext, type ReactNode, use, useCallback, useRef, useState } from 'react'

import { useUiText } from '../../text/UiText.ts'
import { Toast, type ToastContent } from './Toast.tsx'
import { ToastList } from './Toast.styles.ts'

/** Shows a message at the edge of the screen. Only for what the page itself does not show. */
export type ShowToast = (toast: ToastContent) => void

const ToastContext = createContext<ShowToast | null>(null)

/** More than three at a time nobody reads: the oldest leaves. */
const mostAtOnce = 3

/** Holds the toasts of the app. Render it once, around everything. */
export function ToastProvider({ children }: { children: ReactNode }) {
  const text = useUiText()
  const lastId = useRef(0)
  const [toasts, setToasts] = useState<(ToastContent & { id: number })[]>([])

  const show = useCallback<ShowToast>((toast) => {
    lastId.current += 1
    const id = lastId.current
    setToasts((shown) => [...shown, { ...toast, id }].slice(-mostAtOnce))
  }, [])

  const dismiss = useCallback((id: number) => setToasts((shown) => shown.filter((toast) => toast.id !== id)), [])

  return (
    <ToastContext value={show}>
      {children}
      <ToastList aria-label={text.notifications} aria-live="polite" role="region" data-toasts>
        {toasts.map(({ id, ...toast }) => (
          <Toast key={id} id={id} {...toast} onDismiss={dismiss} />
        ))}
      </ToastList>
    </ToastContext>
  )
}

export function useToast(): ShowToast {
  const show = use(ToastContext)
  if (!show) throw new Error('useToast needs a ToastProvider above it')
  return show
}
