import { and, eq, isNull, sql } from 'drizzle-orm'

import { conflict, notFound, rejected } from '../../contract/api-error.ts'
import type { Schemas } from '../../contract/operations.ts'
import { type GivenAmount, stockCountAmount, stockCountLine } from '../../db/schema/stock-count.ts'
import type { Tx } from '../../db/work.ts'
import { message } from '../../shared/messages.ts'
import { type CountRow, findOpenCount, type User } from './count-record.ts'
import { quantityIn, readItems } from './countables.ts'
import { countedAtOf } from './counted-at.ts'
import { refuseOtherLot } from './lots.ts'
import { type CountLine, readLine } from './read.ts'

/**
 * Adds what a person counted to a line: a line's amounts add up. Throws a 409 with the line if others counted it and the
 * person did not see that, so that no shelf is counted twice by accident.
 */
export async function addAmount(
  tx: Tx,
  user: User,
  countId: number,
  { lineId, lotId = null, given, countedAt, seen }: Schemas['CountAmountInput'],
): Promise<CountLine> {
  const count = await findOpenCount(tx, user, countId)
  const line = await lockLine(tx, count, lineId)
  if (lotId !== null) await refuseOtherLot(tx, line.ingredientId, lotId)
  const stored = await readLine(tx, count, lineId)
  const unseen = stored.amounts.filter(({ id }) => !seen.includes(id))
  if (unseen.length > 0) throw conflict(message('stockCounts.countedToo', { name: unseen[0]?.by ?? '' }), stored)
  const quantity = await quantityOf(tx, line.ingredientId, given)
  await tx
    .insert(stockCountAmount)
    .values({ stockCountLineId: lineId, lotId, given: stripped(given), quantity, countedAt: countedAtOf(countedAt) })
  return readLine(tx, count, lineId)
}

export interface AmountTarget {
  countId: number
  amountId: number
  ifMatch: number | null
}

/**
 * Corrects an amount. It keeps the time when it was counted, unless it was counted again. Other people's amounts stay. Throws
 * a 409 with the line for an older version.
 */
export async function replaceAmount(
  tx: Tx,
  user: User,
  target: AmountTarget,
  { given, countedAt }: Schemas['CountedAmount'],
): Promise<CountLine> {
  const { count, amount, line } = await lockAmount(tx, user, target)
  const quantity = await quantityOf(tx, line.ingredientId, given)
  const { updatedBy: by, updatedAt: at } = amount
  const replaced = by === user.userId ? amount.replaced : { quantity: amount.quantity, by, at }
  await tx
    .update(stockCountAmount)
    .set({
      given: stripped(given),
      quantity,
      replaced,
      ...(countedAt !== undefined && { countedAt: countedAtOf(countedAt) }),
    })
    .where(eq(stockCountAmount.id, amount.id))
  return readLine(tx, count, line.id)
}

/** Removes an amount: a line without amounts is not counted, which is not the same as zero. */
export async function removeAmount(tx: Tx, user: User, target: AmountTarget): Promise<CountLine> {
  const { count, amount, line } = await lockAmount(tx, user, target)
  await tx
    .update(stockCountAmount)
    .set({ archivedAt: sql`now()` })
    .where(eq(stockCountAmount.id, amount.id))
  return readLine(tx, count, line.id)
}

async function quantityOf(tx: Tx, ingredientId: number, given: GivenAmount): Promise<string> {
  const item = (await readItems(tx, [ingredientId])).get(ingredientId)
  if (!item) throw notFound(message('stockCounts.lineNotFound'))
  return quantityIn(item, given, 'given')
}

/** Leaves out entries that were not given. */
function stripped(given: GivenAmount): GivenAmount {
  const { amount = null, unit } = given
  const entries = Object.entries(given).filter(
    ([name, value]) => value !== null && value !== undefined && name !== 'unit' && !(name === 'pack' && value === 0),
  )
  return { ...Object.fromEntries(entries), ...(amount !== null && unit && { unit }) }
}

async function lockLine(tx: Tx, count: CountRow, lineId: number) {
  const [line] = await tx
    .select()
    .from(stockCountLine)
    .where(and(eq(stockCountLine.id, lineId), eq(stockCountLine.stockCountId, count.id)))
    .for('update')
  if (!line) throw rejected({ lineId: message('stockCounts.lineNotFound') })
  return line
}

async function lockAmount(tx: Tx, user: User, { countId, amountId, ifMatch }: AmountTarget) {
  const count = await findOpenCount(tx, user, countId)
  const gone = () => notFound(message('stockCounts.amountNotFound'))
  const [found] = await tx.select().from(stockCountAmount).where(eq(stockCountAmount.id, amountId))
  if (!found) throw gone()
  const line = await lockLine(tx, count, found.stockCountLineId)
  const [amount] = await tx
    .select()
    .from(stockCountAmount)
    .where(and(eq(stockCountAmount.id, amountId), isNull(stockCountAmount.archivedAt)))
  if (!amount) throw gone()
  if (ifMatch !== null && ifMatch !== amount.version) {
    throw conflict(message('stockCounts.amountChanged'), await readLine(tx, count, line.id))
  }
  return { count, amount, line }
}
