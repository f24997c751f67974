import { compositionNutrients, nutrientCodes, type NutrientCode } from '@commissary/domain/food'

/** The nutrients of an address, in the order of tables: `calories,sodium`. */
export function nutrientsIn(text: string): readonly NutrientCode[] {
  const named = new Set(text.split(','))
  const chosen = nutrientCodes.filter((code) => named.has(code))
  return chosen.length > 0 ? chosen : compositionNutrients
}
