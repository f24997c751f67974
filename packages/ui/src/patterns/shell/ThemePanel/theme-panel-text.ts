import type { ThemeChoice } from '../../../theme/theme-choice.ts'
import { createTextHook } from '../../../text/create-text-hook.ts'

/** The settings in the panel: all but the rail, which the menu's own button switches. */
export type OfferedSetting = Exclude<keyof ThemeChoice, 'sideMenu'>

/** The text of the theme panel, loaded with it. */
export interface ThemePanelText {
  themePanel: {
    title: string
    settings: Record<OfferedSetting, string>
    options: { [Setting in OfferedSetting]: Record<ThemeChoice[Setting], string> }
    /** Why the side menu's style is disabled while the menu is at the top. */
    navbarHint: string
    reset: string
  }
}

export const englishThemePanelText: ThemePanelText = {
  themePanel: {
    title: 'Theme settings',
    settings: {
      scheme: 'Theme',
      direction: 'Direction',
      width: 'Page width',
      density: 'Density',
      navigation: 'Navigation position',
      navbar: 'Vertical navbar style',
    },
    options: {
      scheme: { light: 'Light', dark: 'Dark', system: 'System' },
      direction: { ltr: 'Left to right', rtl: 'Right to left' },
      width: { fixed: 'Fixed', fluid: 'Fluid' },
      density: { normal: 'Normal', compact: 'Compact' },
      navigation: { vertical: 'Vertical', top: 'Top', combo: 'Combo' },
      navbar: { transparent: 'Transparent', inverted: 'Inverted', card: 'Card', vibrant: 'Vibrant' },
    },
    navbarHint: 'For the vertical and combo positions.',
    reset: 'Reset to defaults',
  },
}

const useText = createTextHook(englishThemePanelText)
export const useThemePanelText = () => useText().themePanel
