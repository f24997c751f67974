import {
  corrected,
  foodScore,
  type FoodTerm,
  foodTerms,
  mostEdits,
  prefixOf,
  spelledAsIn,
  type SpelledTerm,
  spelledTerms,
} from '@commissary/domain/food-search'
import { and, desc, sql, type SQL } from 'drizzle-orm'

import { referenceFood, referenceFoodWord } from '../../db/schema/reference-food.ts'
import type { Tx } from '../../db/work.ts'

const search = sql`${referenceFood}.search`

/**
 * The ids of the foods that a search means, best first: those with all of its words; if there are none, those with its words
 * corrected to the spelling of foods and to kitchen terms; if there are none, those with any of its words.
 *
 * @param where which foods to search
 */
export async function findFoods(tx: Tx, where: SQL | undefined, q: string): Promise<number[]> {
  const typed = foodTerms(q)
  if (typed.length === 0) return []
  const found = await foodsWith(tx, where, typed, ' & ')
  if (found.length > 0) return ranked(found, typed)
  const spelled = spelledTerms(typed, await knownWords(tx, typed))
  const isMistyped = spelled.some(({ spellings }) => spellings.length > 0)
  const near = isMistyped ? await foodsWith(tx, where, spelled, ' & ') : []
  const { foods, terms } = spelledAsIn(near.length > 0 ? near : await foodsWith(tx, where, spelled, ' | '), spelled)
  const meant = foodTerms(corrected(q, typed, terms))
  const foodsMeant = isMistyped ? await foodsWith(tx, where, meant, ' & ') : []
  return foodsMeant.length > 0 ? ranked(foodsMeant, meant) : ranked(foods, terms)
}

interface FoundFood {
  id: number
  description: string
  foodGroup: string | null
}

/** More than anyone reads. Plain foods have short names, so they are among the shortest matches even for "c". */
const mostFound = 800

/**
 * The foods with all or any of the required terms, each in any of its spellings: those with the most terms first, then the
 * shortest.
 */
function foodsWith(
  tx: Tx,
  where: SQL | undefined,
  terms: readonly (FoodTerm & Partial<SpelledTerm>)[],
  link: ' & ' | ' | ',
): Promise<FoundFood[]> {
  const required = terms.filter(({ isOptional }) => !isOptional)
  const queries = required.map(({ word, spellings = [] }) => {
    const any = [word, ...spellings.map((spelling) => spelling.word)]
    return anyOf(any.map((each) => sql`prefix_query(${prefixOf(each)})::text`))
  })
  const matched = queries.map((query) => sql`coalesce((${search} @@ ${once(query)})::int, 0)`)
  return tx
    .select({ id: referenceFood.id, description: referenceFood.description, foodGroup: referenceFood.foodGroup })
    .from(referenceFood)
    .where(and(where, sql`${search} @@ ${once(joined(queries, link))}`))
    .orderBy(
      ...(link === ' | ' ? [desc(sql.join(matched, sql` + `))] : []),
      sql`length(${referenceFood.description})`,
      referenceFood.id,
    )
    .limit(mostFound)
}

// A subquery; otherwise it would be evaluated again for every food.
const once = (query: SQL) => sql`(select ${query}::tsquery)`

const anyOf = (queries: SQL[]) => sql`('( ' || ${joined(queries, ' | ')} || ' )')`

// Null, which the array leaves out, for a word that PostgreSQL does not read as one.
const joined = (queries: SQL[], link: string) =>
  sql`nullif(array_to_string(array[${sql.join(queries, sql`, `)}], ${link}), '')`

function ranked(foods: readonly FoundFood[], terms: readonly FoodTerm[]): number[] {
  return foods
    .map((food) => ({ ...food, score: foodScore(terms, food) }))
    .sort((a, b) => b.score - a.score || a.description.length - b.description.length || a.id - b.id)
    .map(({ id }) => id)
}

/** The most letters that a plural adds: berr(ies). */
const plural = 3

/** The words that could be meant: by their beginning, or of nearly the same length. */
async function knownWords(tx: Tx, terms: readonly FoodTerm[]): Promise<string[]> {
  const { word } = referenceFoodWord
  const isNear = terms.map(({ word: term }) => {
    const { length } = prefixOf(term)
    return sql`length(${word}) between ${length - mostEdits} and ${length + mostEdits + plural} or starts_with(${word}, ${prefixOf(term)})`
  })
  // As one text: reading a row per word takes longer.
  const [row] = await tx
    .select({ words: sql<string | null>`string_agg(distinct ${word}, ' ')` })
    .from(referenceFoodWord)
    .where(sql.join(isNear, sql` or `))
  return row?.words?.split(' ') ?? []
}
