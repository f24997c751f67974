import type { PGlite } from '@electric-sql/pglite'

/** Two tables that are always written together, to detect half a transaction. */
export const witnessTables = `create table witness (n integer primary key, filler text not null);
  create table witness_pair (n integer primary key references witness)`

/** The transaction that acknowledges `n`. */
export const witness = (n: number) =>
  `begin; insert into witness values (${n}, repeat('x', 300)); insert into witness_pair values (${n}); commit`

/** Damage to a database after a crash: missing acknowledged rows and half transactions. */
export async function findDamage(pglite: Pick<PGlite, 'query'>, acknowledged: number[]): Promise<string[]> {
  const read = async (table: string) => {
    const { rows } = await pglite.query<{ n: number }>(`select n from ${table} order by n`)
    return new Set(rows.map(({ n }) => n))
  }
  const [written, paired] = [await read('witness'), await read('witness_pair')]
  // `witness_pair` references `witness`, so only a `witness` row can be alone.
  return [
    ...acknowledged.filter((n) => !written.has(n)).map((n) => `lost ${n}`),
    ...[...written].filter((n) => !paired.has(n)).map((n) => `torn ${n}`),
  ]
}
