import type { Caterer, CountryDetail } from '@commissary/api-client'
import type { Translate } from '@commissary/messages'
import { isLanguage, type Language, languageNames } from '@commissary/messages/languages'
import type { MergeableField } from '@commissary/ui/record-form'

import { type FieldWords, yesOrNo } from '../../history/change-entry.ts'

/** Form values of the caterer. */
export interface CatererValues {
  name: string
  /** ISO 3166-1 alpha-2 */
  country: string
  /** IANA name; null while none is selected. */
  timeZone: string | null
  /** A data URL. */
  logo: string | null
  allowsNegativeStock: boolean
  /** Empty = the country's. */
  language: Language | ''
}

export const toValues = (caterer: Caterer | null): CatererValues => ({
  name: caterer?.name ?? '',
  country: caterer?.country ?? '',
  timeZone: caterer?.timeZone ?? null,
  logo: caterer?.logo ?? null,
  allowsNegativeStock: caterer?.allowsNegativeStock ?? false,
  language: caterer?.language ?? '',
})

/** Errors by field. */
export const catererErrors = ({ name, country, timeZone }: CatererValues, t: Translate) => ({
  name: name.trim() === '' ? t('caterer.errors.name') : undefined,
  country: country === '' ? t('caterer.errors.country') : undefined,
  timeZone: timeZone === null ? t('caterer.errors.timeZone') : undefined,
})

/** Names countries in a language: English names from the contract, others from the browser. A code without a name stays a code. */
export function countryNames(language: Language, details: readonly CountryDetail[]): (code: string) => string {
  const names = new Intl.DisplayNames([language], { type: 'region' })
  const own = (code: string) => details.find(({ countryCode }) => countryCode === code)?.countryName
  return (code) => (language === 'en' ? own(code) : names.of(code)) ?? code
}

/** The browser's time zones, plus the caterer's own. */
export function timeZonesWith(own: string): string[] {
  const known = Intl.supportedValuesOf('timeZone')
  return known.includes(own) ? known : [own, ...known]
}

/** "America/New York" */
export const timeZoneText = (name: string) => name.replaceAll('_', ' ')

/** The fields that can be merged, in the order of the form. `countryName` returns the name of a country code. */
export const mergeableFields = (t: Translate, countryName: (code: string) => string): MergeableField[] => [
  { name: 'name', label: t('caterer.name') },
  { name: 'country', label: t('caterer.country'), text: (code) => countryName(String(code)) },
  {
    name: 'timeZone',
    label: t('caterer.timeZone'),
    text: (name) => (typeof name === 'string' ? timeZoneText(name) : ''),
  },
  {
    name: 'logo',
    label: t('caterer.logo'),
    text: (logo) => t(logo === null ? 'caterer.noLogo' : 'caterer.hasLogo'),
  },
  {
    name: 'allowsNegativeStock',
    label: t('caterer.allowsNegativeStock'),
    text: (allows) => t(allows === true ? 'caterer.allowed' : 'caterer.notAllowed'),
  },
  { name: 'language', label: t('caterer.language'), text: (code) => languageText(code, t) },
]

const languageText = (code: unknown, t: Translate) =>
  isLanguage(code) ? languageNames[code] : t('caterer.languageByCountry')

/** Labels of the fields in the history. */
export const historyWords = (t: Translate, countryName: (code: string) => string): FieldWords => ({
  name: { label: t('caterer.name') },
  country: { label: t('caterer.country'), valueText: countryName },
  timeZone: { label: t('caterer.timeZone'), valueText: timeZoneText },
  currency: { label: t('caterer.currency') },
  logo: { label: t('caterer.logo') },
  allowsNegativeStock: { label: t('caterer.allowsNegativeStock'), valueText: yesOrNo(t) },
  language: { label: t('caterer.language'), valueText: (code) => languageText(code, t) },
})
