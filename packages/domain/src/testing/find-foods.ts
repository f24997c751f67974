import { foodScore } from '../food-search/food-score.ts'
import { foodTerms, foodWords, prefixOf } from '../food-search/food-terms.ts'

/** A food with its words, which take longest. */
export const searchable = (description: string, foodGroup: string | null = null) => ({
  description,
  foodGroup,
  words: foodWords(`${description} ${foodGroup ?? ''}`),
})

/** Descriptions of the foods with every required word of a name or, if there are none, with any; best first. */
export function find(foods: readonly ReturnType<typeof searchable>[], name: string): string[] {
  const terms = foodTerms(name)
  const prefixes = terms.flatMap(({ word, isOptional }) => (isOptional ? [] : [prefixOf(word)]))
  const withWords = (count: 'every' | 'some') =>
    foods.filter(({ words }) => prefixes[count]((prefix) => words.some((word) => word.startsWith(prefix))))
  const all = withWords('every')
  return (all.length > 0 ? all : withWords('some'))
    .map((food) => ({ ...food, score: foodScore(terms, food) }))
    .sort((a, b) => b.score - a.score || a.description.length - b.description.length)
    .map(({ description }) => description)
}
