import { difference, sumOf } from '@commissary/domain/units'
import { and, asc, eq, isNull, type SQL, sql } from 'drizzle-orm'

import type { Schemas } from '../../contract/operations.ts'
import { storageLocation } from '../../db/schema/inventory-site.ts'
import { ingredient } from '../../db/schema/ingredient.ts'
import { stockCountAmount, stockCountLine, stockShelf } from '../../db/schema/stock-count.ts'
import type { Tx } from '../../db/work.ts'
import { among, textOrder, toAmount } from '../../shared/lists.ts'
import { namesOfUsers } from '../history/record-event.ts'
import { type CountRow, findCount, readSummary, type User } from './count-record.ts'
import { itemOf, readItems } from './countables.ts'
import { readLots } from './lots.ts'

export type CountLine = Schemas['CountLine']

/** A count with its lines in shelf order. Throws a 404 for a count of a site that the user does not work with. */
export async function readCount(tx: Tx, user: User, id: number): Promise<Schemas['StockCount']> {
  const row = await findCount(tx, user, id)
  const count = await readSummary(tx, id)
  if (!count) throw new Error(`The count ${id} was not read`)
  return { count, lines: await readLines(tx, row) }
}

/** One line of a count. */
export async function readLine(tx: Tx, count: CountRow, lineId: number): Promise<CountLine> {
  const [line] = await readLines(tx, count, eq(stockCountLine.id, lineId))
  if (!line) throw new Error(`The line ${lineId} was not read`)
  return line
}

/** Lines by location, those without one last; within a location in shelf order, then by name. */
export async function readLines(tx: Tx, count: CountRow, where?: SQL): Promise<CountLine[]> {
  const rows = await tx
    .select({ line: stockCountLine, locationName: storageLocation.storageLocationName })
    .from(stockCountLine)
    .innerJoin(ingredient, eq(ingredient.id, stockCountLine.ingredientId))
    .leftJoin(storageLocation, eq(storageLocation.id, stockCountLine.storageLocationId))
    .leftJoin(
      stockShelf,
      and(
        eq(stockShelf.siteId, count.siteId),
        eq(stockShelf.ingredientId, stockCountLine.ingredientId),
        sql`${stockShelf.storageLocationId} is not distinct from ${stockCountLine.storageLocationId}`,
      ),
    )
    .where(and(eq(stockCountLine.stockCountId, count.id), where))
    .orderBy(
      sql`${textOrder(storageLocation.storageLocationName)} nulls last`,
      sql`${stockShelf.seq} nulls last`,
      textOrder(ingredient.name),
      asc(stockCountLine.id),
    )
  const amounts = await readAmounts(
    tx,
    rows.map(({ line }) => line.id),
  )
  const items = await readItems(
    tx,
    rows.map(({ line }) => line.ingredientId),
  )
  const lotsOf = await readLots(
    tx,
    count,
    rows.map(({ line }) => ({ ingredientId: line.ingredientId, locationId: line.storageLocationId })),
  )
  const isHidden = count.isBlind && count.status === 'open'
  return rows.map(({ line, locationName }): CountLine => {
    const counted = amounts.get(line.id) ?? []
    const amount = (stored: string | null) => (stored === null ? null : toAmount(stored))
    const system = amount(line.system)
    return {
      id: line.id,
      ...itemOf(items, line.ingredientId),
      locationId: line.storageLocationId,
      locationName,
      isExpected: line.expected !== null,
      expected: isHidden ? null : amount(line.expected),
      lots: lotsOf({ ingredientId: line.ingredientId, locationId: line.storageLocationId }).map((lot) => ({
        ...lot,
        quantity: isHidden ? null : lot.quantity,
        variance: line.lotVariances?.find(({ lotId }) => lotId === lot.lotId)?.variance ?? null,
      })),
      amounts: counted,
      counted: counted.length === 0 ? null : sumOf(counted.map(({ quantity }) => quantity)),
      system,
      movedDuring:
        system === null
          ? null
          : counted.every(({ countedAt }) => countedAt < count.createdAt)
            ? '0'
            : difference(system, amount(line.expected) ?? '0'),
      variance: amount(line.variance),
      unitCost: amount(line.unitCost),
      varianceValue: amount(line.varianceValue),
      reason: line.reason,
      reasonNote: line.reasonNote,
      isRecount: line.isRecount,
    }
  })
}

async function readAmounts(tx: Tx, lineIds: readonly number[]): Promise<Map<number, CountLine['amounts']>> {
  if (lineIds.length === 0) return new Map()
  const rows = await tx
    .select()
    .from(stockCountAmount)
    .where(and(among(stockCountAmount.stockCountLineId, lineIds), isNull(stockCountAmount.archivedAt)))
    .orderBy(asc(stockCountAmount.id))
  const names = await namesOfUsers(tx, [
    ...new Set(rows.flatMap(({ updatedBy, createdBy, replaced }) => [updatedBy ?? createdBy, replaced?.by ?? null])),
  ])
  const nameOf = (id: number | null | undefined) => names.get(id ?? 0) ?? null
  const read = rows.map(
    ({ id, stockCountLineId, lotId, given, quantity, countedAt, replaced, updatedBy, updatedAt, version }) => ({
      stockCountLineId,
      amount: {
        id,
        lotId,
        given,
        quantity: toAmount(quantity),
        by: nameOf(updatedBy),
        at: updatedAt,
        countedAt,
        replaced: replaced && { quantity: toAmount(replaced.quantity), by: nameOf(replaced.by), at: replaced.at },
        version,
      },
    }),
  )
  return new Map(
    [...Map.groupBy(read, ({ stockCountLineId }) => stockCountLineId)].map(([id, own]) => [
      id,
      own.map(({ amount }) => amount),
    ]),
  )
}
