import { sql, type SQL } from 'drizzle-orm'

import type { Tx } from '../../db/work.ts'
import type { Grouping, ReportDefinition, TableColumn } from './definition.ts'

/** A total: exact, of the known parts; null without any. */
export interface Amount {
  value: string | null
  /** How many parts are unknown. */
  missing: number
}

export interface GroupTotals {
  key: string
  label: string | null
  count: number
  amounts: ReadonlyMap<string, Amount>
}

const name = (id: string) => sql.identifier(id)
const list = (parts: readonly SQL[]) => sql.join([...parts], sql`, `)

/** The key of a row's group as texts compare; '' = none. */
export const keyOf = ({ key }: Grouping): SQL => sql`coalesce(r.${name(key)}::text, '')`

/** The rows within opened groups. */
export function withinGroups(groupings: readonly Grouping[], path: readonly string[]): SQL {
  const conditions = groupings.slice(0, path.length).map((by, index) => sql`${keyOf(by)} = ${path[index]}`)
  return conditions.length === 0 ? sql`true` : sql.join(conditions, sql` and `)
}

/** Groups of rows with their totals, by label; without `by`, one of all rows. */
export async function readTotals(
  tx: Tx,
  { columns, hidden = [] }: Pick<ReportDefinition, 'columns' | 'hidden'>,
  {
    rows,
    where,
    by = [],
    page,
  }: { rows: SQL; where: SQL; by?: readonly Grouping[]; page?: { limit: number; offset: number } },
): Promise<(GroupTotals & { keys: string[] })[]> {
  const totaled = [...columns, ...hidden].filter(isCounted)
  const keys = by.map((one, index) => sql`${keyOf(one)} as ${name(`key${index}`)}`)
  const labels = by.map((one, index) => sql`min(r.${name(one.label)}::text) as ${name(`label${index}`)}`)
  const order = by.flatMap((_, index) => [
    sql`lower(g.${name(`label${index}`)}) collate "C" nulls last`,
    sql`g.${name(`key${index}`)} collate "C"`,
  ])
  const inner = [...keys, ...labels, sql`count(*)::int as "rows"`, ...totaled.flatMap(collected)]
  const outer = [
    ...by.flatMap((_, index) => [sql`g.${name(`key${index}`)}`, sql`g.${name(`label${index}`)}`]),
    sql`g."rows"`,
    ...totaled.flatMap(finished),
  ]
  const found = await tx.execute<Record<string, string | number | null>>(sql`
    with rows as (${rows})
    select ${list(outer)} from (
      select ${list(inner)} from rows r where ${where}
      ${by.length === 0 ? sql`` : sql`group by ${list(by.map((_, index) => sql.raw(String(index + 1))))}`}
    ) g
    ${order.length === 0 ? sql`` : sql`order by ${list(order)}`}
    ${page ? sql`limit ${page.limit} offset ${page.offset}` : sql``}`)
  return found.map((row) => {
    const ownKeys = by.map((_, index) => String(row[`key${index}`]))
    const label = row[`label${by.length - 1}`]
    return {
      keys: ownKeys,
      key: ownKeys.at(-1) ?? '',
      label: typeof label === 'string' ? label : null,
      count: Number(row['rows']),
      amounts: new Map(
        totaled.map(({ id }) => [
          id,
          { value: row[id] === null || row[id] === undefined ? null : String(row[id]), missing: Number(row[`${id}?`]) },
        ]),
      ),
    }
  })
}

/** How many groups there are. */
export async function countGroups(tx: Tx, rows: SQL, where: SQL, by: Grouping): Promise<number> {
  const [found] = await tx.execute<{ count: number }>(
    sql`with rows as (${rows}) select count(distinct ${keyOf(by)})::int as count from rows r where ${where}`,
  )
  return found?.count ?? 0
}

type Counted = Pick<TableColumn, 'total'> & { id: string }

const isCounted = ({ total }: Counted) => total !== undefined && !(typeof total === 'object' && 'ratio' in total)

/** What the rows of a group are collected to. */
function collected({ id, total }: Counted): SQL[] {
  const column = sql`r.${name(id)}`
  if (total === 'some') return [sql`count(${column})::text as ${name(id)}`, sql`0 as ${name(`${id}?`)}`]
  if (typeof total === 'object' && 'once' in total) {
    return [sql`jsonb_agg(distinct jsonb_build_array(r.${name(total.once)}, ${column})) as ${name(id)}`]
  }
  return [
    sql`sum(${column}::numeric)::text as ${name(id)}`,
    sql`(count(*) filter (where ${column} is null))::int as ${name(`${id}?`)}`,
  ]
}

/** The same as a total. */
function finished({ id, total }: Counted): SQL[] {
  if (typeof total !== 'object' || !('once' in total)) return [sql`g.${name(id)}`, sql`g.${name(`${id}?`)}`]
  const parts = sql`jsonb_array_elements(coalesce(g.${name(id)}, '[]')) v`
  return [
    sql`(select sum((v->>1)::numeric)::text from ${parts}) as ${name(id)}`,
    sql`(select count(*)::int from ${parts} where v->>1 is null) as ${name(`${id}?`)}`,
  ]
}
