import { differences, foodScore, isMeantBy, type NamedFood } from './food-score.ts'
import { foodTerms, foodWords, isPreparation } from './food-terms.ts'

/** By how much a caterer's ingredient may score below a reference food and still be chosen. */
const ownAdvantage = 0.9

/** By how much a reference food may score below the first and still be what is meant. */
const nearlyAsGood = 0.75

/** The search puts what a name means among its first results. */
const mostReferences = 5

/**
 * The text to search for: the name, plus the words of its preparation that describe foods ("90% lean, raw", not "to taste").
 */
export const soughtName = (name: string, preparation: string): string =>
  [name, ...foodWords(preparation).filter(isPreparation)].join(' ')

/**
 * The foods that a name on a recipe card can mean, best fit first: each has all words of the name. An own food wins over a
 * reference food that fits a little better, and is then the only one. Otherwise, reference foods that fit about as well as
 * the first, and differ no more from the usual food ("low sodium"), follow it. Empty when none has all words, or when two own
 * foods fit equally: then a person decides.
 *
 * @param own the caterer's ingredients and recipes
 * @param references best first, as the search of foods returns them
 */
export function meantFoods<Own extends NamedFood, Reference extends NamedFood>(
  name: string,
  own: readonly Own[],
  references: readonly Reference[],
): readonly (Own | Reference)[] {
  const terms = foodTerms(name)
  if (terms.length === 0) return []
  const scored = <Food extends NamedFood>(foods: readonly Food[]) =>
    foods.filter((food) => isMeantBy(terms, food)).map((food) => ({ food, score: foodScore(terms, food) }))
  const meant = scored(references.slice(0, mostReferences))
  const [first] = meant
  const top = first?.score ?? -Infinity
  const [best, second] = scored(own)
    .filter(({ score }) => score >= top - ownAdvantage)
    .sort((a, b) => b.score - a.score)
  if (best) return second?.score === best.score ? [] : [best.food]
  const usual = first ? differences(terms, first.food) : 0
  return meant
    .filter(({ food, score }) => score >= top - nearlyAsGood && differences(terms, food) <= usual)
    .map(({ food }) => food)
}
