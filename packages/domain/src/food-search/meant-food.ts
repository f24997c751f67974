import { foodScore, isMeantBy, type NamedFood } from './food-score.ts'
import { foodTerms, foodWords, isPreparation } from './food-terms.ts'

/** How much less than a reference food an ingredient of the caterer may fit and still be chosen. */
const ownAdvantage = 0.9

/** The search puts what a name means among its first ones. */
const mostReferences = 5

/**
 * What to search for: the name, with the words of its preparation that foods have too ("90% lean, raw", not "to taste").
 */
export const soughtName = (name: string, preparation: string): string =>
  [name, ...foodWords(preparation).filter(isPreparation)].join(' ')

/**
 * The food that a name on a recipe card means: of those with all its words, the one that fits best. The caterer's own
 * comes before a reference food that fits a little better. Null when none has all words, or when two of the caterer's own
 * fit equally: then a person decides.
 *
 * @param own the caterer's ingredients and recipes
 * @param references best first, as the search of foods returns them
 */
export function meantFood<Own extends NamedFood, Reference extends NamedFood>(
  name: string,
  own: readonly Own[],
  references: readonly Reference[],
): Own | Reference | null {
  const terms = foodTerms(name)
  if (terms.length === 0) return null
  const reference = references.slice(0, mostReferences).find((food) => isMeantBy(terms, food)) ?? null
  const least = reference ? foodScore(terms, reference) - ownAdvantage : -Infinity
  const [best, second] = own
    .filter((food) => isMeantBy(terms, food))
    .map((food) => ({ food, score: foodScore(terms, food) }))
    .filter(({ score }) => score >= least)
    .sort((a, b) => b.score - a.score)
  if (!best) return reference
  return second?.score === best.score ? null : best.food
}
