import { createTextHook } from '../../text/create-text-hook.ts'

/** The text of the page layout: top bars, menus, the user menu. */
export interface ShellText {
  skipToContent: string
  mainMenu: string
  openMenu: string
  collapseMenu: string
  keepMenuOpen: string
  userMenu: string
  themeSettings: string
  /** Announced when the theme panel opens automatically. */
  themeSettingsOpened: string
  home: string
  settings: string
  help: string
  changePassword: string
  logout: string
}

export const englishShellText: ShellText = {
  skipToContent: 'Skip to content',
  mainMenu: 'Main menu',
  openMenu: 'Open menu',
  collapseMenu: 'Collapse menu',
  keepMenuOpen: 'Keep menu open',
  userMenu: 'User menu',
  themeSettings: 'Theme settings',
  themeSettingsOpened: 'Theme settings opened next to the page. Escape closes them.',
  home: 'Home',
  settings: 'Settings',
  help: 'Help',
  changePassword: 'Change password',
  logout: 'Logout',
}

export const useShellText = createTextHook(englishShellText)
