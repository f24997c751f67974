import type { Messages } from '@commissary/messages'
import { UiTextProvider } from '@commissary/ui'
import { createContext, type ReactNode, use, useLayoutEffect, useMemo } from 'react'
import { IntlProvider } from 'use-intl'

import { english, type AppTexts } from './languages.ts'

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
