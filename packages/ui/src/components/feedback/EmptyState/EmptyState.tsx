import { Inbox, SearchX, TriangleAlert } from 'lucide-react'
import type { ReactNode } from 'react'

import { EmptyStateIcon, EmptyStateRoot, EmptyStateText } from './EmptyState.styles.ts'

export interface EmptyStateProps {
  /** What is not there: "No recipes yet". */
  title: string
  /** Why nothing is there, as a sign: nothing yet, nothing that matches, or it could not be loaded. */
  kind?: 'none' | 'no-match' | 'failed'
  /** It is all that the page shows: its title is the page's heading. */
  isPage?: boolean
  /** `small` inside menus, cards and drawers. */
  size?: 'normal' | 'small'
  /** Why, and what to do next. */
  children?: ReactNode
  /** An icon of lucide-react in place of the sign of `kind`. */
  icon?: ReactNode
  /** The next step as a button or link. */
  action?: ReactNode
}

const icons = { none: Inbox, 'no-match': SearchX, failed: TriangleAlert }

/** Stands where a list would: what is missing, why, and what to do next. Errors stand in `ErrorState`. */
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
