import type { RetentionFactors } from '@commissary/domain/recipe'
import { and, asc, eq, inArray, sql } from 'drizzle-orm'

import type { Schemas } from '../../contract/operations.ts'
import { retentionFactor } from '../../db/schema/retention-factor.ts'
import type { Tx } from '../../db/work.ts'

/** Only the operator's rows are used. */
const shared = eq(retentionFactor.catererId, 0)

/** All retention factors, by code. */
export async function listRetentionFactors(tx: Tx): Promise<Schemas['RetentionFactor'][]> {
  const { code, description, factors } = retentionFactor
  return tx.select({ code, description, factors }).from(retentionFactor).where(shared).orderBy(asc(code))
}

/** The factors of the given codes. Unknown codes are skipped. */
export async function readRetention(
  tx: Tx,
  codes: readonly (string | null | undefined)[],
): Promise<ReadonlyMap<string, RetentionFactors>> {
  const wanted = [...new Set(codes.filter((code) => typeof code === 'string'))]
  if (wanted.length === 0) return new Map()
  const rows = await tx
    .select({ code: retentionFactor.code, factors: retentionFactor.factors })
    .from(retentionFactor)
    .where(and(shared, inArray(retentionFactor.code, wanted)))
  return new Map(rows.map(({ code, factors }) => [code, factors]))
}

/** Inserts the operator's factors, or changes those that differ. Returns how many rows it wrote. */
export async function storeRetention(tx: Tx, rows: readonly Schemas['RetentionFactor'][]): Promise<number> {
  if (rows.length === 0) return 0
  const written = await tx
    .insert(retentionFactor)
    .values([...rows])
    .onConflictDoUpdate({
      target: [retentionFactor.catererId, retentionFactor.code],
      set: { description: sql`excluded.description`, factors: sql`excluded.factors` },
      setWhere: sql`(${retentionFactor.description}, ${retentionFactor.factors}) is distinct from (excluded.description, excluded.factors)`,
    })
    .returning({ id: retentionFactor.id })
  return written.length
}
