import { languageOf, localeOf } from '@commissary/messages/languages'
import { publicPageTranslator } from '@commissary/messages/public-feed'
import { isPageLanguage, pageLocale } from '@commissary/messages/public-page'
import { makeFormats } from '@commissary/messages/formats'
import { translatorOf } from '@commissary/messages/translator'
import type { Wording } from '@commissary/messages/wording'

import type { Schemas } from '../../contract/operations.ts'
import type { PublicLine } from './public-line.ts'
import type { PublicMenu } from './store.ts'

export type PublicLanguage = Schemas['PublicLanguage']

/** What words a school's CSV file: the caterer's language and formats. */
export const wordingOf = ({ country, currency }: Pick<PublicMenu, 'country' | 'currency'>): Wording => ({
  t: translatorOf(languageOf(country)),
  formats: makeFormats(localeOf(country), currency),
  country,
})

/**
 * What words the calendar that families subscribe to: a language of their page, else the caterer's. Names of items may be in
 * more languages than the page.
 */
export async function feedWording(menu: Pick<PublicMenu, 'country' | 'currency'>, language: string): Promise<Wording> {
  if (!isPageLanguage(language) || language === 'en') return wordingOf(menu)
  const { country, currency } = menu
  return {
    t: await publicPageTranslator(language),
    formats: makeFormats(pageLocale(language, country), currency),
    country,
  }
}

/** The name of an item in a language; the caterer's own name if it has none in it. */
export const nameIn = ({ name, names }: PublicLine, language: PublicLanguage | undefined): string =>
  (language && names[language]) || name
