import {
  foodScore,
  type FoodTerm,
  foodTerms,
  mostEdits,
  nearestWord,
  prefixOf,
  singular,
} from '@commissary/domain/food-search'
import { and, sql, type SQL } from 'drizzle-orm'

import { referenceFood } from '../../db/schema/reference-food.ts'
import type { Tx } from '../../db/work.ts'

const search = sql`${referenceFood}.search`

/**
 * The ids of the foods that a search means, best first: those with all of its words; if there are none, with its words
 * spelled as foods spell them; if there are none, with any of them.
 *
 * @param where which foods to search
 */
export async function findFoods(tx: Tx, where: SQL | undefined, q: string): Promise<number[]> {
  const typed = foodTerms(q)
  if (typed.length === 0) return []
  const found = await ranked(tx, where, typed, ' & ')
  if (found.length > 0) return found
  const terms = await spelled(tx, typed)
  const corrected = await ranked(tx, where, terms, ' & ')
  return corrected.length > 0 ? corrected : ranked(tx, where, terms, ' | ')
}

async function ranked(
  tx: Tx,
  where: SQL | undefined,
  terms: readonly FoodTerm[],
  link: ' & ' | ' | ',
): Promise<number[]> {
  const required = terms.filter(({ isOptional }) => !isOptional)
  // Null, which the array leaves out, for a word that PostgreSQL does not read as one.
  const words = required.map(({ word }) => sql`prefix_query(${prefixOf(word)})::text`)
  const foods = await tx
    .select({ id: referenceFood.id, description: referenceFood.description, foodGroup: referenceFood.foodGroup })
    .from(referenceFood)
    .where(and(where, sql`${search} @@ array_to_string(array[${sql.join(words, sql`, `)}], ${link})::tsquery`))
  return foods
    .map((food) => ({ ...food, score: foodScore(terms, food) }))
    .sort((a, b) => b.score - a.score || a.description.length - b.description.length || a.id - b.id)
    .map(({ id }) => id)
}

/** The terms with each unknown word replaced by the known one that is nearest. */
async function spelled(tx: Tx, terms: readonly FoodTerm[]): Promise<FoodTerm[]> {
  const words = sql.join(
    terms.map(({ word }) => sql`${prefixOf(word)}`),
    sql`, `,
  )
  // Only words that could be meant: by their beginning, or of nearly the same length.
  const rows = await tx.execute<{ word: string; foods: number }>(
    sql`select word, ndoc as foods from ts_stat('select search from reference_food where archived_at is null')
      where exists (select from unnest(array[${words}]::text[]) typed
        where starts_with(word, typed) or abs(length(word) - length(typed)) <= ${mostEdits})`,
  )
  const known = new Map(rows.map(({ word, foods }) => [word, foods]))
  return terms.map((term) => {
    const near = nearestWord(prefixOf(term.word), known)
    return near === null || near === prefixOf(term.word) ? term : { ...term, word: singular(near) }
  })
}
