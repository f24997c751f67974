import { CircleAlert, CircleCheck, Info, TriangleAlert, X } from 'lucide-react'
import type { ReactNode } from 'react'

import { useUiText } from '../../../text/UiText.ts'
import { IconButton } from '../../actions/IconButton/IconButton.tsx'
import { BannerEnd, BannerMessage, BannerRoot } from './Banner.styles.ts'

export interface BannerProps {
  /** Meaning for the reader. Each tone has its own icon and color. */
  tone?: 'neutral' | 'success' | 'warning' | 'error'
  /** A button or link after the message. */
  action?: ReactNode
  /** Makes the banner dismissible. Only for messages that need no action. */
  onDismiss?: (() => void) | undefined
  children: ReactNode
}

const icons = { neutral: Info, success: CircleCheck, warning: TriangleAlert, error: CircleAlert }

/**
 * A message that stays on the page while it applies. Errors are announced immediately, others when the reader pauses.
 */
export function Banner({ tone = 'neutral', action, onDismiss, children }: BannerProps) {
  const text = useUiText()
  const Icon = icons[tone]

  return (
    <BannerRoot role={tone === 'error' ? 'alert' : 'status'} $tone={tone}>
      <Icon aria-hidden />
      <BannerMessage>{children}</BannerMessage>
      {(action || onDismiss) && (
        <BannerEnd>
          {action}
          {onDismiss && (
            <IconButton label={text.close} onClick={onDismiss}>
              <X aria-hidden />
            </IconButton>
          )}
        </BannerEnd>
      )}
    </BannerRoot>
  )
}
