import type { Messages } from '@commissary/messages'
import common from '@commissary/messages/en/common.json' with { type: 'json' }
import {
  loadPublicPage,
  pageDirection,
  type PageLanguage,
  type PublicPageTexts,
  type TranslatedPageLanguage,
} from '@commissary/messages/public-page'
import { UiTextProvider } from '@commissary/ui'
import { type ReactNode, use, useEffect } from 'react'
import { IntlProvider } from 'use-intl'

const loaded = new Map<TranslatedPageLanguage, Promise<PublicPageTexts | null>>()

/** The texts of a language, loaded once. Null if they did not load: an English page is better than none. */
function textsIn(language: TranslatedPageLanguage): Promise<PublicPageTexts | null> {
  const known = loaded.get(language)
  if (known) return known
  // A failure is kept, too: a new promise on each render would suspend forever.
  const texts = loadPublicPage(language).catch(() => null)
  loaded.set(language, texts)
  return texts
}

interface PageLanguageProviderProps {
  language: PageLanguage
  children: ReactNode
}

/** The texts of the page for families in its language, and the page marked as written in it. */
export function PageLanguageProvider({ language, children }: PageLanguageProviderProps) {
  const texts = language === 'en' ? null : use(textsIn(language))
  const shown = texts === null ? 'en' : language

  // After the app has marked the page as English.
  useEffect(() => {
    if (shown === 'en') return
    const root = document.documentElement
    const { lang, dir } = root
    root.lang = shown
    root.dir = pageDirection(shown)
    return () => {
      root.lang = lang
      root.dir = dir
    }
  }, [shown])

  if (texts === null) return children
  const { publicMenu, words, ui } = texts
  // Nothing else of the catalog is on this page; a text that is missing fails its stories.
  const messages = { common: { product: common.product }, publicMenu, words } as unknown as Messages
  return (
    <IntlProvider locale={shown} messages={messages} timeZone="UTC">
      <UiTextProvider text={ui}>
        {/* At once, before the page itself is marked. */}
        <div lang={shown} dir={pageDirection(shown)}>
          {children}
        </div>
      </UiTextProvider>
    </IntlProvider>
  )
}
