// By path: in the configuration, nothing of the app is bundled yet.
import { defaultLanguage } from '../../messages/src/languages.ts'

/** The file of a message area in the default language, from `packages`: `messages/src/en/school-menus.json`. */
export const textFile = (area: string) =>
  `messages/src/${defaultLanguage}/${area.replaceAll(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)}.json`
