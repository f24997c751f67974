import {
  englishAttachmentsText,
  englishMenuTypeText,
  englishSchoolSelectorText,
  englishShellText,
  englishThemePanelText,
  englishUiText,
  type AllUiText,
} from '@commissary/ui'
import { englishCalendarText } from '@commissary/ui/calendar'
import { englishCommandText } from '@commissary/ui/command'
import { englishDateText } from '@commissary/ui/date'
import { englishFormText, englishImageText } from '@commissary/ui/form'
import { englishMenuText } from '@commissary/ui/menu'
import { englishRecordFormText } from '@commissary/ui/record-form'
import { englishTableText } from '@commissary/ui/table'
import { englishViewsText } from '@commissary/ui/views'

import { english } from '@commissary/messages/english'
import { loadEnglish } from '@commissary/messages/load-english'
import type { AppTexts } from '../messages/languages.ts'
import { loginTexts } from '@commissary/messages/login'
import { passwordTexts } from '@commissary/messages/password'

/** Marks a text as translated. The Hebrew letter makes it run from right to left. */
const mark = (text: string) => `ש⟦${text}⟧`

/** A copy of a message catalog or of the design system's texts with every text marked. */
function markAll<Texts>(texts: Texts): Texts {
  if (typeof texts === 'string') return mark(texts) as Texts
  if (typeof texts === 'function') {
    const format = texts as unknown as (...values: unknown[]) => unknown
    return ((...values: unknown[]) => markAll(format(...values))) as Texts
  }
  if (Array.isArray(texts)) return texts.map(markAll) as Texts
  if (typeof texts !== 'object' || texts === null) return texts
  return Object.fromEntries(Object.entries(texts).map(([key, text]) => [key, markAll(text)])) as Texts
}

// Numbers are formatted for the caterer's country, not for the language.
const { number: _number, credit: _credit, percent: _percent, ...menuWords } = englishMenuText
const { number: _count, ...uiWords } = englishUiText

// The type lists the texts of all entry points, so a text that is not marked here does not compile.
const uiText: Omit<AllUiText, 'number'> = {
  ...markAll(uiWords),
  ...markAll(englishShellText),
  ...markAll(englishThemePanelText),
  ...markAll(englishSchoolSelectorText),
  ...markAll(englishMenuTypeText),
  ...markAll(englishFormText),
  ...markAll(englishImageText),
  ...markAll(englishAttachmentsText),
  ...markAll(englishRecordFormText),
  ...markAll(englishTableText),
  ...markAll(englishViewsText),
  ...markAll(englishDateText),
  ...markAll(englishCalendarText),
  ...markAll(englishCommandText),
}

/** An invented language: text displayed without its mark is hard-coded. */
export const pseudo: AppTexts = {
  language: 'en',
  code: 'he',
  locale: 'he',
  messages: markAll(english),
  uiText,
  menuText: markAll(menuWords),
  load: loadEnglish,
}

/** Login and password pages load their texts without the catalog. */
export const pseudoLogin = markAll(loginTexts)
export const pseudoPassword = markAll(passwordTexts)

const names = (style: 'month' | 'weekday', count: number) =>
  Array.from({ length: count }, (_, index) => {
    const date = style === 'month' ? new Date(Date.UTC(2026, index, 1)) : new Date(Date.UTC(2026, 10, 16 + index))
    return (['long', 'short'] as const).map((length) =>
      new Intl.DateTimeFormat('en-US', { [style]: length, timeZone: 'UTC' }).format(date),
    )
  }).flat()

// Dates, units and money follow the caterer's country, not the reader's language.
const countryTexts = [...names('month', 12), ...names('weekday', 7), 'USD']

/** Texts and labels that are neither marked nor in `data`: hard-coded texts. */
export function hardCodedTexts(root: Element, data: readonly string[]): string[] {
  const known = [...data, ...countryTexts].toSorted((a, b) => b.length - a.length)
  const isHardCoded = (text: string) => {
    if (text.includes('⟦')) return false
    const rest = known.reduce((left, name) => left.replaceAll(name, ''), text)
    return /\p{L}{2,}/u.test(rest)
  }

  const texts: string[] = []
  const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT)
  for (let node = walker.nextNode(); node; node = walker.nextNode()) {
    if (!node.parentElement?.closest('style, script')) texts.push(node.textContent ?? '')
  }
  for (const element of root.querySelectorAll('[aria-label], [placeholder], [title]')) {
    for (const name of ['aria-label', 'placeholder', 'title']) texts.push(element.getAttribute(name) ?? '')
  }
  return texts.map((text) => text.trim()).filter(isHardCoded)
}
