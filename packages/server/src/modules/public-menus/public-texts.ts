import { languageOf, localeOf } from '@commissary/messages/languages'
import { makeFormats } from '@commissary/messages/formats'
import { translatorOf } from '@commissary/messages/translator'
import type { Wording } from '@commissary/messages/wording'

import type { Schemas } from '../../contract/operations.ts'
import type { PublicLine } from './public-line.ts'
import type { PublicMenu } from './store.ts'

export type PublicLanguage = Schemas['PublicLanguage']
type MenuOfType = PublicMenu['menus'][number]

/** What words a school's files for families: the caterer's language and formats. */
export const wordingOf = ({ country, currency }: Pick<PublicMenu, 'country' | 'currency'>): Wording => ({
  t: translatorOf(languageOf(country)),
  formats: makeFormats(localeOf(country), currency),
  country,
})

/** The name of an item in a language; the caterer's own name if it has none in it. */
export const nameIn = ({ name, names }: PublicLine, language: PublicLanguage | undefined): string =>
  (language && names[language]) || name

/** "Lunch", or "Lunch, grades K-5" at a school with several menus of the type. */
export function menuTitle({ t }: Wording, menu: MenuOfType, menus: readonly MenuOfType[]): string {
  const name = t(`words.menuTypes.${menu.itemType}`)
  const isOnly = menus.filter(({ itemType }) => itemType === menu.itemType).length === 1
  return isOnly ? name : t('publicMenu.menuOfGrades', { menu: name, grades: menu.grades })
}
