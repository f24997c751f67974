import { createTranslator } from 'use-intl/core'

import { arabic } from './generated/arabic.ts'
import { english } from './generated/english.ts'
import { locales, type Language } from './languages.ts'
import type { Messages, Translate } from './messages.ts'
import { spanish } from './generated/spanish.ts'

/** A catalog for each language; one with a missing text does not compile. */
const catalogs: Record<Language, Messages> = { en: english, es: spanish, ar: arabic }

/**
 * Texts outside React, for documents. A missing argument leaves the key in place of its text, because a document with one
 * broken line is better than none.
 */
export function translatorOf(language: Language, onError: (error: Error) => void = () => {}): Translate {
  return createTranslator<Messages>({ locale: locales[language], messages: catalogs[language], onError })
}

/** English texts for tests: a missing text or argument throws. */
export function englishTranslator(): Translate {
  return translatorOf('en', (error) => {
    throw error
  })
}
