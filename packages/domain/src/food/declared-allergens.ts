import type { Allergen, AllergenFinding } from './model.ts'

/** An allergen of a country's list, with its stored synonyms. */
interface DeclaredAllergen {
  allergen: Allergen
  doubles: readonly Allergen[]
}

const declared = (allergen: Allergen, ...doubles: Allergen[]): DeclaredAllergen => ({ allergen, doubles })

/** The nine major allergens of the United States (21 U.S.C. 321(qq)). Gluten counts as wheat. */
const unitedStates: readonly DeclaredAllergen[] = [
  declared('Milk', 'Lactose'),
  declared('Eggs'),
  declared('Fish'),
  declared('Shellfish'),
  declared('TreeNuts'),
  declared('Peanuts'),
  declared('Wheat', 'Gluten'),
  declared('Soy'),
  declared('Sesame'),
]

/** The fourteen of the European Union (Regulation (EU) No 1169/2011, Annex II). */
const europeanUnion: readonly DeclaredAllergen[] = [
  declared('Gluten', 'Wheat'),
  declared('Shellfish'),
  declared('Eggs'),
  declared('Fish'),
  declared('Peanuts'),
  declared('Soy'),
  declared('Milk', 'Lactose'),
  declared('TreeNuts'),
  declared('Celery'),
  declared('Mustard'),
  declared('Sesame'),
  declared('SulfurDioxideSulfates'),
  declared('Lupins'),
  declared('SnailsShellfish'),
]

/** From certain to excluded. */
const severity: readonly AllergenFinding['level'][] = ['contains', 'mayContain', 'madeInFacility', 'unknown', 'free']

const listOf = (country: string) => (country === 'US' ? unitedStates : europeanUnion)

/** The allergens that a caterer of the country (ISO 3166, two letters) declares, in the order of its law. */
export const declaredAllergens = (country: string): readonly Allergen[] =>
  listOf(country).map(({ allergen }) => allergen)

/**
 * Findings as the caterer's country declares them: each allergen of its list once, combined with its synonyms.
 * The more severe level wins; an unknown synonym does not count. Findings outside the list are omitted.
 */
export function toDeclared(findings: readonly AllergenFinding[], country: string): AllergenFinding[] {
  return listOf(country).flatMap(({ allergen, doubles }) => {
    const own = findings.find((finding) => finding.allergen === allergen)
    const stated = findings.filter(({ allergen: other, level }) => {
      return doubles.includes(other) && level !== 'unknown' && level !== 'free'
    })
    const all = own ? [own, ...stated] : stated
    const level = severity.find((one) => all.some((finding) => finding.level === one))
    if (!level) return []
    const reasons = all.filter((finding) => finding.level === level).flatMap((finding) => finding.reasons)
    return [{ allergen, level, reasons: [...new Set(reasons)] }]
  })
}
