import {
  type Allergens,
  allergenOf,
  allergensOf,
  dietTagConflicts,
  isGtin,
  packContradictions,
  packLevels,
  removedAllergens,
} from '@commissary/domain/food'

import { rejected } from '../../contract/api-error.ts'
import { emptyToNull } from '../../shared/texts.ts'
import { message, type FieldMessages } from '../../shared/messages.ts'
import type { IngredientInput } from './records.ts'

/** Why allergens of the stored food are removed; null if none is. Throws a 422 for a removal without a reason. */
export function removalReason(stored: Allergens, { allergens = {}, allergenReason }: IngredientInput): string | null {
  const removed = removedAllergens(stored, allergensOf(allergens).allergens)
  if (removed.length === 0) return null
  const reason = emptyToNull(allergenReason)
  if (reason !== null) return reason
  throw rejected({ allergenReason: message('ingredients.allergenReason', { allergens: removed.join(', ') }) })
}

/**
 * Throws a 422 for facts that cannot all be right: two words for one allergen that differ, a diet tag that an allergen
 * contradicts, a pack whose stated content differs from what it holds, a GTIN with a wrong check digit.
 */
export function refuseContradictions(input: IngredientInput): void {
  const fields: FieldMessages = {}
  const { allergens, conflicts } = allergensOf(input.allergens ?? {})
  for (const name of conflicts) {
    fields[`allergens.${name}`] = message('ingredients.allergenDouble', { name, allergen: allergenOf(name) })
  }
  for (const { tag, allergen } of dietTagConflicts(input.dietTags ?? [], allergens)) {
    fields.dietTags = message('ingredients.dietTagConflict', { tag, allergen })
  }
  for (const [index, pack] of (input.packs ?? []).entries()) {
    for (const level of packLevels) {
      const gtin = pack[level]?.gtin
      if (gtin && !isGtin(gtin)) fields[`packs.${index}.${level}.gtin`] = message('ingredients.gtinDigit')
    }
    for (const { level, expected } of packContradictions(pack)) {
      fields[`packs.${index}.${level}.content.amount`] = message('ingredients.packContradiction', {
        expected: Number(expected.toFixed(3)),
        unit: pack[level]?.content?.unit ?? '',
      })
    }
  }
  if (Object.keys(fields).length > 0) throw rejected(fields)
}
