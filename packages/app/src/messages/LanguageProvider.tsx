import { UiTextProvider, type AllUiText } from '@commissary/ui'
import type { MenuText } from '@commissary/ui/menu'
import { createContext, type ReactNode, use, useMemo } from 'react'
import { IntlProvider } from 'use-intl'

import common from '@commissary/messages/en/common.json' with { type: 'json' }
import shell from '@commissary/messages/en/shell.json' with { type: 'json' }
import type { BaseArea } from '@commissary/messages/load-texts'
import type { Messages } from '@commissary/messages'

/** Everything that is said in one language: the app's texts, and the words of the design system. */
export interface Language {
  /** BCP 47 */
  code: string
  /** At least what the shell says; screens bring the rest. */
  messages: Pick<Messages, BaseArea> & Partial<Messages>
  /** What differs from the design system's own English. */
  uiText: Partial<AllUiText>
  menuText: Partial<MenuText>
}

/** The design system's defaults are English already. */
export const english: Language = { code: 'en', messages: { common, shell }, uiText: {}, menuText: {} }

const LanguageContext = createContext(english)

interface LanguageProviderProps {
  language: Language
  children: ReactNode
}

/** Gives everything below it its texts. */
export function LanguageProvider({ language, children }: LanguageProviderProps) {
  return (
    <LanguageContext value={language}>
      <IntlProvider locale={language.code} messages={language.messages} timeZone="UTC">
        <UiTextProvider text={language.uiText}>{children}</UiTextProvider>
      </IntlProvider>
    </LanguageContext>
  )
}

/** Adds the texts of a screen, in the same language, to what is said around it. */
export function ScreenTexts({ texts, children }: { texts: Partial<Messages>; children: ReactNode }) {
  const { code, messages } = use(LanguageContext)
  const all = useMemo(() => ({ ...messages, ...texts }) as Messages, [messages, texts])
  return (
    <IntlProvider locale={code} messages={all} timeZone="UTC">
      {children}
    </IntlProvider>
  )
}

/** The words of the menu patterns, which only some screens load. */
export const useMenuWords = () => use(LanguageContext).menuText
