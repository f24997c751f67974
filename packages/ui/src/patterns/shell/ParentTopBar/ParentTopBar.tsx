import { CircleQuestionMark, House, LogOut, Settings } from 'lucide-react'
import type { ReactNode } from 'react'

import { Link, useLinkComponent } from '../../../components/navigation/Link/Link.tsx'
import { Brand, BrandName } from '../AppShell/AppShell.styles.ts'
import { BrandMark } from '../BrandMark/BrandMark.tsx'
import { useShellText } from '../shell-text.ts'
import { ParentAction, ParentBar, ParentNav, ParentWord } from './ParentTopBar.styles.ts'

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
    <ParentBar>
      <Brand>
        <Link href={homeHref} variant="quiet">
          <BrandMark />
          <BrandName dir="auto">{productName}</BrandName>
        </Link>
      </Brand>
      <ParentNav aria-label={text.mainMenu}>
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
        <ParentAction as="button" type="button" title={text.logout} onClick={onLogout} $isCurrent={false}>
          <LogOut aria-hidden />
          <ParentWord>{text.logout}</ParentWord>
        </ParentAction>
      </ParentNav>
    </ParentBar>
  )
}

interface PlaceProps {
  href: string
  label: string
  icon: ReactNode
  isCurrent: boolean
}

function Place({ href, label, icon, isCurrent }: PlaceProps) {
  const element = useLinkComponent(href)
  return (
    <ParentAction
      as={element}
      href={href}
      title={label}
      aria-current={isCurrent ? 'page' : undefined}
      $isCurrent={isCurrent}
    >
      {icon}
      <ParentWord>{label}</ParentWord>
    </ParentAction>
  )
}
