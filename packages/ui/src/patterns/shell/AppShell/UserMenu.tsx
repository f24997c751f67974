import { Info, Keyboard, Globe, LogOut, Palette, Search, UserRound } from 'lucide-react'

import { Menu } from '../../../components/overlays/Menu/Menu.tsx'
import { useUiText } from '../../../text/UiText.ts'
import { firstCharacter } from '../initials.ts'
import { useShellText } from '../shell-text.ts'
import { UserMenuStyles } from './UserMenu.styles.ts'

export interface UserMenuProps {
  user: { firstName: string; lastName: string }
  onLogout: () => void
  /** Opens the theme panel; the menu omits it if not set. */
  onThemeOpen?: () => void
  /** Opens the command palette, for users who do not know its keys. */
  onCommands?: (() => void) | undefined
  /** Opens the shortcut help. */
  onHelp?: (() => void) | undefined
  /** Opens the choice of the language. */
  onLanguage?: (() => void) | undefined
  /** Addresses of the help page and of the page that changes the password. */
  helpHref?: string | undefined
  changePasswordHref?: string | undefined
}

const longestName = 80

/** The logged-in user: search, help, theme settings, the language, the password, and Logout. */
export function UserMenu({
  user,
  onLogout,
  onThemeOpen,
  onCommands,
  onHelp,
  onLanguage,
  helpHref,
  changePasswordHref,
}: UserMenuProps) {
  const text = useShellText()
  const { commands, keyboardShortcuts, language } = useUiText()
  const name = [user.firstName.trim(), user.lastName.trim()].filter(Boolean).join(' ')
  const initials = firstCharacter(user.firstName) + firstCharacter(user.lastName)

  return (
    <Menu
      label={text.userMenu}
      align="end"
      sections={[
        {
          ...(name && { label: name.length > longestName ? `${name.slice(0, longestName)}…` : name }),
          items: [
            ...(onCommands ? [{ label: commands, icon: <Search aria-hidden />, onSelect: onCommands }] : []),
            ...(onHelp ? [{ label: keyboardShortcuts, icon: <Keyboard aria-hidden />, onSelect: onHelp }] : []),
            ...(helpHref ? [{ label: text.help, icon: <Info aria-hidden />, href: helpHref }] : []),
            ...(onThemeOpen
              ? [{ label: text.themeSettings, icon: <Palette aria-hidden />, onSelect: onThemeOpen }]
              : []),
          ],
        },
        {
          items: [
            ...(onLanguage ? [{ label: language, icon: <Globe aria-hidden />, onSelect: onLanguage }] : []),
            ...(changePasswordHref
              ? [{ label: text.changePassword, icon: <UserRound aria-hidden />, href: changePasswordHref }]
              : []),
            { label: text.logout, icon: <LogOut aria-hidden />, onSelect: onLogout },
          ],
        },
      ]}
      trigger={(props) => (
        <button {...props} className="cm-user-button" type="button">
          <UserMenuStyles />
          <span className="cm-user-initials" aria-hidden>
            {initials || <UserRound />}
          </span>
          <span className="cm-user-name" dir="auto">
            {name || text.userMenu}
          </span>
        </button>
      )}
    />
  )
}
