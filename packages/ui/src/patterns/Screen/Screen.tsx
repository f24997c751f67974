import type { ReactNode } from 'react'

import { type Breadcrumb, Breadcrumbs } from '../../components/Breadcrumbs/Breadcrumbs.tsx'
import { ScreenActions, ScreenDescription, ScreenHead, ScreenRoot, ScreenTitle } from './Screen.styles.ts'

export interface ScreenProps {
  title: string
  /** One quiet line below the title: what is shown, for whom. */
  description?: ReactNode
  /** One primary button, the rest outlined. */
  actions?: ReactNode
  breadcrumbs?: Breadcrumb[]
  children: ReactNode
}

/** A page of the shell: one title, its actions, and room for what it is about. */
export function Screen({ title, description, actions, breadcrumbs, children }: ScreenProps) {
  return (
    <ScreenRoot>
      <ScreenHead>
        <ScreenTitle>
          {breadcrumbs && <Breadcrumbs crumbs={breadcrumbs} />}
          <h1>{title}</h1>
          {description && <ScreenDescription>{description}</ScreenDescription>}
        </ScreenTitle>
        {actions && <ScreenActions>{actions}</ScreenActions>}
      </ScreenHead>
      {children}
    </ScreenRoot>
  )
}
