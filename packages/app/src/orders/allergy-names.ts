import type { Student } from '@commissary/api-client'
import type { Translate } from '@commissary/messages'
import type { Formats } from '@commissary/messages/formats'

/** "Milk, Tree nuts"; '' for none. Needs the texts of `words`. */
export const allergyNames = (t: Translate, formats: Pick<Formats, 'list'>, allergies: Student['allergies']): string =>
  formats.list(allergies.map((allergen) => t(`words.allergens.${allergen}`)))
