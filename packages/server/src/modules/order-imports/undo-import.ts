import { and, eq, inArray } from 'drizzle-orm'

import { ApiError } from '../../contract/api-error.ts'
import { mealOrder } from '../../db/schema/meal-order.ts'
import { orderImport } from '../../db/schema/order-import.ts'
import { payment } from '../../db/schema/payment.ts'
import type { Tx } from '../../db/work.ts'
import { message, translate } from '../../shared/messages.ts'
import { lockHouseholds } from '../ledger/ledger.ts'
import { takeBackOrders } from '../meal-orders/order-steps.ts'
import { voidPayments } from '../payments/store.ts'
import { readResults } from './apply-import.ts'
import { lockImport, type User } from './store.ts'

type Result = Awaited<ReturnType<typeof readResults>>[number]

/**
 * Takes back what an import recorded: its payments are voided and its orders canceled by opposite entries, and payments that it
 * reconciled lose the mark. Throws a 422 unless it is applied, and once one of them was changed.
 */
export async function undoImport(tx: Tx, user: User, id: number): Promise<void> {
  const stored = await lockImport(tx, id)
  if (stored.state !== 'applied') throw new ApiError(422, message('orderImports.notApplied'))
  const results = await readResults(tx, id)
  await lockHouseholds(
    tx,
    results.flatMap(({ householdId }) => householdId ?? []),
  )
  const reason = translate(message('orderImports.undoneReason', { file: stored.fileName }), user.language)
  const changed = await (stored.kind === 'orders' ? undoOrders : undoSettlement)(tx, id, results, reason)
  if (changed > 0) throw new ApiError(422, message('orderImports.changedSince', { count: changed }))
  await tx.update(orderImport).set({ state: 'undone' }).where(eq(orderImport.id, id))
}

const idsOf = (results: readonly Result[]) => [...new Set(results.flatMap(({ id }) => id ?? []))]

/** How many records were changed after the import wrote them. */
function countChanged(results: readonly Result[], stored: readonly { id: number; version: number }[]): number {
  const versions = new Map(results.map(({ id, version }) => [id, version]))
  return idsOf(results).length - stored.filter(({ id, version }) => versions.get(id) === version).length
}

async function undoSettlement(tx: Tx, _: number, results: readonly Result[], reason: string): Promise<number> {
  const stored = await tx
    .select({ id: payment.id, version: payment.version })
    .from(payment)
    .where(inArray(payment.id, idsOf(results)))
    .for('update')
  const changed = countChanged(results, stored)
  if (changed > 0) return changed
  const matched = idsOf(results.filter(({ result }) => result === 'match'))
  if (matched.length > 0) {
    const before = { reconciledOn: null, settledFee: null, importId: null }
    await tx.update(payment).set(before).where(inArray(payment.id, matched))
  }
  await voidPayments(tx, idsOf(results.filter(({ result }) => result === 'create')), reason)
  return 0
}

async function undoOrders(tx: Tx, importId: number, results: readonly Result[], reason: string): Promise<number> {
  const ids = idsOf(results)
  const stored = await tx
    .select({ id: mealOrder.id, version: mealOrder.version })
    .from(mealOrder)
    .where(inArray(mealOrder.id, ids))
    .for('update')
  // Payments at the till: only a change gives a payment a second version.
  const paid = await tx
    .select({ id: payment.id, version: payment.version })
    .from(payment)
    .where(and(eq(payment.importId, importId)))
    .for('update')
  const changed = countChanged(results, stored) + paid.filter(({ version }) => version > 1).length
  if (changed > 0) return changed
  await takeBackOrders(tx, ids, 'cancelled', reason, () => true)
  await voidPayments(
    tx,
    paid.map(({ id }) => id),
    reason,
  )
  return 0
}
