import type { ReactNode } from 'react'

import { type Breadcrumb, Breadcrumbs } from '../../../components/navigation/Breadcrumbs/Breadcrumbs.tsx'
import { ScreenStyles } from './Screen.styles.ts'

export interface ScreenProps {
  title: string
  /** One line below the title: what is shown, and for which school. */
  description?: ReactNode
  /** One primary button, the others outlined. */
  actions?: ReactNode
  breadcrumbs?: Breadcrumb[]
  /** For use outside a shell: a readable width, centered in the window. */
  isAlone?: boolean
  /** A page outside a shell whose content needs the width of the window. */
  isWide?: boolean
  /** False leaves title and actions out of print, where pages have their own. */
  isHeadPrinted?: boolean
  children: ReactNode
}

/** A page of the shell: a title, its actions, and the content. */
export function Screen({
  title,
  description,
  actions,
  breadcrumbs,
  isAlone = false,
  isWide = false,
  isHeadPrinted = true,
  children,
}: ScreenProps) {
  return (
    <div className="cm-screen" data-alone={isAlone ? (isWide ? 'wide' : '') : undefined}>
      <ScreenStyles />
      <div className="cm-screen-head" data-printed={isHeadPrinted}>
        <div className="cm-screen-title">
          {breadcrumbs && <Breadcrumbs crumbs={breadcrumbs} />}
          <h1>{title}</h1>
          {description && <div className="cm-screen-text">{description}</div>}
        </div>
        {actions && <div className="cm-screen-actions">{actions}</div>}
      </div>
      {children}
    </div>
  )
}
