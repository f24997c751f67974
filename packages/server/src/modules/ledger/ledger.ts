import { fromMinor, toMinor } from '@commissary/domain/orders'
import { asc, eq, inArray, sql } from 'drizzle-orm'

import { household, ledgerEntry, type LedgerKind } from '../../db/schema/household.ts'
import type { Tx } from '../../db/work.ts'
import { readCatererToday } from '../../shared/caterer-today.ts'

/** A change of a balance. `causeId` is the order or the payment. */
export interface NewEntry {
  householdId: number
  kind: LedgerKind
  /** Above 0 = in the household's favor. An entry of 0 is not written. */
  amount: string
  causeId: number | null
  note?: string | null
}

/**
 * Locks households, archived or not, until the transaction ends, so that the balance and the orders of each change one at a
 * time. They are locked in the order of their ids. Read whether a household is in use after this, not before.
 */
export async function lockHouseholds(tx: Tx, ids: readonly number[]): Promise<void> {
  if (ids.length === 0) return
  await tx
    .select({ id: household.id })
    .from(household)
    .where(inArray(household.id, [...new Set(ids)]))
    .orderBy(asc(household.id))
    .for('update')
}

/** Adds entries to the ledger, dated today. Lock their households first. */
export async function addEntries(tx: Tx, entries: readonly NewEntry[]): Promise<void> {
  const changes = entries.filter(({ amount }) => toMinor(amount) !== 0n)
  if (changes.length === 0) return
  const date = await readCatererToday(tx)
  await tx.insert(ledgerEntry).values(changes.map((entry) => ({ ...entry, date })))
}

/** The opposite of an amount of money. */
export const opposite = (amount: string): string => fromMinor(-toMinor(amount))

/** The balance of a household: the sum of its entries. */
export async function readBalance(tx: Tx, householdId: number): Promise<string> {
  const [row] = await tx
    .select({ balance: sql<string>`coalesce(sum(${ledgerEntry.amount}), 0)::text` })
    .from(ledgerEntry)
    .where(eq(ledgerEntry.householdId, householdId))
  return fromMinor(toMinor(row?.balance ?? '0'))
}
