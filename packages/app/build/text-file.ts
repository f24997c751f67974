// By path, because none of the app is bundled when the configuration loads.
import { defaultLanguage, type Language, languages, type TranslatedLanguage } from '../../messages/src/languages.ts'
import type { ScreenSource } from '../src/routing/route-model.ts'

/** The file of a message area in a language, from `packages`: `messages/src/en/school-menus.json`. */
export const textFile = (area: string, language: Language = defaultLanguage) =>
  `messages/src/${language}/${area.replaceAll(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)}.json`

/** The modules of a screen, as the ends of their ids: its component and its texts in the default language. */
export const screenModules = ({ screen, texts }: ScreenSource): string[] => [
  `app/src/screens/${screen}.tsx`,
  ...texts.map((area) => textFile(area)),
]

export const translatedLanguages = languages.filter((one): one is TranslatedLanguage => one !== defaultLanguage)

const names: Record<TranslatedLanguage, string> = { es: 'spanish', ar: 'arabic' }

/** The modules that a page in another language needs before it knows its screen: the texts of the shell, and the list of loaders. */
export const languageModules = (language: TranslatedLanguage): string[] => [`app/src/messages/${names[language]}.ts`]

/** Whether a module contains only English texts, which a page in another language does not show. */
export const isEnglishText = (module: string) =>
  new RegExp(`/messages/src/${defaultLanguage}/[^/]*\\.json$`).test(module)
