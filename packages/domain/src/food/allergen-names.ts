import { type Allergen, type AllergenLevel, type Allergens, allergens } from './model.ts'

/** Second names of allergens in the specification, section 3, from some of its locales, with the stored name. */
export const allergenDoubles = {
  Nuts: 'TreeNuts',
  CrabCrustaceans: 'Shellfish',
  Soja: 'Soy',
} as const satisfies Record<string, Allergen>
export type AllergenDouble = keyof typeof allergenDoubles
export type AllergenName = Allergen | AllergenDouble

/** Allergens as a request states them, under the names of any locale. */
export type AllergenAnswers = Partial<Record<AllergenName, AllergenLevel>>

/** The one stored name of an allergen. */
export const allergenOf = (name: AllergenName): Allergen =>
  name in allergenDoubles ? allergenDoubles[name as AllergenDouble] : (name as Allergen)

/** The allergens that a food contained or could contain according to the first answers, but not the second. */
export const removedAllergens = (before: Allergens, after: Allergens): Allergen[] =>
  allergens.filter((allergen) => isHeld(before[allergen]) && !isHeld(after[allergen]))

const isHeld = (level: AllergenLevel | undefined) => level === 'contains' || level === 'mayContain'

/** The answers under their stored names. `conflicts` lists the second names that contradict the stored one. */
export function allergensOf(answers: AllergenAnswers): { allergens: Allergens; conflicts: AllergenDouble[] } {
  const { Nuts, CrabCrustaceans, Soja, ...own } = answers
  const doubles = Object.entries({ Nuts, CrabCrustaceans, Soja }) as [AllergenDouble, AllergenLevel | undefined][]
  const stated = doubles.filter(([, level]) => level !== undefined)
  const conflicts = stated.filter(([name, level]) => (own[allergenOf(name)] ?? level) !== level)
  return {
    allergens: { ...own, ...Object.fromEntries(stated.map(([name, level]) => [allergenOf(name), level])) },
    conflicts: conflicts.map(([name]) => name),
  }
}
