import { create } from 'storybook/theming/create'

import { darkTheme, lightTheme } from '../packages/ui/src/theme/theme.ts'

/** Light or dark: what the toolbar says, or the device where the toolbar leaves it to it. */
export function schemeOf(theme: unknown): 'light' | 'dark' {
  if (theme !== 'system') return theme === 'dark' ? 'dark' : 'light'
  return matchMedia('(prefers-color-scheme: dark)').matches ? 'dark' : 'light'
}

const family = "'Inter Variable', system-ui, sans-serif"

/** Storybook's own frame, sidebar and documentation pages in our colours. */
export function frameTheme(scheme: 'light' | 'dark') {
  const { color } = scheme === 'dark' ? darkTheme : lightTheme
  return create({
    base: scheme,
    brandTitle: 'Commissary design system',
    brandTarget: '_self',
    fontBase: family,
    colorPrimary: color.accent,
    colorSecondary: color.accent,
    appBg: color.canvas,
    appContentBg: color.surface,
    appPreviewBg: color.canvas,
    appBorderColor: color.line,
    appBorderRadius: 8,
    textColor: color.ink,
    textInverseColor: color.onAccent,
    textMutedColor: color.inkQuiet,
    barTextColor: color.inkQuiet,
    barHoverColor: color.accentHover,
    barSelectedColor: color.accent,
    barBg: color.surface,
    buttonBg: color.raised,
    buttonBorder: color.line,
    booleanBg: color.sunken,
    booleanSelectedBg: color.raised,
    inputBg: color.raised,
    inputBorder: color.lineStrong,
    inputTextColor: color.ink,
    inputBorderRadius: 6,
  })
}
