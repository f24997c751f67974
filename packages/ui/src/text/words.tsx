import { createContext, type ReactNode, use, useMemo } from 'react'

import type { CalendarText } from '../calendar/calendar-text.ts'
import type { CommandText } from '../components/overlays/CommandPalette/command-text.ts'
import type { DateText } from '../components/fields/DateField/date-text.ts'
import type { FormText } from '../form/form-text.ts'
import type { MenuTypeText } from '../patterns/menu/MenuTypeTabs/menu-type-text.ts'
import type { SchoolSelectorText } from '../patterns/shell/SchoolSelector/school-selector-text.ts'
import type { ShellText } from '../patterns/shell/shell-text.ts'
import type { ThemePanelText } from '../patterns/shell/ThemePanel/theme-panel-text.ts'
import type { TableText } from '../table/table-text.ts'
import type { UiText } from './UiText.ts'

/** The words of every entry. An entry adds its own here by type only, so no entry loads another's English. */
export type Words = UiText &
  TableText &
  FormText &
  DateText &
  CalendarText &
  CommandText &
  ShellText &
  ThemePanelText &
  SchoolSelectorText &
  MenuTypeText

const noWords: Partial<Words> = {}
const WordsContext = createContext(noWords)

interface UiTextProviderProps {
  /** Words that differ from the English defaults. */
  text: Partial<Words>
  children: ReactNode
}

/** Gives the design system its words in the reader's language. Without it they are English. */
export function UiTextProvider({ text, children }: UiTextProviderProps) {
  return <WordsContext value={text}>{children}</WordsContext>
}

/** The words of one entry: its English, which loads with it, and in place of it what the provider gives. */
export function useWords<Own extends object>(english: Own): Own {
  const given = use(WordsContext)
  return useMemo(() => ({ ...english, ...given }), [english, given])
}
