import { lineAmounts, sumOfMoney, toMinor, type PayType, type Provider } from '@commissary/domain/orders'
import { and, eq, inArray, sql } from 'drizzle-orm'

import { ApiError } from '../../contract/api-error.ts'
import type { Schemas } from '../../contract/operations.ts'
import { orderImport, orderImportRow } from '../../db/schema/order-import.ts'
import type { Tx } from '../../db/work.ts'
import type { Saved } from '../../records/save-record.ts'
import { inBatches } from '../../shared/batches.ts'
import { message } from '../../shared/messages.ts'
import { lockHouseholds } from '../ledger/ledger.ts'
import { insertOrders, type NewOrder } from '../meal-orders/insert-orders.ts'
import { readTerms } from '../meal-orders/order-settings.ts'
import { insertPayments } from '../payments/store.ts'
import type { ClassifiedRow } from './classified-row.ts'
import { lockImport, readAgain, type StoredImport, type User } from './store.ts'
import { kindOf, orderKeyOf } from './till-rows.ts'

/**
 * Records an import's rows, read again against current data. Throws a 422 for an import that is not ready, and one without a row
 * to record. Returns how many rows were recorded.
 */
export async function applyImport(tx: Tx, user: User, id: number): Promise<number> {
  const stored = await lockImport(tx, id)
  if (stored.state === 'unmapped') throw new ApiError(422, message('orderImports.unmapped'))
  if (stored.state !== 'ready') throw new ApiError(422, message('orderImports.applied'))
  const households = householdsOf(await readAgain(tx, user, stored))
  await lockHouseholds(tx, households)
  const locked = new Set(households)
  // Locked households no longer change, so their rows are final. Rows for a household added since the first reading are skipped.
  const effective = (await readAgain(tx, user, stored)).filter(
    ({ result, householdId }) => (result === 'create' || result === 'match') && locked.has(householdId ?? 0),
  )
  if (effective.length === 0) throw new ApiError(422, message('orderImports.nothing'))
  const results = await (stored.kind === 'orders' ? applyOrders : applySettlement)(tx, stored, effective)
  await writeResults(tx, id, effective, results)
  await tx.update(orderImport).set({ state: 'applied' }).where(eq(orderImport.id, id))
  return effective.length
}

const householdsOf = (rows: readonly ClassifiedRow[]) => rows.flatMap(({ householdId }) => householdId ?? [])

async function applySettlement(tx: Tx, { id, source }: StoredImport, rows: readonly ClassifiedRow[]): Promise<Saved[]> {
  const { today, country } = await readTerms(tx)
  const provider: Provider = source === 'stripe' || source === 'square' || source === 'paypal' ? source : 'other'
  const payType: PayType = source === 'square' ? 'CreditCard' : 'Online'
  const created = rows.filter(({ result }) => result === 'create')
  const inserted = await insertPayments(
    tx,
    created.map(({ householdId, date, amount, fee, reference, isCash }) => ({
      householdId: householdId ?? 0,
      paidOn: date ?? today,
      reference,
      amount: amount ?? '0',
      importId: id,
      // Providers record cash payments but do not deposit them.
      ...(isCash ? { payType: 'Cash' as const } : { payType, provider, settledFee: fee, reconciledOn: today }),
    })),
    country,
  )
  const saved = new Map(created.map((row, index) => [row, inserted[index]]))
  const matched = await reconcile(tx, id, today, rows)
  for (const row of rows) if (row.result === 'match') saved.set(row, matched.get(row.matchedId ?? 0))
  return rows.map((row) => {
    const found = saved.get(row)
    if (!found) throw new Error('A payment of the settlement was not written')
    return found
  })
}

/** Marks the payments that rows match, with the fees of the settlement. Returns their new versions. */
async function reconcile(tx: Tx, importId: number, today: string, rows: readonly ClassifiedRow[]) {
  const matched = rows.filter(({ result }) => result === 'match')
  const versions = new Map<number, Saved>()
  for (const batch of inBatches(matched)) {
    const values = batch.map(({ matchedId, fee }) => sql`(${matchedId}::bigint, ${fee}::numeric)`)
    const saved = await tx.execute<{ id: number; version: number }>(sql`update payment
      set reconciled_on = ${today}::date, settled_fee = settled.fee, import_id = ${importId}
      from (values ${sql.join(values, sql`, `)}) as settled (id, fee) where payment.id = settled.id
      returning payment.id, payment.version`)
    for (const one of saved) versions.set(one.id, one)
  }
  return versions
}

