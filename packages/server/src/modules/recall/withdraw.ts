import { compareDecimals, negated } from '@commissary/domain/units'
import { sql } from 'drizzle-orm'

import { rejected } from '../../contract/api-error.ts'
import type { Caller, Schemas } from '../../contract/operations.ts'
import { stockChange } from '../../db/schema/stock.ts'
import type { Tx } from '../../db/work.ts'
import { readCatererToday } from '../../shared/caterer-today.ts'
import { toAmount } from '../../shared/lists.ts'
import { type FieldMessages, message } from '../../shared/messages.ts'
import { notifyRecall } from '../notifications/recall-events.ts'
import { adjustStock, issueStock, lockItems } from '../stock/ledger.ts'
import { sightOf } from './search.ts'

type Withdrawal = Schemas['LotWithdrawal']

interface Found extends Record<string, unknown> {
  index: number
  hasSite: boolean
  hasLocation: boolean
  ingredientId: number | null
}

/**
 * Takes everything that is left of lots out of use, by one change of the ledger. Throws a 422 for the lines whose place or lot does
 * not exist or is not visible to the user, and for lines whose quantity is no longer what was previewed.
 */
export async function withdrawLots(
  tx: Tx,
  { userId }: Pick<Caller, 'userId'>,
  { kind, reason, lines }: Withdrawal,
): Promise<number> {
  const foods = await foodsOf(tx, userId, lines)
  const wanted = lines.map((line, index) => ({ ...line, ingredientId: foods[index] ?? 0 }))
  await lockItems(tx, wanted)
  await refuseChanged(tx, lines)

  const movedOn = await readCatererToday(tx)
  const [change] = await tx.insert(stockChange).values({ kind, movedOn, reason }).returning({ id: stockChange.id })
  if (!change) throw new Error('The change was not written')
  const posting = {
    cause: { kind: 'change' as const, id: change.id },
    movedOn,
    reason,
    fieldOf: (index: number) => `lines.${index}`,
  }
  if (kind === 'waste') {
    await issueStock(tx, posting, wanted, 'waste')
  } else {
    await adjustStock(
      tx,
      posting,
      wanted.map(({ quantity, ...line }) => ({ ...line, change: negated(quantity) })),
    )
  }
  await notifyRecall(tx, { changeId: change.id, reason, lines })
  return change.id
}

/** The ingredient of each line. */
async function foodsOf(tx: Tx, userId: number, lines: Withdrawal['lines']): Promise<number[]> {
  const { siteIds } = await sightOf(tx, userId)
  const seen = new Set(siteIds)
  const rows = await tx.execute<Found>(sql`
    select x.index, s.id is not null as "hasSite", (p.id is not null or x."locationId" is null) as "hasLocation",
      o.ingredient_id as "ingredientId"
    from jsonb_to_recordset(${JSON.stringify(lines.map((line, index) => ({ ...line, index })))}::jsonb)
      as x(index int, "siteId" bigint, "locationId" bigint, "lotId" bigint)
    left join inventory_site s on s.id = x."siteId" left join storage_location p on p.id = x."locationId"
    left join stock_lot o on o.id = x."lotId" order by x.index`)
  const mistakes: FieldMessages = {}
  for (const { index, hasSite, hasLocation, ingredientId } of rows) {
    if (!hasSite || !seen.has(lines[index]?.siteId ?? 0)) {
      mistakes[`lines.${index}.siteId`] = message('stock.unknown.site')
    } else if (!hasLocation) mistakes[`lines.${index}.locationId`] = message('stock.unknown.location')
    else if (ingredientId === null) mistakes[`lines.${index}.lotId`] = message('stock.unknown.lot')
  }
  if (Object.keys(mistakes).length > 0) throw rejected(mistakes)
  return rows.map(({ ingredientId }) => ingredientId ?? 0)
}

/** Throws a 422 for lines whose quantity is not what is left, and for lines that are sent twice. */
async function refuseChanged(tx: Tx, lines: Withdrawal['lines']): Promise<void> {
  const rows = await tx.execute<{ index: number; left: string; copies: number }>(sql`
    select x.index, (count(*) over (partition by x."siteId", x."locationId", x."lotId"))::int as copies,
      (select coalesce(sum(l.remaining), 0) from stock_layer l where l.lot_id = x."lotId" and l.site_id = x."siteId"
        and l.location_id is not distinct from x."locationId" and l.remaining > 0) as left
    from jsonb_to_recordset(${JSON.stringify(lines.map((line, index) => ({ ...line, index })))}::jsonb)
      as x(index int, "siteId" bigint, "locationId" bigint, "lotId" bigint)`)
  const changed = rows.filter(
    ({ index, left, copies }) =>
      copies > 1 ||
      compareDecimals(toAmount(left), '0') <= 0 ||
      compareDecimals(toAmount(left), lines[index]?.quantity ?? '0') !== 0,
  )
  if (changed.length === 0) return
  throw rejected(
    Object.fromEntries(changed.map(({ index }) => [`lines.${index}.quantity`, message('recall.changed')])),
    message('recall.changedSince'),
  )
}
