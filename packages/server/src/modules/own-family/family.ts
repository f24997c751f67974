import { declaredAllergens } from '@commissary/domain/food'
import { eq } from 'drizzle-orm'

import type { Schemas } from '../../contract/operations.ts'
import { caterer } from '../../db/schema/caterer.ts'
import { ownCaterer, type Tx } from '../../db/work.ts'
import { saveRecord, type Saved, type Target } from '../../records/save-record.ts'
import { studentRecord } from '../families/students.ts'
import { readBalance } from '../ledger/ledger.ts'
import { readTerms } from '../meal-orders/order-settings.ts'
import { listChildren, listOwnHouseholds, needChild, type Parent } from './own-children.ts'

/** The children and households of a parent. A balance is null where the caterer takes no orders from families. */
export async function readOwnFamily(tx: Tx, parent: Parent): Promise<Schemas['OwnFamily']> {
  const { today, country, familiesOrder } = await readTerms(tx)
  const [own] = await tx.select({ name: caterer.name }).from(caterer).where(eq(caterer.id, ownCaterer()))
  const households = []
  for (const one of await listOwnHouseholds(tx, parent)) {
    households.push({ ...one, balance: familiesOrder ? await readBalance(tx, one.id) : null })
  }
  return {
    catererName: own?.name ?? '',
    today,
    allergens: [...declaredAllergens(country)],
    isOrderingOn: familiesOrder,
    households,
    children: await listChildren(tx, parent),
  }
}

/** Saves what a child is allergic to, and who said so. Throws a 404 for a child that is not the parent's, and a 409. */
export async function saveAllergies(
  tx: Tx,
  parent: Parent,
  target: Target,
  { allergies }: Schemas['ChildAllergiesInput'],
): Promise<Saved> {
  await needChild(tx, parent, target.id)
  return saveRecord(tx, studentRecord, target, (stored) => ({
    columns: studentRecord.toColumns({ ...stored, allergies }),
  }))
}
