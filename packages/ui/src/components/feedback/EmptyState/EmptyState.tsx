import { Inbox, SearchX, TriangleAlert } from 'lucide-react'
import type { ReactNode } from 'react'

import { EmptyStateIcon, EmptyStateRoot, EmptyStateText } from './EmptyState.styles.ts'

export interface EmptyStateProps {
  /** What is missing: "No recipes yet". */
  title: string
  /** The reason, which picks the icon: nothing yet, no match, or loading failed. */
  kind?: 'none' | 'no-match' | 'failed'
  /** Makes the title the page's heading, when nothing else is on the page. */
  isPage?: boolean
  /** `small` inside menus, cards and drawers. */
  size?: 'normal' | 'small'
  /** The reason and the next step. */
  children?: ReactNode
  /** A lucide-react icon that replaces the one of `kind`. */
  icon?: ReactNode
  /** The next step as a button or link. */
  action?: ReactNode
}

const icons = { none: Inbox, 'no-match': SearchX, failed: TriangleAlert }

/** Replaces an empty list: what is missing, why, and what to do next. For errors use `ErrorState`. */
export function EmptyState({ title, kind, isPage = false, size = 'normal', children, icon, action }: EmptyStateProps) {
  const Icon = kind && icons[kind]
  const sign = icon ?? (Icon && <Icon />)

  return (
    <EmptyStateRoot $size={size}>
      {sign && <EmptyStateIcon aria-hidden>{sign}</EmptyStateIcon>}
      {isPage ? <h1>{title}</h1> : <strong>{title}</strong>}
      {children && <EmptyStateText>{children}</EmptyStateText>}
      {action}
    </EmptyStateRoot>
  )
}
