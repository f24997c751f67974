import { CircleAlert, CircleCheck, Info, TriangleAlert, X } from 'lucide-react'
import type { ReactNode } from 'react'

import { useUiText } from '../../../text/UiText.ts'
import { IconButton } from '../../actions/IconButton/IconButton.tsx'
import { BannerEnd, BannerMessage, BannerRoot } from './Banner.styles.ts'

export interface BannerProps {
  /** What it means for the reader: each tone has its sign and its colour. */
  tone?: 'neutral' | 'success' | 'warning' | 'error'
  /** A button or link at the end. */
  action?: ReactNode
  /** Offers to take it away: only where it says nothing that must be done. */
  onDismiss?: (() => void) | undefined
  children: ReactNode
}

const icons = { neutral: Info, success: CircleCheck, warning: TriangleAlert, error: CircleAlert }

/** A message that stays on the page while it is true. Errors are announced at once, others when the reader pauses. */
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
