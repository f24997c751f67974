/** Languages of the product, as BCP 47. Each has a message catalog, and the texts of the design system in the app. */
export const languages = ['en', 'es', 'ar'] as const
export type Language = (typeof languages)[number]

export const defaultLanguage: Language = 'en'

/** Languages whose texts load on demand. */
export type TranslatedLanguage = Exclude<Language, 'en'>

/** Each language in its own words, as lists of languages show it to people who read no other. */
export const languageNames: Record<Language, string> = { en: 'English', es: 'Español', ar: 'العربية' }

/**
 * The locale of each language for plurals, dates and lists without a country. Arabic has Latin digits: kitchens that read
 * different languages work with the same records.
 */
export const locales: Record<Language, string> = { en: 'en-US', es: 'es-US', ar: 'ar-u-nu-latn' }

export const isLanguage = (code: unknown): code is Language => languages.some((one) => one === code)

const directions: Record<Language, 'ltr' | 'rtl'> = { en: 'ltr', es: 'ltr', ar: 'rtl' }

export const directionOf = (language: Language): 'ltr' | 'rtl' => directions[language]

/** Countries with a language other than the default, by ISO 3166 code. */
const languagesByCountry: Partial<Record<string, Language>> = { AE: 'ar', EG: 'ar', ES: 'es', MX: 'es', SA: 'ar' }

/** The language of a country. */
export function languageOf(country: string): Language {
  return languagesByCountry[country] ?? defaultLanguage
}

/** A caterer's language: the one it chose, else that of its country. */
export const languageOfCaterer = ({ language, country }: { language: string | null; country: string }): Language =>
  isLanguage(language) ? language : languageOf(country)

/**
 * The first of some preferred languages that the product has, else the default.
 * @param preferred the most preferred first, as a browser names them: `['es-MX', 'en']`
 */
export const preferredLanguage = (preferred: readonly string[]): Language =>
  preferred.map((code) => code.toLowerCase().split('-')[0]).find(isLanguage) ?? defaultLanguage

/**
 * The locale of numbers, dates and money: a language in a country. Days are those of the Gregorian calendar, which menus are
 * planned in; Saudi Arabia's own would be another.
 */
export function localeOf(language: Language, country: string): string {
  return language === 'ar' ? `ar-${country}-u-ca-gregory-nu-latn` : `${language}-${country}`
}
