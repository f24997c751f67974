import type { Allergen, AllergenLevel, Allergens } from './model.ts'

/** Words of the specification, section 3, for an allergen that has another name: those of some locales. */
export const allergenDoubles = {
  Nuts: 'TreeNuts',
  CrabCrustaceans: 'Shellfish',
  Soja: 'Soy',
} as const satisfies Record<string, Allergen>
export type AllergenDouble = keyof typeof allergenDoubles
export type AllergenName = Allergen | AllergenDouble

/** Allergens as a request states them, in the words of any locale. */
export type AllergenAnswers = Partial<Record<AllergenName, AllergenLevel>>

/** The one stored name of an allergen. */
export const allergenOf = (name: AllergenName): Allergen =>
  name in allergenDoubles ? allergenDoubles[name as AllergenDouble] : (name as Allergen)

/** The answers under their stored names. `conflicts` lists the doubles that say something else than the stored name. */
export function allergensOf(answers: AllergenAnswers): { allergens: Allergens; conflicts: AllergenDouble[] } {
  const { Nuts, CrabCrustaceans, Soja, ...allergens } = answers
  const doubles = Object.entries({ Nuts, CrabCrustaceans, Soja }) as [AllergenDouble, AllergenLevel | undefined][]
  const stated = doubles.filter(([, level]) => level !== undefined)
  const conflicts = stated.filter(([name, level]) => (allergens[allergenOf(name)] ?? level) !== level)
  return {
    allergens: { ...allergens, ...Object.fromEntries(stated.map(([name, level]) => [allergenOf(name), level])) },
    conflicts: conflicts.map(([name]) => name),
  }
}
