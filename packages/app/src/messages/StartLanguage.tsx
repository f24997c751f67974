import { configureTexts } from '@commissary/api-client'
import {
  isLanguage,
  type Language,
  languageNames,
  languages,
} from '@commissary/messages/languages'
import { type AllUiText, type LanguageSwitch, UiTextProvider } from '@commissary/ui'
import { type ReactNode, useEffect, useEffectEvent, useState } from 'react'

import type { TranslatedTexts } from './languages.ts'
import { LanguageSwitchContext } from './language-switch.ts'
import { loadLanguage } from './load-language.ts'
import { keepLanguage, startLanguage } from './page-language.ts'

interface StartTexts<Texts> {
  language: Language
  texts: Texts
  /** Undefined = the defaults. */
  uiText: Partial<AllUiText> | undefined
}

interface StartLanguageProps<Texts> {
  english: Texts
  /** The same texts of another language. */
  textsOf: (texts: TranslatedTexts) => Texts
  children: (texts: Texts) => ReactNode
}

const options = languages.map((code) => ({ code, name: languageNames[code] }))

/**
 * The texts of a page before the login, in the language of the browser or the one that is chosen on it. English shows at once; a
 * language that does not load leaves the page as it is.
 */
export function StartLanguage<Texts>({ english, textsOf, children }: StartLanguageProps<Texts>) {
  const inEnglish: StartTexts<Texts> = { language: 'en', texts: english, uiText: undefined }
  const [shown, setShown] = useState(() => (startLanguage() === 'en' ? inEnglish : null))

  async function show(language: Language) {
    try {
      const texts = language === 'en' ? null : await loadLanguage[language]()
      keepLanguage(language)
      configureTexts({ language, ...texts?.client })
      setShown(texts ? { language, texts: textsOf(texts), uiText: texts.uiText } : inEnglish)
    } catch {
      setShown((before) => before ?? inEnglish)
    }
  }

  const start = useEffectEvent(() => void show(startLanguage()))
  useEffect(() => start(), [])

  if (!shown) return null
  const choice: LanguageSwitch = {
    current: shown.language,
    options,
    onChange: (code) => {
      if (isLanguage(code)) void show(code)
    },
  }
  return (
    <LanguageSwitchContext value={choice}>
      <UiTextProvider text={shown.uiText}>{children(shown.texts)}</UiTextProvider>
    </LanguageSwitchContext>
  )
}
