import { eq } from 'drizzle-orm'

import { mayCall } from '../../contract/access.ts'
import { forbidden } from '../../contract/api-error.ts'
import { operations } from '../../contract/generated/operations.ts'
import type { OperationId } from '../../contract/operations.ts'
import { caterer } from '../../db/schema/caterer.ts'
import { appUser } from '../../db/schema/user.ts'
import { ownCaterer, type Tx } from '../../db/work.ts'

/** Throws a 403 unless the user may call the operation that reads a report: anyone who may read a report may export it. */
export async function refuseWithoutAccess(tx: Tx, userId: number, operation: OperationId): Promise<void> {
  const [own] = await tx
    .select({ nutritionAnalysis: caterer.nutritionAnalysis, inventoryEnabled: caterer.inventoryEnabled })
    .from(caterer)
    .where(eq(caterer.id, ownCaterer()))
  const [user] = await tx
    .select({ role: appUser.role, modules: appUser.modules })
    .from(appUser)
    .where(eq(appUser.id, userId))
  if (!user || !mayCall(operations[operation].access, { ...user, flags: { ...own } })) throw forbidden()
}
