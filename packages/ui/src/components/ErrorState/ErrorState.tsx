import { RotateCw, TriangleAlert } from 'lucide-react'

import { errorMessage } from '../../text/error-message.ts'
import { useUiText } from '../../text/UiText.ts'
import { Button } from '../Button/Button.tsx'
import { EmptyState } from '../EmptyState/EmptyState.tsx'

export interface ErrorStateProps {
  /** What was thrown: its `message` is shown, or the default text. */
  error: unknown
  onRetry?: (() => void) | undefined
}

/** Stands where content would that could not be loaded. */
export function ErrorState({ error, onRetry }: ErrorStateProps) {
  const text = useUiText()

  return (
    <div role="alert">
      <EmptyState
        icon={<TriangleAlert />}
        title={errorMessage(error, text.somethingWentWrong)}
        action={
          onRetry && (
            <Button onClick={onRetry}>
              <RotateCw aria-hidden />
              {text.retry}
            </Button>
          )
        }
      />
    </div>
  )
}
