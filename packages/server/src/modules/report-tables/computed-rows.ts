import { sql, type SQL } from 'drizzle-orm'

/** Rows that code computed, as a query, so that their totals are computed like those of all other reports. */
export function computedRows<Name extends string>(
  columns: Record<Name, 'text' | 'numeric' | 'bigint' | 'date' | 'boolean' | 'numeric[]'>,
  rows: readonly Record<NoInfer<Name>, string | number | boolean | null>[],
): SQL {
  const names = Object.keys(columns) as Name[]
  // Lists instead of objects: repeated names would be most of the data.
  const values = JSON.stringify(rows.map((row) => names.map((name) => row[name])))
  const picked = names.map(
    (name, index) => sql`(v->>${sql.raw(String(index))})::${sql.raw(columns[name])} as ${sql.identifier(name)}`,
  )
  // `offset 0`: each value is read once, however many rows it is joined with.
  return sql`select ${sql.join(picked, sql`, `)} from jsonb_array_elements(${values}::jsonb) v offset 0`
}
