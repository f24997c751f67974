import { LogOut } from 'lucide-react'

import { Menu } from '../../components/Menu/Menu.tsx'
import { useUiText } from '../../text/UiText.ts'
import type { ThemeChoice } from '../../theme/theme-choice.ts'
import { themeSections } from '../ThemeMenu/theme-sections.ts'
import { UserButton, UserInitials, UserName } from './UserMenu.styles.ts'

interface UserMenuProps {
  user: { firstName: string; lastName: string }
  theme: ThemeChoice
  onThemeChange: (theme: ThemeChoice) => void
  onLogout: () => void
}

/** Who is logged in, the look of the app, and Logout. */
export function UserMenu({ user, theme, onThemeChange, onLogout }: UserMenuProps) {
  const text = useUiText()
  const name = `${user.firstName} ${user.lastName}`.trim()
  const initials = [user.firstName, user.lastName].map((part) => part.slice(0, 1)).join('')

  return (
    <Menu
      label={text.userMenu}
      align="end"
      sections={[
        ...themeSections(theme, text, onThemeChange),
        { items: [{ label: text.logout, icon: <LogOut aria-hidden />, onSelect: onLogout }] },
      ]}
      trigger={(props) => (
        <UserButton {...props} type="button">
          <UserInitials aria-hidden>{initials}</UserInitials>
          <UserName>{name}</UserName>
        </UserButton>
      )}
    />
  )
}
