import { makeFormats } from '@commissary/messages/formats'
import { type Language, localeOf } from '@commissary/messages/languages'
import { translatorOf } from '@commissary/messages/translator'
import type { Wording } from '@commissary/messages/wording'

/** What every document says about its caterer. */
export interface Letterhead {
  catererName: string
  /** A PNG or JPEG as a data URL; null = none. */
  logo: string | null
  /** ISO 3166; determines paper size and formats. */
  country: string
  /** The language of the person who prints it. */
  language: Language
  /** ISO 4217. */
  currency: string
  /** The print date, YYYY-MM-DD. */
  printedOn: string
}

/** The language of a document, and its formats: those of the language in the caterer's country. */
export function wordingOf({
  language,
  country,
  currency,
}: Pick<Letterhead, 'language' | 'country' | 'currency'>): Wording {
  return {
    t: translatorOf(language),
    formats: makeFormats(localeOf(language, country), currency),
    country,
  }
}
