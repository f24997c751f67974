import { CircleAlert, CircleCheck, Info, TriangleAlert } from 'lucide-react'
import type { ReactNode } from 'react'

import { BannerMessage, BannerRoot } from './Banner.styles.ts'

export interface BannerProps {
  tone?: 'neutral' | 'success' | 'warning' | 'error'
  /** A button or link at the end. */
  action?: ReactNode
  children: ReactNode
}

const icons = { neutral: Info, success: CircleCheck, warning: TriangleAlert, error: CircleAlert }

/** A message that stays on the page while it is true. Errors are announced at once. */
export function Banner({ tone = 'neutral', action, children }: BannerProps) {
  const Icon = icons[tone]

  return (
    <BannerRoot role={tone === 'error' ? 'alert' : 'status'} $tone={tone}>
      <Icon aria-hidden />
      <BannerMessage>{children}</BannerMessage>
      {action}
    </BannerRoot>
  )
}
