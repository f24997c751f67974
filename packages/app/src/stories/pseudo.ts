import {
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
import { englishFormText } from '@commissary/ui/form'
import { englishMenuText } from '@commissary/ui/menu'
import { englishRecordFormText } from '@commissary/ui/record-form'
import { englishTableText } from '@commissary/ui/table'

import { english } from '@commissary/messages/english'
import type { Language } from '../messages/LanguageProvider.tsx'
import { loginTexts } from '@commissary/messages/login'
import { passwordTexts } from '@commissary/messages/password'

/** Marks a text as translated; the letter makes it run from right to left. */
const mark = (text: string) => `ש⟦${text}⟧`

/** A copy of a catalogue, or of the design system's words, with every text marked. */
function marked<Texts>(texts: Texts): Texts {
  if (typeof texts === 'string') return mark(texts) as Texts
  if (typeof texts === 'function') {
    const say = texts as unknown as (...values: unknown[]) => unknown
    return ((...values: unknown[]) => marked(say(...values))) as Texts
  }
  if (Array.isArray(texts)) return texts.map(marked) as Texts
  if (typeof texts !== 'object' || texts === null) return texts
  return Object.fromEntries(Object.entries(texts).map(([key, text]) => [key, marked(text)])) as Texts
}

// Numbers come from the formats of the country, not from the language.
const { number: _number, credit: _credit, percent: _percent, ...menuWords } = englishMenuText
const { number: _count, ...uiWords } = englishUiText

// Typed by the words of all entries: one that is not marked here does not compile.
const uiText: Omit<AllUiText, 'number'> = {
  ...marked(uiWords),
  ...marked(englishShellText),
  ...marked(englishThemePanelText),
  ...marked(englishSchoolSelectorText),
  ...marked(englishMenuTypeText),
  ...marked(englishFormText),
  ...marked(englishRecordFormText),
  ...marked(englishTableText),
  ...marked(englishDateText),
  ...marked(englishCalendarText),
  ...marked(englishCommandText),
}

/** A language that does not exist: whatever shows without its mark is stuck in the code. */
export const pseudo: Language = { code: 'he', messages: marked(english), uiText, menuText: marked(menuWords) }

/** The pages that come without the catalogue have their texts from elsewhere. */
export const pseudoLogin = marked(loginTexts)
export const pseudoPassword = marked(passwordTexts)

const names = (style: 'month' | 'weekday', count: number) =>
  Array.from({ length: count }, (_, index) => {
    const date = style === 'month' ? new Date(Date.UTC(2026, index, 1)) : new Date(Date.UTC(2026, 10, 16 + index))
    return (['long', 'short'] as const).map((length) =>
      new Intl.DateTimeFormat('en-US', { [style]: length, timeZone: 'UTC' }).format(date),
    )
  }).flat()

// Dates, units and money belong to the caterer's country, not to the reader's language.
const ofTheCountry = [...names('month', 12), ...names('weekday', 7), 'USD']

/** Texts and labels that carry no mark and are no data: words that somebody wrote into the code. */
export function stuckTexts(root: Element, data: readonly string[]): string[] {
  const known = [...data, ...ofTheCountry].toSorted((a, b) => b.length - a.length)
  const isStuck = (text: string) => {
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
  return texts.map((text) => text.trim()).filter(isStuck)
}
