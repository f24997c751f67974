import type { ReactNode } from 'react'

import { BadgeRoot, BadgeText } from './Badge.styles.ts'

export interface BadgeProps {
  /** Meaning by colour and word; verdicts have a badge of their own, with a shape. */
  tone?: 'neutral' | 'accent' | 'danger'
  /** An icon of lucide-react before the word, with `aria-hidden`. */
  icon?: ReactNode
  children: ReactNode
}

/** A word about a record: "Shared", "Archived". A longer one is cut where its place ends. */
export function Badge({ tone = 'neutral', icon, children }: BadgeProps) {
  return (
    <BadgeRoot $tone={tone}>
      {icon}
      <BadgeText>{children}</BadgeText>
    </BadgeRoot>
  )
}
