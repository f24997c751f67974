// The root entry: nothing here may load TanStack, final-form or dnd-kit.
export { GlobalStyle } from './theme/GlobalStyle.ts'
export { breakpoints } from './theme/theme.ts'
export {
  applyThemeChoice,
  defaultThemeChoice,
  loadThemeChoice,
  saveThemeChoice,
  type ThemeChoice,
  themeScript,
  themeStorageKey,
} from './theme/theme-choice.ts'
