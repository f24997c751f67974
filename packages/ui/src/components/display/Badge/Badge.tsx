import type { ReactNode } from 'react'

import { BadgeRoot, BadgeText } from './Badge.styles.ts'

export interface BadgeProps {
  /** Meaning, shown by color and text. Verdicts have their own badge, with a shape. */
  tone?: 'neutral' | 'accent' | 'danger'
  /** A lucide-react icon before the text, with `aria-hidden`. */
  icon?: ReactNode
  children: ReactNode
}

/** A short label for a record, such as "Shared" or "Archived". Text that does not fit is truncated. */
export function Badge({ tone = 'neutral', icon, children }: BadgeProps) {
  return (
    <BadgeRoot $tone={tone}>
      {icon}
      <BadgeText>{children}</BadgeText>
    </BadgeRoot>
  )
}
