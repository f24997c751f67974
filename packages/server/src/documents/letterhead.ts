import { makeFormats } from '@commissary/messages/formats'
import { languageOf, localeOf } from '@commissary/messages/languages'
import { translatorOf } from '@commissary/messages/translator'
import type { Wording } from '@commissary/messages/wording'

/** What every document says about its caterer. */
export interface Letterhead {
  catererName: string
  /** A PNG or JPEG as a data URL; null = none. */
  logo: string | null
  /** ISO 3166; determines paper size, language and formats. */
  country: string
  /** ISO 4217. */
  currency: string
  /** The print date, YYYY-MM-DD. */
  printedOn: string
}

/** The language and formats of a document: those of the caterer. */
export function wordingOf({ country, currency }: Pick<Letterhead, 'country' | 'currency'>): Wording {
  return {
    t: translatorOf(languageOf(country)),
    formats: makeFormats(localeOf(country), currency),
    country,
  }
}
