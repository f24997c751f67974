import { Lock, RotateCw, TriangleAlert, WifiOff } from 'lucide-react'
import { useEffect, useEffectEvent } from 'react'

import { errorMessage } from '../../../text/error-message.ts'
import { useUiText } from '../../../text/UiText.ts'
import { Button } from '../../actions/Button/Button.tsx'
import { EmptyState, type EmptyStateProps } from '../EmptyState/EmptyState.tsx'
import { useOnline } from '../../../hooks/use-online.ts'

export interface ErrorStateProps {
  /** The thrown error. Its `message` is shown, or the default text. A `status` of 403 means access is missing. */
  error: unknown
  /** Loads again: by a button, and automatically once a lost connection is back. */
  onRetry?: (() => void) | undefined
  /** `small` inside menus, cards and drawers. */
  size?: EmptyStateProps['size']
}

const isForbidden = (error: unknown) =>
  typeof error === 'object' && error !== null && 'status' in error && error.status === 403

/** Replaces content that failed to load, with the reason and what to do. */
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

  // Retrying does not help without access.
  const retry = onRetry && !isForbidden(error) && (
    <Button onClick={onRetry}>
      <RotateCw aria-hidden />
      {text.retry}
    </Button>
  )

  function content() {
    if (isForbidden(error)) {
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
