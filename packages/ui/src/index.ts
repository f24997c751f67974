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
export { englishUiText, type UiText, UiTextProvider, useUiText } from './text/UiText.tsx'
export { Button, type ButtonProps } from './components/Button/Button.tsx'
export { Link, type LinkComponent, type LinkProps, LinkProvider, useLinkComponent } from './components/Link/Link.tsx'
export { TextField, type TextFieldProps } from './components/TextField/TextField.tsx'