/** The rows of a student's meal become the lines of one order. Payments at the till are recorded too, one for each pay type. */
async function applyOrders(tx: Tx, { id }: StoredImport, rows: readonly ClassifiedRow[]): Promise<Saved[]> {
  const { country } = await readTerms(tx)
  const groups = [...Map.groupBy(rows, orderKeyOf).values()]
  const orders = groups.map((group) => toOrder(id, group))
  const saved = await insertOrders(tx, orders)
  const paid = groups.flatMap((group, index) => {
    const order = orders[index]
    if (!order) return []
    const { householdId, studentId, date } = order
    return paidAtTill(group).map((sum) => ({ householdId, studentId, paidOn: date, ...sum, importId: id }))
  })
  await insertPayments(tx, paid, country)
  const savedOf = new Map(groups.flatMap((group, index) => group.map((row) => [row, saved[index]] as const)))
  return rows.map((row) => {
    const found = savedOf.get(row)
    if (!found) throw new Error('An order of the import was not written')
    return found
  })
}

/** What was paid for an order's rows, by pay type. What is charged to the balance is not a payment. */
function paidAtTill(group: readonly ClassifiedRow[]): { payType: PayType; amount: string }[] {
  const byType = Map.groupBy(group, ({ order }) => order?.payType ?? null)
  return [...byType].flatMap(([payType, rows]) => {
    if (payType === null) return []
    const amount = sumOfMoney(rows.map((row) => row.amount ?? '0'))
    return toMinor(amount) > 0n ? [{ payType, amount }] : []
  })
}

function toOrder(importId: number, group: readonly ClassifiedRow[]): NewOrder {
  const [first] = group
  if (!first?.order || !first.date) throw new Error('A row of an order has no order')
  const payTypes = new Set(group.map(({ order }) => order?.payType ?? null))
  const [payType = null] = payTypes
  return {
    studentId: first.studentId ?? 0,
    householdId: first.householdId ?? 0,
    schoolId: first.schoolId ?? 0,
    date: first.date,
    menuType: first.order.menuType as Schemas['MenuType'],
    kind: kindOf(first.order),
    status: 'served',
    // An order that was paid in several ways has no single pay type: its payments have them.
    payType: payTypes.size === 1 ? payType : null,
    importId,
    lines: group.flatMap(({ order }) => {
      if (!order) return []
      const { itemId, item, mealCategory, quantity, unitPrice } = order
      const amounts = lineAmounts({ quantity, unitPrice })
      return [{ itemId, name: item, mealCategory, quantity, served: quantity, unitPrice, ...amounts }]
    }),
  }
}

/** Keeps with each row what it recorded, so that undoing finds it and sees whether it was changed since. */
async function writeResults(tx: Tx, importId: number, rows: readonly ClassifiedRow[], results: readonly Saved[]) {
  const written = rows.map(({ rowNumber }, index) => ({ rowNumber, ...results[index] }))
  for (const batch of inBatches(written)) {
    const values = batch.map(
      ({ rowNumber, id = 0, version = 0 }) => sql`(${rowNumber}::int, ${id}::bigint, ${version}::int)`,
    )
    await tx.execute(sql`update order_import_row target set result_id = written.id, result_version = written.version
      from (values ${sql.join(values, sql`, `)}) as written (row_number, id, version)
      where target.import_id = ${importId} and target.row_number = written.row_number`)
  }
}

/** The rows of an applied import that recorded something. */
export function readResults(tx: Tx, importId: number) {
  return tx
    .select({
      result: orderImportRow.result,
      id: orderImportRow.resultId,
      version: orderImportRow.resultVersion,
      householdId: orderImportRow.householdId,
    })
    .from(orderImportRow)
    .where(and(eq(orderImportRow.importId, importId), inArray(orderImportRow.result, ['create', 'match'])))
}
