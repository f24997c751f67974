import type { ServiceDay } from '@commissary/domain/menu'
import { makeFormats } from '@commissary/messages/formats'
import { languageOf, localeOf } from '@commissary/messages/languages'
import { translatorOf } from '@commissary/messages/translator'
import type { Wording } from '@commissary/messages/wording'

import type { MenuAnalysis } from '../modules/analysis/store.ts'

/** The content of a printed analysis. */
export interface AnalysisDocument {
  analysis: MenuAnalysis
  /** The analyzed days with their items. */
  days: ServiceDay[]
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
export function wordingOf({ country, currency }: AnalysisDocument): Wording {
  return {
    t: translatorOf(languageOf(country)),
    formats: makeFormats(localeOf(country), currency),
    country,
  }
}
