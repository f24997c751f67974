/** Languages that have a message catalog. */
export type Language = 'en'

export const defaultLanguage: Language = 'en'

/** The locale of each language for numbers, dates and lists. */
export const locales: Record<Language, string> = { en: 'en-US' }

/** Countries with a language other than the default, by ISO 3166 code. */
const languagesByCountry: Partial<Record<string, Language>> = {}

/** The language of a caterer, from its country. */
export function languageOf(country: string): Language {
  return languagesByCountry[country] ?? defaultLanguage
}

/** The locale of a caterer's numbers and dates: its language and country. */
export function localeOf(country: string): string {
  return `${languageOf(country)}-${country}`
}
