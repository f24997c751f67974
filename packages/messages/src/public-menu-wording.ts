import type { AllergenFinding } from '@commissary/domain/food'
import type { MenuType } from '@commissary/domain/menu'

import type { Wording } from './wording.ts'

interface NamedMenu {
  itemType: MenuType
  grades: string
}
type Finding = Pick<AllergenFinding, 'allergen' | 'level'>

/** "Lunch", or "Lunch, grades K-5" at a school with several menus of the type. */
export function menuTitle({ t }: Pick<Wording, 't'>, menu: NamedMenu, menus: readonly NamedMenu[]): string {
  const name = t(`words.menuTypes.${menu.itemType}`)
  const isOnly = menus.filter(({ itemType }) => itemType === menu.itemType).length === 1
  return isOnly ? name : t('publicMenu.menuOfGrades', { menu: name, grades: menu.grades })
}

const isPossible = ({ level }: Finding) => level === 'mayContain' || level === 'madeInFacility'

/** "M W (E) ?": contains milk and wheat, may contain eggs, and something is unknown. Empty if it is free of all. */
export function allergenLetters({ t }: Pick<Wording, 't'>, findings: readonly Finding[]): string {
  const letter = ({ allergen }: Finding) => t(`publicMenu.letters.${allergen}`)
  return [
    ...findings.filter(({ level }) => level === 'contains').map(letter),
    ...findings.filter(isPossible).map((one) => t('publicMenu.maybeLetter', { letter: letter(one) })),
    ...(findings.some(({ level }) => level === 'unknown') ? [t('publicMenu.unknownLetter')] : []),
  ].join(' ')
}

/** An item's allergens in words: "Contains Milk and Wheat. May contain Eggs. Unknown: Soy". Empty if it is free of all. */
export function allergenWords({ t, formats }: Wording, findings: readonly Finding[]): string {
  const levels = ['contains', 'mayContain', 'madeInFacility', 'unknown'] as const
  const sentences = levels.flatMap((level) => {
    const names = findings.filter((one) => one.level === level).map(({ allergen }) => t(`words.allergens.${allergen}`))
    return names.length === 0 ? [] : [t(`publicMenu.marks.${level}`, { allergens: formats.list(names) })]
  })
  return sentences.join('. ')
}
