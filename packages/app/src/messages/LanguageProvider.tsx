import { UiTextProvider, type AllUiText } from '@commissary/ui'
import type { MenuText } from '@commissary/ui/menu'
import { createContext, type ReactNode, use, useMemo } from 'react'
import { IntlProvider } from 'use-intl'

import common from '@commissary/messages/en/common.json' with { type: 'json' }
import shell from '@commissary/messages/en/shell.json' with { type: 'json' }
import type { BaseArea } from '@commissary/messages/load-texts'
import type { Messages } from '@commissary/messages'

/** All texts of one language: the app's messages and the design system's texts. */
export interface Language {
  /** BCP 47 */
  code: string
  /** At least those of the shell; screens load the rest. */
  messages: Pick<Messages, BaseArea> & Partial<Messages>
  /** Texts that replace the design system's English defaults. */
  uiText: Partial<AllUiText>
  menuText: Partial<MenuText>
}

/** The design system's defaults are English. */
export const english: Language = { code: 'en', messages: { common, shell }, uiText: {}, menuText: {} }

const LanguageContext = createContext(english)

interface LanguageProviderProps {
  language: Language
  children: ReactNode
}

/** Provides the texts. */
export function LanguageProvider({ language, children }: LanguageProviderProps) {
  return (
    <LanguageContext value={language}>
      <IntlProvider locale={language.code} messages={language.messages} timeZone="UTC">
        <UiTextProvider text={language.uiText}>{children}</UiTextProvider>
      </IntlProvider>
    </LanguageContext>
  )
}

/** Adds the messages of a screen to those around it. */
export function ScreenTexts({ texts, children }: { texts: Partial<Messages>; children: ReactNode }) {
  const { code, messages } = use(LanguageContext)
  const all = useMemo(() => ({ ...messages, ...texts }) as Messages, [messages, texts])
  return (
    <IntlProvider locale={code} messages={all} timeZone="UTC">
      {children}
    </IntlProvider>
  )
}

/** The texts of the menu patterns, which only some screens load. */
export const useMenuWords = () => use(LanguageContext).menuText
