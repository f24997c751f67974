import { Lock, RotateCw, TriangleAlert, WifiOff } from 'lucide-react'
import { useEffect, useEffectEvent } from 'react'

import { errorMessage } from '../../../text/error-message.ts'
import { useUiText } from '../../../text/UiText.ts'
import { Button } from '../../actions/Button/Button.tsx'
import { EmptyState, type EmptyStateProps } from '../EmptyState/EmptyState.tsx'
import { useOnline } from '../../../hooks/use-online.ts'

export interface ErrorStateProps {
  /** What was thrown: its `message` is shown, or the default text. A `status` of 403 says that access is missing. */
  error: unknown
  /** Asks again: by a button, and by itself when a lost connection is back. */
  onRetry?: (() => void) | undefined
  /** `small` inside menus, cards and drawers. */
  size?: EmptyStateProps['size']
}

const isRefused = (error: unknown) =>
  typeof error === 'object' && error !== null && 'status' in error && error.status === 403

/** Stands where content would that could not be loaded: why, and what to do. */
export function ErrorState({ error, onRetry, size = 'normal' }: ErrorStateProps) {
  const text = useUiText()
  const isOnline = useOnline()
  const handleOnline = useEffectEvent(() => onRetry?.())

  useEffect(() => {
    if (isOnline) return
    const retry = () => handleOnline()
    window.addEventListener('online', retry)
    return () => window.removeEventListener('online', retry)
  }, [isOnline])

  // Asking again does not help who may not see it.
  const retry = onRetry && !isRefused(error) && (
    <Button onClick={onRetry}>
      <RotateCw aria-hidden />
      {text.retry}
    </Button>
  )

  function content() {
    if (isRefused(error)) {
      return (
        <EmptyState size={size} icon={<Lock />} title={text.noAccess}>
          {errorMessage(error, text.noAccessHint)}
        </EmptyState>
      )
    }
    if (!isOnline) {
      return (
        <EmptyState size={size} icon={<WifiOff />} title={text.offline} action={retry}>
          {text.offlineHint}
        </EmptyState>
      )
    }
    return (
      <EmptyState
        size={size}
        icon={<TriangleAlert />}
        title={errorMessage(error, text.somethingWentWrong)}
        action={retry}
      />
    )
  }

  return <div role="alert">{content()}</div>
}
