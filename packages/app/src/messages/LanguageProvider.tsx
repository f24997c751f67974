import { UiTextProvider, type Words } from '@commissary/ui'
import type { MenuText } from '@commissary/ui/menu'
import { createContext, type ReactNode, use } from 'react'
import { IntlProvider } from 'use-intl'

import { english as englishMessages, type Messages } from './messages.ts'

/** Everything that is said in one language: the app's texts, and the words of the design system. */
export interface Language {
  /** BCP 47 */
  code: string
  messages: Messages
  /** What differs from the design system's own English. */
  uiText: Partial<Words>
  menuText: Partial<MenuText>
}

/** The design system's defaults are English already. */
export const english: Language = { code: 'en', messages: englishMessages, uiText: {}, menuText: {} }

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

/** The words of the menu patterns, which only some screens load. */
export const useMenuWords = () => use(LanguageContext).menuText
