import { SunMoon } from 'lucide-react'

import { IconButton } from '../../components/IconButton/IconButton.tsx'
import { Menu } from '../../components/Menu/Menu.tsx'
import { useUiText } from '../../text/UiText.ts'
import type { ThemeChoice } from '../../theme/theme-choice.ts'
import { themeSections } from './theme-sections.ts'

interface ThemeMenuProps {
  value: ThemeChoice
  /** Keeps and applies it: mostly `saveThemeChoice`. */
  onChange: (choice: ThemeChoice) => void
}

/** Light, dark or the system's; left to right or right to left. For pages without a user menu. */
export function ThemeMenu({ value, onChange }: ThemeMenuProps) {
  const text = useUiText()

  return (
    <Menu
      label={text.theme}
      align="end"
      sections={themeSections(value, text, onChange)}
      trigger={(props) => (
        <IconButton {...props} label={text.theme}>
          <SunMoon aria-hidden />
        </IconButton>
      )}
    />
  )
}
