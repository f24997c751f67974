import { LogOut, Palette, UserRound } from 'lucide-react'

import { Menu } from '../../components/Menu/Menu.tsx'
import { firstSign } from '../initials.ts'
import { useShellText } from '../shell-text.ts'
import { UserButton, UserInitials, UserName } from './UserMenu.styles.ts'

export interface UserMenuProps {
  user: { firstName: string; lastName: string }
  onLogout: () => void
  /** Opens the theme panel; without it the menu does not offer it. */
  onThemeOpen?: () => void
}

const longestName = 80

/** Who is logged in, the look of the app, and Logout. */
export function UserMenu({ user, onLogout, onThemeOpen }: UserMenuProps) {
  const text = useShellText()
  const name = [user.firstName.trim(), user.lastName.trim()].filter(Boolean).join(' ')
  const initials = firstSign(user.firstName) + firstSign(user.lastName)

  return (
    <Menu
      label={text.userMenu}
      align="end"
      sections={[
        {
          ...(name && { label: name.length > longestName ? `${name.slice(0, longestName)}…` : name }),
          items: onThemeOpen
            ? [{ label: text.themeSettings, icon: <Palette aria-hidden />, onSelect: onThemeOpen }]
            : [],
        },
        { items: [{ label: text.logout, icon: <LogOut aria-hidden />, onSelect: onLogout }] },
      ]}
      trigger={(props) => (
        <UserButton {...props} type="button">
          <UserInitials aria-hidden>{initials || <UserRound />}</UserInitials>
          <UserName dir="auto">{name || text.userMenu}</UserName>
        </UserButton>
      )}
    />
  )
}
