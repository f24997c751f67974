import type { ReactNode } from 'react'

import { EmptyStateIcon, EmptyStateRoot, EmptyStateText } from './EmptyState.styles.ts'

export interface EmptyStateProps {
  /** What is not there: "No recipes yet". */
  title: string
  /** It is all that the page shows: its title is the page's heading. */
  isPage?: boolean
  /** Why, and what to do next. */
  children?: ReactNode
  icon?: ReactNode
  /** The next step as a button or link. */
  action?: ReactNode
}

/** Stands where a list would: nothing yet, or nothing that matches. */
export function EmptyState({ title, isPage = false, children, icon, action }: EmptyStateProps) {
  return (
    <EmptyStateRoot>
      {icon && <EmptyStateIcon aria-hidden>{icon}</EmptyStateIcon>}
      {isPage ? <h1>{title}</h1> : <strong>{title}</strong>}
      {children && <EmptyStateText>{children}</EmptyStateText>}
      {action}
    </EmptyStateRoot>
  )
}
