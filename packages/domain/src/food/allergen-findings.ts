import { allergenLevels, allergens, type Allergen, type AllergenFinding, type Allergens } from './model.ts'
import { recordOf } from '../units/records.ts'

/** Names of foods by allergen and level; `silent` foods state nothing about the allergen. */
export type AllergenClaims = Record<Allergen, Map<AllergenFinding['level'] | 'silent', Set<string>>>

export function emptyClaims(): AllergenClaims {
  return recordOf(allergens, () => new Map())
}

/** Adds what a food states about every allergen. An unknown food states nothing. */
export function addFoodClaims(claims: AllergenClaims, stated: Allergens, name: string): void {
  for (const allergen of allergens) claim(claims, allergen, stated[allergen] ?? 'silent', name)
}

/** Adds a sub-recipe's claims, prefixed with its name: "Meat sauce > Parmesan". */
export function addClaims(claims: AllergenClaims, other: AllergenClaims, recipeName: string): void {
  for (const allergen of allergens) {
    for (const [level, names] of other[allergen]) {
      for (const name of names) claim(claims, allergen, level, `${recipeName} > ${name}`)
    }
  }
}

/** The finding for every allergen: `contains` wins, then `unknown`, then the weaker levels. */
export function toFindings(claims: AllergenClaims): AllergenFinding[] {
  return allergens.map((allergen) => {
    const levels = claims[allergen]
    const contains = levels.get('contains')
    if (contains) return { allergen, level: 'contains', reasons: [...contains] }
    // A recipe without foods states nothing, so it is not free of anything.
    const silent = levels.get('silent')
    if (silent || levels.size === 0) return { allergen, level: 'unknown', reasons: [...(silent ?? [])] }
    const level = allergenLevels.find((candidate) => levels.has(candidate)) ?? 'unknown'
    return { allergen, level, reasons: [...(levels.get(level) ?? [])] }
  })
}

function claim(
  claims: AllergenClaims,
  allergen: Allergen,
  level: AllergenFinding['level'] | 'silent',
  name: string,
): void {
  const names = claims[allergen].get(level)
  if (names) names.add(name)
  else claims[allergen].set(level, new Set([name]))
}
