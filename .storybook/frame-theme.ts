import { create } from 'storybook/theming/create'

import { darkTheme, lightTheme } from '../packages/ui/src/theme/theme.ts'

/** Light or dark: the toolbar's choice, or the device's for `system`. */
export function schemeOf(theme: unknown): 'light' | 'dark' {
  if (theme !== 'system') return theme === 'dark' ? 'dark' : 'light'
  return matchMedia('(prefers-color-scheme: dark)').matches ? 'dark' : 'light'
}

/** The product's logo next to its name; Storybook inserts it as HTML. */
const brand = (accent: string, onAccent: string) => `<span style="display: flex; align-items: center; gap: 10px">
  <svg viewBox="0 0 28 28" width="28" height="28" aria-hidden="true">
    <rect width="28" height="28" rx="7" fill="${accent}" />
    <g fill="${onAccent}">
      <rect x="5" y="5" width="5" height="6" rx="1.5" opacity="0.72" />
      <rect x="11.5" y="5" width="5" height="6" rx="1.5" opacity="0.72" />
      <circle cx="20.5" cy="8" r="3" />
      <rect x="5" y="12.5" width="11.5" height="10.5" rx="2" />
      <rect x="18" y="12.5" width="5" height="10.5" rx="1.5" opacity="0.72" />
    </g>
  </svg>
  Commissary
</span>`

const family = "'Inter Variable', system-ui, sans-serif"

/** Storybook's frame, sidebar and documentation pages in the product's colors. */
export function frameTheme(scheme: 'light' | 'dark') {
  const { color } = scheme === 'dark' ? darkTheme : lightTheme
  return create({
    base: scheme,
    brandTitle: brand(color.accent, color.onAccent),
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
