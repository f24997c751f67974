import { compareDecimals } from '@commissary/domain/units'
import { and, eq, inArray, sql } from 'drizzle-orm'

import { rejected } from '../../contract/api-error.ts'
import type { Schemas } from '../../contract/operations.ts'
import { type CountStatus, stockCount, stockCountAmount, stockCountLine } from '../../db/schema/stock-count.ts'
import type { Tx } from '../../db/work.ts'
import type { Saved, Target } from '../../records/save-record.ts'
import { message, type Translate } from '../../shared/messages.ts'
import { emptyToNull } from '../../shared/texts.ts'
import { type CountRow, lockCount, refuseUnless, type User } from './count-record.ts'
import { readItems } from './countables.ts'
import { namedLots, readCounted } from './counted-parts.ts'
import { readLots } from './lots.ts'
import { estimateVariances, postVariances } from './variances.ts'

/** The statuses that each status can follow. */
const before: Record<CountStatus, readonly CountStatus[]> = {
  open: ['counted', 'reviewed'],
  counted: ['open'],
  reviewed: ['counted'],
  posted: ['reviewed'],
}

/** Moves a count to a status. Throws a 422 if it is not in a status before it, and for what is still missing. */
export async function moveCount(
  tx: Tx,
  user: User,
  target: Target,
  { to, t }: { to: CountStatus; t: Translate },
): Promise<Saved> {
  const count = await lockCount(tx, user, target)
  refuseUnless(count, before[to])
  if (to === 'counted') await finish(tx, count)
  if (to === 'reviewed') await refuseUnexplained(tx, count)
  if (to === 'posted') await postVariances(tx, count, t)
  return setStatus(tx, count, to, to === 'posted' ? { postedAt: sql`now()`, postedBy: user.userId } : {})
}

/** Asks for a second count of lines: their amounts are set aside, and the count is open again. */
export async function recountLines(tx: Tx, user: User, countId: number, lineIds: readonly number[]): Promise<Saved> {
  const count = await lockCount(tx, user, { id: countId, ifMatch: null })
  refuseUnless(count, ['open', 'counted', 'reviewed'])
  await refuseOtherLines(tx, count, lineIds)
  await tx
    .update(stockCountAmount)
    .set({ archivedAt: sql`now()` })
    .where(inArray(stockCountAmount.stockCountLineId, [...lineIds]))
  await tx
    .update(stockCountLine)
    .set({ isRecount: true, reason: null, reasonNote: null })
    .where(inArray(stockCountLine.id, [...lineIds]))
  return setStatus(tx, count, 'open')
}

/** Gives the reason for the variance of lines. */
export async function explainLines(
  tx: Tx,
  user: User,
  countId: number,
  { lineIds, reason, note }: Schemas['CountReasons'],
): Promise<Saved> {
  const count = await lockCount(tx, user, { id: countId, ifMatch: null })
  refuseUnless(count, ['counted', 'reviewed'])
  await refuseOtherLines(tx, count, lineIds)
  const reasonNote = emptyToNull(note)
  if (reason === 'other' && reasonNote === null) throw rejected({ note: message('stockCounts.noteRequired') })
  await tx
    .update(stockCountLine)
    .set({ reason, reasonNote })
    .where(inArray(stockCountLine.id, [...lineIds]))
  return { id: count.id, version: count.version }
}

async function finish(tx: Tx, count: CountRow): Promise<void> {
  const lines = await countedLines(tx, count)
  if (lines.every(({ counted }) => counted === null)) throw rejected({ to: message('stockCounts.nothingCounted') })
  const open = lines.filter(({ line, counted }) => line.isRecount && counted === null)
  if (open.length > 0) throw rejected({ to: message('stockCounts.recountOpen', { count: open.length }) })
  await refuseOpenLots(tx, count)
  await estimateVariances(tx, count)
}

/** A lot that was not counted is not gone: throws a 422 for items with only some of their lots counted. */
async function refuseOpenLots(tx: Tx, count: CountRow): Promise<void> {
  const byLot = (await readCounted(tx, count)).filter(({ parts }) => parts.every(({ lotId }) => lotId !== null))
  if (byLot.length === 0) return
  const lotsOf = await readLots(tx, count, byLot)
  const open = byLot.filter((line) => {
    const named = namedLots(line)
    return lotsOf(line).some(({ lotId }) => !named.has(lotId))
  })
  if (open.length === 0) return
  const names = await readItems(
    tx,
    open.map(({ ingredientId }) => ingredientId),
  )
  throw rejected({
    to: message('stockCounts.lotsOpen', {
      name: names.get(open[0]?.ingredientId ?? 0)?.name ?? '',
      count: open.length - 1,
    }),
  })
}

async function refuseUnexplained(tx: Tx, count: CountRow): Promise<void> {
  const lines = await countedLines(tx, count)
  const unexplained = lines.filter(
    ({ line }) =>
      line.reason === null &&
      [line.variance, ...(line.lotVariances ?? []).map(({ variance }) => variance)].some(
        (variance) => variance !== null && compareDecimals(variance, '0') !== 0,
      ),
  )
  if (unexplained.length > 0) throw rejected({ to: message('stockCounts.unexplained', { count: unexplained.length }) })
}

/** The lines of a count, each with the sum of its amounts; null if it was not counted. */
async function countedLines(tx: Tx, { id }: CountRow) {
  return tx
    .select({
      line: stockCountLine,
      counted: sql<
        string | null
      >`(select sum(a.quantity) from stock_count_amount a where a.stock_count_line_id = stock_count_line.id and a.archived_at is null)`,
    })
    .from(stockCountLine)
    .where(eq(stockCountLine.stockCountId, id))
}

async function refuseOtherLines(tx: Tx, count: CountRow, lineIds: readonly number[]): Promise<void> {
  const ids = [...new Set(lineIds)]
  const own = await tx
    .select({ id: stockCountLine.id })
    .from(stockCountLine)
    .where(and(eq(stockCountLine.stockCountId, count.id), inArray(stockCountLine.id, ids)))
  if (own.length < ids.length) throw rejected({ lineIds: message('stockCounts.lineNotFound') })
}

async function setStatus(tx: Tx, { id }: CountRow, status: CountStatus, more: object = {}): Promise<Saved> {
  if (status === 'open') {
    // The next time the count is finished, it is compared with the ledger again.
    await tx
      .update(stockCountLine)
      .set({ system: null, variance: null, unitCost: null, varianceValue: null, lotVariances: null })
      .where(eq(stockCountLine.stockCountId, id))
  }
  const [saved] = await tx
    .update(stockCount)
    .set({ status, ...more })
    .where(eq(stockCount.id, id))
    .returning({ id: stockCount.id, version: stockCount.version })
  if (!saved) throw new Error(`The count ${id} was not written`)
  return saved
}
