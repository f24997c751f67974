import type { ReactNode } from 'react'

import { Footer, type FooterProps } from '../Footer/Footer.tsx'
import { PublicMain, PublicRoot } from './PublicPage.styles.ts'

export interface PublicPageProps extends FooterProps {
  children: ReactNode
}

/** A page that anyone can open, outside of a shell: the content, and the footer at the bottom of the window. */
export function PublicPage({ children, ...footer }: PublicPageProps) {
  return (
    <PublicRoot>
      <PublicMain>{children}</PublicMain>
      <Footer {...footer} />
    </PublicRoot>
  )
}
