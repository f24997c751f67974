import { promisify } from 'node:util'
import { deflate, inflate } from 'node:zlib'

import { sql, type SQL } from 'drizzle-orm'

import type { Tx } from '../../db/work.ts'

const [pack, unpack] = [promisify(deflate), promisify(inflate)]

/** How many rows are read, and later worded, at once. */
const sliceRows = 2_000

export type TableRow = Record<string, string | number | null>

/** The rows of a query, compressed: a year of orders has a million of them. */
export interface PackedRows {
  slices: () => AsyncGenerator<TableRow[]>
}

/** Reads all rows of a query in one snapshot, slice by slice, so that memory never holds them all uncompressed. */
export async function readPacked(tx: Tx, query: SQL): Promise<PackedRows> {
  const packed: Buffer[] = []
  // All rows are read, so the plan need not return the first ones fast.
  await tx.execute(sql`set local cursor_tuple_fraction = 1`)
  await tx.execute(sql`declare report_rows no scroll cursor for ${query}`)
  for (;;) {
    const rows = await tx.execute<TableRow>(sql`fetch ${sql.raw(String(sliceRows))} from report_rows`)
    if (rows.length > 0) packed.push(await pack(JSON.stringify(rows), { level: 1 }))
    if (rows.length < sliceRows) break
  }
  await tx.execute(sql`close report_rows`)
  return {
    async *slices() {
      for (const slice of packed) yield JSON.parse((await unpack(slice)).toString()) as TableRow[]
    },
  }
}
