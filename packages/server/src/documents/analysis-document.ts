import type { ServiceDay } from '@commissary/domain/menu'
import { makeFormats } from '@commissary/messages/formats'
import { languageOf, localeOf } from '@commissary/messages/languages'
import { translatorOf } from '@commissary/messages/translator'
import type { Wording } from '@commissary/messages/wording'

import type { MenuAnalysis } from '../modules/analysis/store.ts'

/** What a printed analysis is made from. */
export interface AnalysisDocument {
  analysis: MenuAnalysis
  /** The analyzed days with their items. */
  days: ServiceDay[]
  catererName: string
  /** ISO 3166; decides the paper, the language and the formats. */
  country: string
  /** ISO 4217. */
  currency: string
  /** The day of the print, YYYY-MM-DD. */
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
