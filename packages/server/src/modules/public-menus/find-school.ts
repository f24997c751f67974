import { sql } from 'drizzle-orm'

import type { Database } from '../../db/work.ts'

export interface PublicSchool {
  catererId: number
  schoolId: number
}

/**
 * The school of a subdomain if its public menu is switched on; null otherwise. Everything else is read as its caterer, so the
 * row-level policies apply.
 */
export async function findPublicSchool(database: Database, subdomain: string): Promise<PublicSchool | null> {
  const [found] = await database.system((tx) =>
    tx.execute<{ catererId: number; schoolId: number }>(
      sql`select caterer_id as "catererId", school_id::int as "schoolId" from find_public_school(${subdomain})`,
    ),
  )
  return found ?? null
}
