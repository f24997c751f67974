import type { Allergen } from '@commissary/api-client'
import type { AllergenRisk } from '@commissary/domain/food'
import type { Wording } from '@commissary/messages/wording'
import type { MenuCalendarMark } from '@commissary/ui/menu-calendar'

/** What a family avoids. */
export interface Avoided {
  allergens: readonly Allergen[]
  /** Items that contain or may contain them are left out instead of marked. */
  isHidden: boolean
}

const tones = {
  contains: 'fail',
  mayContain: 'advisory',
  madeInFacility: 'advisory',
  unknown: 'unknown',
} as const

/** The mark of an item for what a family avoids. A free item has none: a mark would promise more than a menu can. */
export function riskMark({ t, formats }: Wording, { level, allergens }: AllergenRisk): MenuCalendarMark | null {
  if (level === null || level === 'free') return null
  const names = allergens.map((allergen) => t(`words.allergens.${allergen}`))
  return { tone: tones[level], text: t(`publicMenu.marks.${level}`, { allergens: formats.list(names) }) }
}
