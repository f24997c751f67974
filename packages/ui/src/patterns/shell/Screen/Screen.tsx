import type { ReactNode } from 'react'

import { type Breadcrumb, Breadcrumbs } from '../../../components/navigation/Breadcrumbs/Breadcrumbs.tsx'
import { ScreenActions, ScreenDescription, ScreenHead, ScreenRoot, ScreenTitle } from './Screen.styles.ts'

export interface ScreenProps {
  title: string
  /** One quiet line below the title: what is shown, for whom. */
  description?: ReactNode
  /** One primary button, the rest outlined. */
  actions?: ReactNode
  breadcrumbs?: Breadcrumb[]
  /** Outside of a shell, which would give it its edges: as wide as one reads with ease, in the middle of the window. */
  isAlone?: boolean
  children: ReactNode
}

/** A page of the shell: one title, its actions, and room for what it is about. */
export function Screen({ title, description, actions, breadcrumbs, isAlone = false, children }: ScreenProps) {
  return (
    <ScreenRoot $isAlone={isAlone}>
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
