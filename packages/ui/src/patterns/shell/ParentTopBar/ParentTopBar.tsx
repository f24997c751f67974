import { CircleQuestionMark, House, LogOut, Settings } from 'lucide-react'
import { createElement, type ReactNode } from 'react'

import { Link, useLinkComponent } from '../../../components/navigation/Link/Link.tsx'
import { ShellStyles } from '../AppShell/AppShell.styles.ts'
import { TopMenuStyles } from '../AppShell/TopMenu.styles.ts'
import { BrandMark } from '../BrandMark/BrandMark.tsx'
import { useShellText } from '../shell-text.ts'
import { ParentTopBarStyles } from './ParentTopBar.styles.ts'

/** The parent's current page. */
export type ParentPage = 'home' | 'settings' | 'help'

export interface ParentTopBarProps {
  productName: string
  homeHref: string
  settingsHref: string
  helpHref: string
  /** The current page, if the bar links to it. */
  current?: ParentPage
  onLogout: () => void
}

/** The parents' top bar: home, settings, help and logout. Phones show only the icons, with their names for screen readers. */
export function ParentTopBar({ productName, homeHref, settingsHref, helpHref, current, onLogout }: ParentTopBarProps) {
  const text = useShellText()

  return (
    <header className="cm-shell-bar cm-parent-bar">
      <ShellStyles />
      <TopMenuStyles />
      <ParentTopBarStyles />
      <div className="cm-shell-brand">
        <Link href={homeHref} variant="quiet">
          <BrandMark />
          <span className="cm-shell-name" dir="auto">
            {productName}
          </span>
        </Link>
      </div>
      <nav className="cm-parent-menu" aria-label={text.mainMenu}>
        <Place href={homeHref} label={text.home} icon={<House aria-hidden />} isCurrent={current === 'home'} />
        <Place
          href={settingsHref}
          label={text.settings}
          icon={<Settings aria-hidden />}
          isCurrent={current === 'settings'}
        />
        <Place
          href={helpHref}
          label={text.help}
          icon={<CircleQuestionMark aria-hidden />}
          isCurrent={current === 'help'}
        />
        <button className="cm-top-entry cm-parent-entry" type="button" title={text.logout} onClick={onLogout}>
          <LogOut aria-hidden />
          <span className="cm-parent-word">{text.logout}</span>
        </button>
      </nav>
    </header>
  )
}

interface PlaceProps {
  href: string
  label: string
  icon: ReactNode
  isCurrent: boolean
}

function Place({ href, label, icon, isCurrent }: PlaceProps) {
  return createElement(
    useLinkComponent(href),
    { className: 'cm-top-entry cm-parent-entry', href, title: label, 'aria-current': isCurrent ? 'page' : undefined },
    icon,
    <span className="cm-parent-word">{label}</span>,
  )
}
