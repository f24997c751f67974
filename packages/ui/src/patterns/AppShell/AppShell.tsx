import { Menu as MenuIcon } from 'lucide-react'
import { lazy, type ReactNode, Suspense, useState } from 'react'

import { IconButton } from '../../components/IconButton/IconButton.tsx'
import { Link } from '../../components/Link/Link.tsx'
import { useUiText } from '../../text/UiText.ts'
import type { ThemeChoice } from '../../theme/theme-choice.ts'
import { BrandMark } from '../BrandMark/BrandMark.tsx'
import {
  Brand,
  Footer,
  Main,
  MenuButtonPlace,
  Shell,
  ShellNotice,
  SkipLink,
  TopBar,
  TopBarNav,
} from './AppShell.styles.ts'
import type { NavigationEntry } from './navigation.ts'
import { NavigationMenu } from './NavigationMenu.tsx'
import { UserMenu } from './UserMenu.tsx'

// Only narrow screens need it, and with it the code of dialogs.
const NavigationDrawer = lazy(async () => {
  const { NavigationDrawer: component } = await import('./NavigationDrawer.tsx')
  return { default: component }
})

export interface AppShellProps {
  productName: string
  homeHref: string
  navigation: NavigationEntry[]
  user: { firstName: string; lastName: string }
  onLogout: () => void
  theme: ThemeChoice
  /** Keeps and applies it: mostly `saveThemeChoice`. */
  onThemeChange: (theme: ThemeChoice) => void
  privacyHref: string
  /** Above the page, on every page: "You are offline." */
  notice?: ReactNode
  children: ReactNode
}

/** The frame of the private area: top bar, page, footer. Below lg the bar's menus move into a drawer. */
export function AppShell({
  productName,
  homeHref,
  navigation,
  user,
  onLogout,
  theme,
  onThemeChange,
  privacyHref,
  notice,
  children,
}: AppShellProps) {
  const text = useUiText()
  const [isDrawerOpen, setIsDrawerOpen] = useState(false)

  return (
    <Shell>
      <SkipLink href="#content">{text.skipToContent}</SkipLink>
      <TopBar>
        <MenuButtonPlace>
          <IconButton label={text.openMenu} aria-haspopup="dialog" onClick={() => setIsDrawerOpen(true)}>
            <MenuIcon aria-hidden />
          </IconButton>
        </MenuButtonPlace>
        <Brand>
          <Link href={homeHref} variant="quiet">
            <BrandMark />
            {productName}
          </Link>
        </Brand>
        <TopBarNav aria-label={text.mainMenu}>
          {navigation.map((entry) => (
            <NavigationMenu key={entry.label} entry={entry} />
          ))}
        </TopBarNav>
        <UserMenu user={user} theme={theme} onThemeChange={onThemeChange} onLogout={onLogout} />
      </TopBar>
      {isDrawerOpen && (
        <Suspense>
          <NavigationDrawer title={productName} navigation={navigation} onClose={() => setIsDrawerOpen(false)} />
        </Suspense>
      )}
      {notice && <ShellNotice>{notice}</ShellNotice>}
      <Main id="content" tabIndex={-1}>
        {children}
      </Main>
      <Footer>
        <span>{productName}</span>
        <Link href={privacyHref}>{text.privacyPolicy}</Link>
      </Footer>
    </Shell>
  )
}
