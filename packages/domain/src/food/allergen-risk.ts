import type { Allergen, AllergenFinding } from './model.ts'

/** Most dangerous first for someone who avoids an allergen. Unknown comes before free: it never counts as free. */
const byRisk: readonly AllergenFinding['level'][] = ['contains', 'mayContain', 'madeInFacility', 'unknown', 'free']

/** What a food means to someone who avoids allergens. */
export interface AllergenRisk {
  /** The most dangerous level of the avoided allergens; null if none is avoided. */
  level: AllergenFinding['level'] | null
  /** The avoided allergens of that level, in the order they are avoided. */
  allergens: Allergen[]
}

/** The risk of a food for someone who avoids allergens. An allergen without a finding is unknown. */
export function allergenRisk(
  findings: readonly Pick<AllergenFinding, 'allergen' | 'level'>[],
  avoided: readonly Allergen[],
): AllergenRisk {
  const levelOf = (allergen: Allergen) => findings.find((one) => one.allergen === allergen)?.level ?? 'unknown'
  const level = byRisk.find((one) => avoided.some((allergen) => levelOf(allergen) === one)) ?? null
  return { level, allergens: avoided.filter((allergen) => levelOf(allergen) === level) }
}

/** Whether the food contains an avoided allergen, or could by contact. Unknown does not count: it is marked, not hidden. */
export const isAllergenHeld = ({ level }: AllergenRisk): boolean =>
  level === 'contains' || level === 'mayContain' || level === 'madeInFacility'
