import { isLanguage, preferredLanguage, type Language } from './languages.ts'

/**
 * The language of the page for families: the chosen one, else the first of the browser's that the product has, else English.
 * @param chosen a code, or empty
 * @param preferred the browser's languages, the most preferred first: `['es-MX', 'en']`
 */
export const pageLanguageOf = (chosen: string, preferred: readonly string[]): Language =>
  isLanguage(chosen) ? chosen : preferredLanguage(preferred)
