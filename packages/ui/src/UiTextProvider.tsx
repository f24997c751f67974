import { type ReactNode, use } from 'react'

import type { CalendarText } from './calendar/calendar-text.ts'
import type { CommandText } from './components/overlays/CommandPalette/command-text.ts'
import type { AttachmentsText } from './components/fields/Attachments/attachments-text.ts'
import type { DateText } from './components/fields/DateField/date-text.ts'
import type { ImageText } from './components/fields/ImageField/image-text.ts'
import type { FormText } from './form/form-text.ts'
import type { RecordFormText } from './form/record-form/record-form-text.ts'
import type { MenuTypeText } from './patterns/menu/MenuTypeTabs/menu-type-text.ts'
import type { SchoolSelectorText } from './patterns/shell/SchoolSelector/school-selector-text.ts'
import type { ShellText } from './patterns/shell/shell-text.ts'
import type { ThemePanelText } from './patterns/shell/ThemePanel/theme-panel-text.ts'
import type { ViewsText } from './table/SavedViews/views-text.ts'
import type { TableText } from './table/table-text.ts'
import { UiTextContext } from './text/create-text-hook.ts'
import type { UiText } from './text/UiText.ts'

/** The texts of every entry except the menu's. Types only: no entry loads another one's English texts. */
export type AllUiText = UiText &
  TableText &
  ViewsText &
  FormText &
  ImageText &
  AttachmentsText &
  RecordFormText &
  DateText &
  CalendarText &
  CommandText &
  ShellText &
  ThemePanelText &
  SchoolSelectorText &
  MenuTypeText

interface UiTextProviderProps {
  /** Texts that replace the English defaults; undefined = those of the enclosing provider. */
  text: Partial<AllUiText> | undefined
  children: ReactNode
}

/** Provides the design system's texts in the reader's language. Without it they are English. */
export function UiTextProvider({ text, children }: UiTextProviderProps) {
  const around = use(UiTextContext)
  return <UiTextContext value={text ?? around}>{children}</UiTextContext>
}
