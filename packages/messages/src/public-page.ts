import type { Messages } from './messages.ts'

/** Texts of a school's CSV file, which is in the caterer's language. */
type FileText = 'csvColumns' | 'levels'

/** The design system's texts that the page shows. */
type UiTextKey =
  | 'loading'
  | 'retry'
  | 'somethingWentWrong'
  | 'required'
  | 'offline'
  | 'offlineHint'
  | 'noAccess'
  | 'noAccessHint'
  | 'opensNewTab'
  | 'privacyPolicy'

/** Every text of the page for families and of the calendar that they subscribe to, in a language other than English. */
export interface PublicPageTexts {
  publicMenu: Omit<Messages['publicMenu'], FileText>
  words: Pick<Messages['words'], 'allergens' | 'categories' | 'menuTypes'>
  ui: Record<UiTextKey, string>
}

/** Languages of the page for families. Every other page is in the caterer's language. */
export const pageLanguages = ['en', 'es', 'ar'] as const
export type PageLanguage = (typeof pageLanguages)[number]
export type TranslatedPageLanguage = Exclude<PageLanguage, 'en'>

/** A catalog for each language; one with a missing text does not compile. */
const loaders: Record<TranslatedPageLanguage, () => Promise<{ publicPage: PublicPageTexts }>> = {
  es: () => import('./es/public-page.ts'),
  ar: () => import('./ar/public-page.ts'),
}

export const loadPublicPage = async (language: TranslatedPageLanguage): Promise<PublicPageTexts> =>
  (await loaders[language]()).publicPage

export const pageDirection = (language: PageLanguage): 'ltr' | 'rtl' => (language === 'ar' ? 'rtl' : 'ltr')

/** The locale of dates: the language in the caterer's country, with the digits that prices have there. */
export const pageLocale = (language: PageLanguage, country: string): string => `${language}-${country}-u-nu-latn`

export const isPageLanguage = (code: string): code is PageLanguage => pageLanguages.some((one) => one === code)

/**
 * The language of the page: the chosen one, else the first of the browser's that it has, else English.
 * @param chosen a code, or empty
 * @param preferred the browser's languages, the dearest first: `['es-MX', 'en']`
 */
export function pageLanguageOf(chosen: string, preferred: readonly string[]): PageLanguage {
  if (isPageLanguage(chosen)) return chosen
  return preferred.map((one) => one.toLowerCase().split('-')[0] ?? '').find(isPageLanguage) ?? 'en'
}
