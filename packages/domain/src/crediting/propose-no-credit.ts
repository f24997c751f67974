/** The fields of a reference food that show whether it credits. */
export interface ReferenceFoodKind {
  foodGroup: string | null
  description: string
}

/** Whole groups of USDA SR that never credit: oils, fats and dressings; salt, spices and vinegar. */
const groups = /^(fats and oils|spices and herbs)$/i

/** Foods in mixed groups, by how USDA SR begins their description. */
const kinds: readonly { group: RegExp; description: RegExp }[] = [
  { group: /^beverages$/i, description: /^(beverages, )?water\b/i },
  {
    group: /^sweets$/i,
    description: /^(sugars?|syrups?|honey|molasses|sweeteners?|sugar substitute|agave)\b/i,
  },
]

/**
 * Whether a food is proposed as one that does not credit: water, salt, spices, oils and sweeteners, which belong to no
 * meal component (7 CFR 210.10(c)). Only a proposal: someone accepts it.
 */
export function isProposedWithoutCredit({ foodGroup, description }: ReferenceFoodKind): boolean {
  const group = foodGroup?.trim() ?? ''
  const start = description.trim()
  return groups.test(group) || kinds.some((kind) => kind.group.test(group) && kind.description.test(start))
}
