import type { Messages } from '@commissary/messages'
import type { ScreenArea } from '@commissary/messages/load-texts'
import { UiTextProvider } from '@commissary/ui'
import { createContext, type ReactNode, use, useLayoutEffect, useMemo } from 'react'
import { IntlProvider } from 'use-intl'

import { english, type AppTexts } from './languages.ts'
import { textsIn } from './shown-language.ts'

const LanguageContext = createContext(english)

interface LanguageProviderProps {
  language: AppTexts
  children: ReactNode
}

/** Provides the texts, and marks the page as written in their language. */
export function LanguageProvider({ language, children }: LanguageProviderProps) {
  useLayoutEffect(() => {
    document.documentElement.lang = language.code
  }, [language.code])
  return <LanguageTexts language={language}>{children}</LanguageTexts>
}

/** The texts of a language for a part of the page. */
export function LanguageTexts({ language, children }: LanguageProviderProps) {
  return (
    <LanguageContext value={language}>
      <IntlProvider locale={language.locale} messages={language.messages} timeZone="UTC">
        <UiTextProvider text={language.uiText}>{children}</UiTextProvider>
      </IntlProvider>
    </LanguageContext>
  )
}

/** Adds the messages of a screen to those around it. */
export function ScreenTexts({ areas, children }: { areas: readonly ScreenArea[]; children: ReactNode }) {
  const { language, locale, messages } = use(LanguageContext)
  const all = useMemo(() => ({ ...messages, ...textsIn(language, areas) }) as Messages, [messages, language, areas])
  return (
    <IntlProvider locale={locale} messages={all} timeZone="UTC">
      {children}
    </IntlProvider>
  )
}

/** The language of the surrounding texts, which formats follow, too. */
export const useLanguage = () => use(LanguageContext).language

/** The texts of the menu patterns, which only some screens load. */
export const useMenuWords = () => use(LanguageContext).menuText
