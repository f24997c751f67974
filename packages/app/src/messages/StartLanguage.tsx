import { configureTexts } from '@commissary/api-client'
import { isLanguage, type Language, languageNames, languages } from '@commissary/messages/languages'
import { type LanguageSwitch, UiTextProvider } from '@commissary/ui'
import { type ReactNode, useEffect, useState } from 'react'

import type { TranslatedTexts } from './languages.ts'
import { LanguageSwitchContext } from './language-switch.ts'
import { loadLanguage } from './load-language.ts'
import { keepLanguage, startLanguage } from './page-language.ts'

interface StartLanguageProps<Texts> {
  english: Texts
  /** The same texts in another language. */
  textsOf: (texts: TranslatedTexts) => Texts
  children: (texts: Texts) => ReactNode
}

const options = languages.map((code) => ({ code, name: languageNames[code] }))

const textsIn = async (language: Language) => (language === 'en' ? null : loadLanguage[language]())

/**
 * The texts of a page before the login, in the language of the browser or the one that is chosen on it. English shows at once; a
 * language that does not load leaves the page as it is.
 */
export function StartLanguage<Texts>({ english, textsOf, children }: StartLanguageProps<Texts>) {
  const [chosen, setChosen] = useState(startLanguage)
  const [loaded, setLoaded] = useState<TranslatedTexts | null | undefined>(chosen === 'en' ? null : undefined)

  useEffect(() => {
    let isGone = false
    textsIn(chosen).then(
      (texts) => {
        if (isGone) return
        keepLanguage(chosen)
        configureTexts({ language: chosen, ...texts?.client })
        setLoaded(texts)
      },
      () => !isGone && setLoaded((before) => before ?? null),
    )
    return () => {
      isGone = true
    }
  }, [chosen])

  // Showing nothing is better than showing English for a moment.
  if (loaded === undefined) return null
  const choice: LanguageSwitch = {
    current: loaded?.language ?? 'en',
    options,
    onChange: (code) => {
      if (isLanguage(code)) setChosen(code)
    },
  }
  return (
    <LanguageSwitchContext value={choice}>
      <UiTextProvider text={loaded?.uiText}>{children(loaded ? textsOf(loaded) : english)}</UiTextProvider>
    </LanguageSwitchContext>
  )
}
