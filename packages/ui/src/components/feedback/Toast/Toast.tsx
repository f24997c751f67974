import { CircleAlert, CircleCheck, Info, X } from 'lucide-react'
import { type ReactNode, useEffect, useEffectEvent } from 'react'

import { useUiText } from '../../../text/UiText.ts'
import { Button } from '../../actions/Button/Button.tsx'
import { IconButton } from '../../actions/IconButton/IconButton.tsx'
import { ToastMark, ToastMessage, ToastRoot } from './Toast.styles.ts'

export interface ToastContent {
  message: ReactNode
  tone?: 'success' | 'error' | 'neutral'
  /** Offers Undo, for records archived or changed without confirmation. */
  onUndo?: () => void
  /** Called when the toast expires or is closed, not when newer toasts replace it. */
  onClose?: () => void
}

interface ToastProps extends ToastContent {
  id: number
  /** Milliseconds on screen. */
  wait: number
  /** The pointer or focus is on one of the toasts, so none expires. */
  isHeld: boolean
  onDismiss: (id: number) => void
}

const icons = { success: CircleCheck, error: CircleAlert, neutral: Info }

export function Toast({ id, message, tone = 'neutral', onUndo, onClose, wait, isHeld, onDismiss }: ToastProps) {
  const text = useUiText()
  const Icon = icons[tone]

  function handleClose() {
    onDismiss(id)
    onClose?.()
  }
  const closeByItself = useEffectEvent(handleClose)

  useEffect(() => {
    if (isHeld) return
    const timer = setTimeout(() => closeByItself(), wait)
    return () => clearTimeout(timer)
  }, [isHeld, wait])

  return (
    <ToastRoot>
      <ToastMark $tone={tone}>
        <Icon aria-hidden />
      </ToastMark>
      <ToastMessage>{message}</ToastMessage>
      {onUndo && (
        <Button
          variant="quiet"
          size="small"
          onClick={() => {
            onUndo()
            handleClose()
          }}
        >
          {text.undo}
        </Button>
      )}
      <IconButton label={text.close} onClick={handleClose}>
        <X aria-hidden />
      </IconButton>
    </ToastRoot>
  )
}
