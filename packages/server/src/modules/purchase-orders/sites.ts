import { eq } from 'drizzle-orm'

import type { Caller } from '../../contract/operations.ts'
import { appUser } from '../../db/schema/user.ts'
import type { Tx } from '../../db/work.ts'
import { listSchools } from '../schools/store.ts'
import { listSites } from '../sites/select-sites.ts'

/**
 * The sites that a user orders for, with their names: those with a school that the user has access to. Users with access to
 * all schools have all sites, also one that has no schools.
 */
export async function orderingSites(tx: Tx, { userId }: Pick<Caller, 'userId'>): Promise<Map<number, string>> {
  const [user] = await tx.select({ hasAll: appUser.hasAllSchools }).from(appUser).where(eq(appUser.id, userId))
  const sites = await listSites(tx)
  const own = new Set((await listSchools(tx, userId)).map(({ schoolId }) => schoolId))
  const shown = user?.hasAll ? sites : sites.filter(({ schools }) => schools.some(({ schoolId }) => own.has(schoolId)))
  return new Map(shown.map(({ siteId, siteName }) => [siteId, siteName]))
}
