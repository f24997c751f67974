import type { ReactNode } from 'react'

import { ShellStyles } from '../AppShell/AppShell.styles.ts'
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
    <div className="cm-shell">
      <ShellStyles />
      <a className="cm-shell-skip" href="#content">
        {text.skipToContent}
      </a>
      <ParentTopBar {...bar} />
      <div className="cm-shell-page">
        {notice && <div className="cm-shell-notice">{notice}</div>}
        <main className="cm-shell-main" id="content" tabIndex={-1}>
          {children}
        </main>
        <Footer productName={bar.productName} privacyHref={privacyHref} />
      </div>
    </div>
  )
}
