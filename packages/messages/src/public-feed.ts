import { createTranslator } from 'use-intl/core'

import type { Messages, Translate } from './messages.ts'
import { loadPublicPage, type TranslatedPageLanguage } from './public-page.ts'

/** Texts of the page outside React, for the calendar that families subscribe to. A text that only other pages have is its key. */
export async function publicPageTranslator(language: TranslatedPageLanguage): Promise<Translate> {
  const { publicMenu, words } = await loadPublicPage(language)
  const messages = { publicMenu, words } as unknown as Messages
  return createTranslator<Messages>({ locale: language, messages, onError: () => {} })
}
