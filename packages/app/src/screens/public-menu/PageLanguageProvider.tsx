import { directionOf, type Language } from '@commissary/messages/languages'
import type { Messages } from '@commissary/messages'
import { type ReactNode, use, useEffect } from 'react'

import type { AppTexts } from '../../messages/languages.ts'
import { LanguageTexts, useLanguage } from '../../messages/LanguageProvider.tsx'
import { loadWith, textsIn } from '../../messages/shown-language.ts'

const areas = ['publicMenu', 'words'] as const
const loading = new Map<Language, Promise<AppTexts | null>>()

/** The texts of a language, loaded once. Null if they did not load: a page in the language around is better than none. */
function pageTexts(language: Language): Promise<AppTexts | null> {
  const known = loading.get(language)
  if (known) return known
  // A failure is kept, too: a new promise on each render would suspend forever.
  const texts = loadWith(language, areas).catch(() => null)
  loading.set(language, texts)
  return texts
}

interface PageLanguageProviderProps {
  language: Language
  children: ReactNode
}

/** The texts of the page for families in the language of its address, and the page marked as written in it. */
export function PageLanguageProvider({ language, children }: PageLanguageProviderProps) {
  const around = useLanguage()
  const texts = language === around ? null : use(pageTexts(language))

  // After the app has marked the page with its own language.
  useEffect(() => {
    if (texts === null) return
    const root = document.documentElement
    const { lang, dir } = root
    root.lang = language
    root.dir = directionOf(language)
    return () => {
      root.lang = lang
      root.dir = dir
    }
  }, [texts, language])

  if (texts === null) return children
  const messages = { ...texts.messages, ...textsIn(language, areas) } as Messages
  return (
    <LanguageTexts language={{ ...texts, messages }}>
      {/* At once, before the page itself is marked. */}
      <div lang={language} dir={directionOf(language)}>
        {children}
      </div>
    </LanguageTexts>
  )
}
