import type { ReactNode } from 'react'

import { Main, Shell, ShellNotice, ShellPage, SkipLink } from '../AppShell/AppShell.styles.ts'
import { Footer } from '../Footer/Footer.tsx'
import { ParentTopBar, type ParentTopBarProps } from '../ParentTopBar/ParentTopBar.tsx'
import { useShellText } from '../shell-text.ts'

export interface ParentShellProps extends ParentTopBarProps {
  privacyHref: string
  /** Above the page, on every page: "You are offline." */
  notice?: ReactNode
  children: ReactNode
}

/** The layout of the parents' pages: top bar, page, footer. */
export function ParentShell({ privacyHref, notice, children, ...bar }: ParentShellProps) {
  const text = useShellText()

  return (
    <Shell>
      <SkipLink href="#content">{text.skipToContent}</SkipLink>
      <ParentTopBar {...bar} />
      <ShellPage>
        {notice && <ShellNotice>{notice}</ShellNotice>}
        <Main id="content" tabIndex={-1}>
          {children}
        </Main>
        <Footer productName={bar.productName} privacyHref={privacyHref} />
      </ShellPage>
    </Shell>
  )
}
