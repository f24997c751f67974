import { portionsOf } from '@commissary/domain/recipe'
import { parsePositive, type Quantity, toDecimal } from '@commissary/domain/units'

import { rejected } from '../../contract/api-error.ts'
import type { Caller } from '../../contract/operations.ts'
import type { Tx } from '../../db/work.ts'
import type { CardDocument, CardsDocument } from '../../documents/card-document.ts'
import { wordingOf } from '../../documents/letterhead.ts'
import { readLetterhead } from '../../documents/read-letterhead.ts'
import { message } from '../../shared/messages.ts'
import { readCardOn } from '../recipes/card.ts'
import { findRecord } from './find-record.ts'
import { plannedServings } from './line-facts.ts'
import { toRecord } from './read.ts'
import { toSheet } from './sheet-of.ts'

/**
 * The kitchen cards of a record's recipes, each once and in the order of the record, for the planned portions, in the version in
 * force on the record's day: a past record has the cards that it was cooked from. Throws a 404 for a
 * record that the user has no access to, and a 422 for one without recipes.
 */
export async function readRecordCards(tx: Tx, { userId }: Pick<Caller, 'userId'>, id: number) {
  const found = await findRecord(tx, userId, id)
  const { row, lines } = found
  const sheet = toSheet(row, lines)
  const cooked = lines.filter(({ lineKey }) => !lines.some(({ replaces }) => replaces === lineKey))
  const cards: NonNullable<Awaited<ReturnType<typeof readCardOn>>>[] = []
  for (const [recipeId, own] of Map.groupBy(cooked, (line) => line.recipeId)) {
    if (recipeId === null) continue
    const servings = own.flatMap((line) =>
      plannedServings(sheet, line).map((count, index) => ({ count, portion: line.plans[index]?.portion ?? null })),
    )
    const card = await readCardOn(
      tx,
      recipeId,
      row.date,
      (recipe) => plannedPortions(recipe, servings) ?? recipe.portions,
    )
    if (card) cards.push(card)
  }
  if (cards.length === 0) throw rejected({ form: message('productionRecords.noRecipes') })
  const letterhead = await readLetterhead(tx)
  const { schoolName, date } = await toRecord(tx, found)
  const title = wordingOf(letterhead).t('print.production.fileNames.cards', { school: schoolName, date })
  return {
    fileName: `${title}.pdf`,
    document: async (): Promise<CardsDocument> => {
      const drawn: CardDocument[] = []
      // One after the other: a picture takes a lot of memory.
      for (const card of cards) drawn.push(await card.document())
      return { ...letterhead, title, cards: drawn }
    },
  }
}

interface Servings {
  /** Null = not planned. */
  count: number | null
  /** Null = the recipe's own portion. */
  portion: Quantity | null
}

/** How many portions of a recipe its servings take; null for none, or if some are unknown or the batch yield cannot tell. */
export function plannedPortions(
  recipe: Parameters<typeof portionsOf>[0],
  servings: readonly Servings[],
): string | null {
  let sum = 0
  for (const { count, portion } of servings) {
    if (count === null) return null
    if (count === 0) continue
    const amount = toDecimal(count * Number(portion?.amount ?? 1))
    const portions = parsePositive(portionsOf(recipe, { amount, of: portion?.unit ?? 'portions' }))
    if (portions === null) return null
    sum += portions
  }
  return sum === 0 ? null : toDecimal(sum)
}
