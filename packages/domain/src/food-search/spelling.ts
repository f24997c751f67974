import type { NamedFood } from './food-score.ts'
import { type FoodTerm, foodWords, isPreparation, prefixOf, singular } from './food-terms.ts'
import { nearWords } from './near-words.ts'

/** A term of a search, with the words that it may mean if no food has it. */
export interface SpelledTerm extends FoodTerm {
  /** Empty for a word that foods have. */
  spellings: readonly Spelling[]
}

interface Spelling {
  word: string
  /** Letters that were mistyped. */
  edits: number
}

/**
 * The terms with what each unknown word may mean. A word that may say how a food is cut or packed ("dicd") becomes optional.
 *
 * @param known the words of foods, and maybe some that are no longer in any
 */
export function spelledTerms(terms: readonly FoodTerm[], known: readonly string[]): SpelledTerm[] {
  const singulars = [...new Set(known.map(singular))]
  const spelled = terms.map((term) => ({ ...term, spellings: nearWords(term.word, singulars) }))
  const loose = spelled.map((term) => ({
    ...term,
    isOptional: term.isOptional || term.spellings.some(({ word }) => isPreparation(word)),
  }))
  return loose.every(({ isOptional }) => isOptional) ? spelled : loose
}

/** A search text with its mistyped words corrected, so that its kitchen names are recognized when it is read again. */
export function corrected(text: string, typed: readonly FoodTerm[], meant: readonly FoodTerm[]): string {
  const corrections = new Map(typed.map(({ word }, at) => [word, meant[at]?.word ?? word]))
  return text.toLowerCase().replace(/[\p{L}\p{N}]+/gu, (word) => corrections.get(singular(word)) ?? word)
}

/**
 * The terms as the foods spell them, and the foods with all of these terms. Of the spellings that some food has, a term gets
 * the one with the fewest mistyped letters, and among those the most frequent. If no food has all terms, all foods stay.
 *
 * @param foods those with any spelling of the terms
 */
export function spelledAsIn<Food extends NamedFood>(
  foods: readonly Food[],
  terms: readonly SpelledTerm[],
): { foods: readonly Food[]; terms: FoodTerm[] } {
  const words = foods.map(({ description, foodGroup }) => foodWords(`${description} ${foodGroup ?? ''}`))
  const has = (own: readonly string[], word: string) => own.some((each) => each.startsWith(prefixOf(word)))
  const meant = terms.map(({ word, isOptional, spellings }) => {
    let best: Spelling & { foods: number } = { word, edits: Infinity, foods: 0 }
    for (const spelling of spellings) {
      if (spelling.edits > best.edits) continue
      const count = words.filter((own) => has(own, spelling.word)).length
      if (count > 0 && (spelling.edits < best.edits || count > best.foods)) best = { ...spelling, foods: count }
    }
    return { word: best.word, isOptional }
  })
  const fitting = foods.filter((_, at) =>
    meant.every(({ word, isOptional }) => isOptional || has(words[at] ?? [], word)),
  )
  return { foods: fitting.length > 0 ? fitting : foods, terms: meant }
}
