import type { Preview } from '@storybook/react-vite'

import { defaultThemeChoice, type ThemeChoice } from '../packages/ui/src/theme/theme-choice.ts'

type GlobalTypes = NonNullable<Preview['globalTypes']>
type Icon = NonNullable<NonNullable<GlobalTypes[string]['toolbar']>['icon']>

const menu = (description: string, icon: Icon, titles: Record<string, string>): GlobalTypes[string] => ({
  description,
  toolbar: {
    title: description,
    icon,
    items: Object.entries(titles).map(([value, title]) => ({ value, title })),
    dynamicTitle: true,
  },
})

/** Toolbar settings for reviewers. A story may fix any of them in its own `globals`. */
export const globalTypes: GlobalTypes = {
  theme: menu('Theme', 'contrast', { light: 'Light', dark: 'Dark', system: 'Device setting' }),
  language: menu('Language', 'globe', {
    english: 'English',
    spanish: 'Español',
    arabic: 'العربية',
    pseudo: 'Pseudo',
  }),
  direction: menu('Direction', 'transfer', {
    auto: 'By language',
    ltr: 'Left to right',
    rtl: 'Right to left',
  }),
  density: menu('Density', 'menu', { normal: 'Normal', compact: 'Compact' }),
  width: menu('Width', 'expand', { fixed: 'Fixed', fluid: 'Fluid' }),
  textSize: menu('Text size', 'zoom', { normal: '100%', double: '200%' }),
}

/** `navigation` and `navbar` have no toolbar menu: the shell's stories show each of them. */
export const initialGlobals = {
  theme: 'light',
  language: 'english',
  direction: 'auto',
  density: 'normal',
  width: 'fixed',
  textSize: 'normal',
  navigation: defaultThemeChoice.navigation,
  navbar: defaultThemeChoice.navbar,
}

/** The root font size for the text size set by the toolbar or the story. */
export const textSizeOf = (globals: Record<string, unknown>) => (globals['textSize'] === 'double' ? '200%' : '')

/** The theme choice set by the toolbar or the story. */
export function themeChoiceOf(globals: Record<string, unknown>): ThemeChoice {
  const language = globals['language'] === 'pseudo' || globals['language'] === 'arabic' ? 'rtl' : 'ltr'
  const direction = globals['direction']
  const chosen = Object.fromEntries(
    Object.keys(defaultThemeChoice).flatMap((key) => (typeof globals[key] === 'string' ? [[key, globals[key]]] : [])),
  ) as Partial<ThemeChoice>
  return {
    ...defaultThemeChoice,
    ...chosen,
    scheme: (globals['theme'] ?? 'light') as ThemeChoice['scheme'],
    direction: direction === 'ltr' || direction === 'rtl' ? direction : language,
  }
}
