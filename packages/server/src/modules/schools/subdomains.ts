import { numberedSubdomain, subdomainOf } from '@commissary/domain/school'
import { sql } from 'drizzle-orm'

import type { Tx } from '../../db/work.ts'

/** Whether a school of any caterer, other than `exceptId`, has the subdomain. Never tells whose. */
export async function isSubdomainTaken(tx: Tx, subdomain: string, exceptId: number | null): Promise<boolean> {
  const [row] = await tx.execute<{ taken: boolean }>(
    sql`select is_subdomain_taken(${subdomain}, ${exceptId}::bigint) as taken`,
  )
  return row?.taken ?? true
}

/** Serializes writers of subdomains over all caterers until the transaction ends. */
export async function lockSubdomains(tx: Tx): Promise<void> {
  await tx.execute(sql`select pg_advisory_xact_lock(hashtext('school subdomains'))`)
}

/** A free subdomain made of a school's name: "oak", or "oak-2" where that is taken. */
export async function freeSubdomain(tx: Tx, schoolName: string): Promise<string> {
  const label = subdomainOf(schoolName)
  if (!(await isSubdomainTaken(tx, label, null))) return label
  for (let number = 2; ; number++) {
    const numbered = numberedSubdomain(label, number)
    if (!(await isSubdomainTaken(tx, numbered, null))) return numbered
  }
}
