import { Menu as MenuIcon } from 'lucide-react'
import { lazy, type ReactNode, Suspense, useId, useState } from 'react'

import { IconButton } from '../../../components/actions/IconButton/IconButton.tsx'
import { Link } from '../../../components/navigation/Link/Link.tsx'
import { useLostSecondClicks } from '../../../hooks/use-lost-second-clicks.ts'
import type { ThemeChoice } from '../../../theme/theme-choice.ts'
import { BrandMark } from '../BrandMark/BrandMark.tsx'
import { Footer } from '../Footer/Footer.tsx'
import { useShellText } from '../shell-text.ts'
import { OfferedThemePanel } from '../ThemePanel/OfferedThemePanel.tsx'
import { ShellStyles } from './AppShell.styles.ts'
import { isCurrent, type NavigationEntry } from './navigation.ts'
import { SidePlace } from './SidePlace.styles.ts'
import { TopMenu } from './TopMenu.tsx'
import { UserMenu } from './UserMenu.tsx'

// Only narrow screens need it and the dialog code that it loads.
const NavigationDrawer = lazy(async () => {
  const { NavigationDrawer: component } = await import('./NavigationDrawer.tsx')
  return { default: component }
})

// Only users who chose a menu at the side need it. Its place is kept until it arrives.
const SideMenu = lazy(async () => {
  const { SideMenu: component } = await import('./SideMenu.tsx')
  return { default: component }
})

export interface AppShellProps {
  productName: string
  homeHref: string
  navigation: NavigationEntry[]
  user: { firstName: string; lastName: string }
  onLogout: () => void
  /** The user menu lists the command palette and the shortcut help if these are set. */
  onCommands?: () => void
  onHelp?: () => void
  /** The user menu offers a choice of the language if this is set. */
  onLanguage?: () => void
  /** The user menu links to these pages if they are set. */
  helpHref?: string
  changePasswordHref?: string
  /** `navigation`, `navbar` and `sideMenu` apply here; the others follow attributes of the root element. */
  theme: ThemeChoice
  /** Saves and applies the choice, usually with `saveThemeChoice`. */
  onThemeChange: (theme: ThemeChoice) => void
  /** The theme panel opens automatically once, 3 s after the shell appears, and not again for 2 hours. */
  isThemeOffered?: boolean
  privacyHref: string
  /** In the top bar, before the user menu: the bell. */
  tools?: ReactNode
  /** Above the page, on every page: "You are offline." */
  notice?: ReactNode
  children: ReactNode
}

/**
 * The layout of the pages behind the login: top bar, menu, page, footer. The menu is in the bar (`top`), at the side
 * (`vertical`), or has its sections in the bar and their links at the side (`combo`). Below lg it is a drawer.
 */
export function AppShell({
  productName,
  homeHref,
  navigation,
  user,
  onLogout,
  onCommands,
  onHelp,
  onLanguage,
  helpHref,
  changePasswordHref,
  theme,
  onThemeChange,
  isThemeOffered = false,
  privacyHref,
  tools,
  notice,
  children,
}: AppShellProps) {
  const text = useShellText()
  const sideId = useId()
  const [isDrawerOpen, setIsDrawerOpen] = useState(false)
  const [isThemeOpen, setIsThemeOpen] = useState(false)
  const combo = useComboSection(navigation)
  useLostSecondClicks()

  const isCombo = theme.navigation === 'combo'
  const sideProps = {
    id: sideId,
    navbar: theme.navbar,
    state: theme.sideMenu,
    onStateChange: (sideMenu: ThemeChoice['sideMenu']) => onThemeChange({ ...theme, sideMenu }),
  }

  return (
    <div className="cm-shell">
      <ShellStyles />
      <a className="cm-shell-skip" href="#content">
        {text.skipToContent}
      </a>
      <header className="cm-shell-bar">
        <div className="cm-shell-menu">
          <IconButton label={text.openMenu} aria-haspopup="dialog" onClick={() => setIsDrawerOpen(true)}>
            <MenuIcon aria-hidden />
          </IconButton>
        </div>
        <div className="cm-shell-brand">
          <Link href={homeHref} variant="quiet">
            <BrandMark />
            <span className="cm-shell-name" dir="auto">
              {productName}
            </span>
          </Link>
        </div>
        {theme.navigation !== 'vertical' && (
          <TopMenu
            navigation={navigation}
            side={isCombo ? { id: sideId, shown: combo.section?.label, onShow: combo.show } : undefined}
          />
        )}
        <div className="cm-shell-end">
          {tools}
          <UserMenu
            user={user}
            onLogout={onLogout}
            onThemeOpen={() => setIsThemeOpen(true)}
            onCommands={onCommands}
            onHelp={onHelp}
            onLanguage={onLanguage}
            helpHref={helpHref}
            changePasswordHref={changePasswordHref}
          />
        </div>
      </header>
      <OfferedThemePanel
        isOpen={isThemeOpen}
        onOpenChange={setIsThemeOpen}
        isOffered={isThemeOffered}
        value={theme}
        onChange={onThemeChange}
      />
      {isDrawerOpen && (
        <Suspense>
          <NavigationDrawer title={productName} navigation={navigation} onClose={() => setIsDrawerOpen(false)} />
        </Suspense>
      )}
      <div className="cm-shell-body">
        <Suspense fallback={<SidePlace $isRail={theme.sideMenu === 'rail'} $isCard={theme.navbar === 'card'} />}>
          {theme.navigation === 'vertical' && <SideMenu {...sideProps} label={text.mainMenu} entries={navigation} />}
          {isCombo && combo.section && (
            <SideMenu {...sideProps} label={combo.section.label} groups={combo.section.groups} />
          )}
        </Suspense>
        <div className="cm-shell-page">
          {notice && <div className="cm-shell-notice">{notice}</div>}
          <main className="cm-shell-main" id="content" tabIndex={-1}>
            {children}
          </main>
          <Footer productName={productName} privacyHref={privacyHref} />
        </div>
      </div>
    </div>
  )
}

/** The section at the side in `combo`: that of the current page, until the user opens or closes another. */
function useComboSection(navigation: NavigationEntry[]) {
  const current = navigation.find((entry) => isCurrent(entry))?.label
  const [asked, setAsked] = useState<{ at: string | undefined; label: string | undefined }>()
  const label = asked && asked.at === current ? asked.label : current
  const entry = navigation.find((one) => one.label === label)

  return {
    section: entry && 'groups' in entry ? entry : undefined,
    show: (next: string | undefined) => setAsked({ at: current, label: next }),
  }
}
