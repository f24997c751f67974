import type { ReactNode } from 'react'

import { BadgeRoot } from './Badge.styles.ts'

export interface BadgeProps {
  /** Verdicts have a badge of their own, with shape and word. */
  tone?: 'neutral' | 'accent' | 'danger'
  children: ReactNode
}

/** A word about a record: "Shared", "Archived". */
export function Badge({ tone = 'neutral', children }: BadgeProps) {
  return <BadgeRoot $tone={tone}>{children}</BadgeRoot>
}
