import { allergenLevels, allergens, type Allergen, type AllergenFinding, type Allergens } from './model.ts'
import { recordOf } from '../units/records.ts'

/** Per allergen, who says what: the names of the foods by level; `silent` are those that say nothing about it. */
export type AllergenClaims = Record<Allergen, Map<AllergenFinding['level'] | 'silent', Set<string>>>

export function emptyClaims(): AllergenClaims {
  return recordOf(allergens, () => new Map())
}

/** Adds what a food says about every allergen. A food that nobody knows says nothing. */
export function addFoodClaims(claims: AllergenClaims, said: Allergens, name: string): void {
  for (const allergen of allergens) claim(claims, allergen, said[allergen] ?? 'silent', name)
}

/** Adds a sub-recipe's claims, with its name on the way: "Meat sauce > Parmesan". */
export function addClaims(claims: AllergenClaims, other: AllergenClaims, recipeName: string): void {
  for (const allergen of allergens) {
    for (const [level, names] of other[allergen]) {
      for (const name of names) claim(claims, allergen, level, `${recipeName} > ${name}`)
    }
  }
}

/** The finding for every allergen: certain first, then what nobody can exclude, then the weaker levels. */
export function toFindings(claims: AllergenClaims): AllergenFinding[] {
  return allergens.map((allergen) => {
    const said = claims[allergen]
    const contains = said.get('contains')
    if (contains) return { allergen, level: 'contains', reasons: [...contains] }
    // A recipe without foods claims nothing: it is not free of anything.
    const silent = said.get('silent')
    if (silent || said.size === 0) return { allergen, level: 'unknown', reasons: [...(silent ?? [])] }
    const level = allergenLevels.find((candidate) => said.has(candidate)) ?? 'unknown'
    return { allergen, level, reasons: [...(said.get(level) ?? [])] }
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
