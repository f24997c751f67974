import { useState } from 'react'

import { applyThemeChoice, type ThemeChoice } from '../../../theme/theme-choice.ts'
import { AppShell, type AppShellProps } from './AppShell.tsx'

/** The shell with a theme choice that changes as in the app, but is not saved. */
export function StoryShell({ theme: initial, onThemeChange, ...rest }: AppShellProps) {
  const [theme, setTheme] = useState(initial)

  function handleChange(choice: ThemeChoice) {
    setTheme(choice)
    applyThemeChoice(choice)
    onThemeChange(choice)
  }

  return <AppShell {...rest} theme={theme} onThemeChange={handleChange} />
}

/** A choice with the toolbar's theme and direction. */
export const choiceUnder = (choice: ThemeChoice, globals: Record<string, unknown>): ThemeChoice => ({
  ...choice,
  scheme: globals['theme'] === 'dark' ? 'dark' : 'light',
  direction: globals['direction'] === 'rtl' ? 'rtl' : 'ltr',
})
