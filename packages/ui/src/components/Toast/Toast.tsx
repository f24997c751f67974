import { CircleAlert, CircleCheck, Info, X } from 'lucide-react'
import { type ReactNode, useEffect, useState } from 'react'

import { useUiText } from '../../text/UiText.ts'
import { Button } from '../Button/Button.tsx'
import { IconButton } from '../IconButton/IconButton.tsx'
import { ToastMark, ToastMessage, ToastRoot } from './Toast.styles.ts'

export interface ToastContent {
  message: ReactNode
  tone?: 'success' | 'error' | 'neutral'
  /** Offers Undo: for what was archived or changed at once. */
  onUndo?: () => void
}

interface ToastProps extends ToastContent {
  id: number
  onDismiss: (id: number) => void
}

const icons = { success: CircleCheck, error: CircleAlert, neutral: Info }

/** Milliseconds on screen; longer where there is something to decide. It waits while pointer or focus is on it. */
const patience = { plain: 5000, long: 9000 }

export function Toast({ id, message, tone = 'neutral', onUndo, onDismiss }: ToastProps) {
  const text = useUiText()
  const [isHeld, setIsHeld] = useState(false)
  const wait = onUndo || tone === 'error' ? patience.long : patience.plain
  const Icon = icons[tone]

  useEffect(() => {
    if (isHeld) return
    const timer = setTimeout(() => onDismiss(id), wait)
    return () => clearTimeout(timer)
  }, [id, isHeld, onDismiss, wait])

  return (
    <ToastRoot
      onPointerEnter={() => setIsHeld(true)}
      onPointerLeave={() => setIsHeld(false)}
      onFocus={() => setIsHeld(true)}
      onBlur={() => setIsHeld(false)}
    >
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
            onDismiss(id)
          }}
        >
          {text.undo}
        </Button>
      )}
      <IconButton label={text.close} onClick={() => onDismiss(id)}>
        <X aria-hidden />
      </IconButton>
    </ToastRoot>
  )
}
