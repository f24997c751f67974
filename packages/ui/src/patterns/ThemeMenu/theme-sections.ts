import type { MenuSection } from '../../components/Menu/Menu.tsx'
import type { UiText } from '../../text/UiText.ts'
import type { ThemeChoice } from '../../theme/theme-choice.ts'

/** The choices of the look as sections of a menu; the caller keeps and applies what is chosen. */
export function themeSections(
  choice: ThemeChoice,
  text: UiText,
  onChange: (choice: ThemeChoice) => void,
): MenuSection[] {
  return [
    {
      label: text.theme,
      items: (['light', 'dark', 'system'] as const).map((scheme) => ({
        label: text[scheme],
        isChecked: choice.scheme === scheme,
        onSelect: () => onChange({ ...choice, scheme }),
      })),
    },
    {
      label: text.direction,
      items: (['ltr', 'rtl'] as const).map((direction) => ({
        label: direction === 'ltr' ? text.leftToRight : text.rightToLeft,
        isChecked: choice.direction === direction,
        onSelect: () => onChange({ ...choice, direction }),
      })),
    },
  ]
}
