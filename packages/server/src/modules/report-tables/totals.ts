import { sql, type SQL } from 'drizzle-orm'

import type { Tx } from '../../db/work.ts'
import type { Grouping, ReportDefinition, TableColumn } from './definition.ts'
import type { TableRow } from './packed-rows.ts'

/** The exact total of the known parts; null without any. */
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

/** The key of a row's group as text; '' = none. */
export const keyOf = ({ key }: Grouping): SQL => sql`coalesce(r.${name(key)}::text, '')`

/** The rows within opened groups. */
export function withinGroups(groupings: readonly Grouping[], path: readonly string[]): SQL {
  return all(groupings.slice(0, path.length).map((by, index) => sql`${keyOf(by)} = ${path[index]}`))
}

interface Level {
  rows: SQL
  /** What the rows are grouped by, down to the groups that are read. */
  by: readonly Grouping[]
  /** The keys of the groups that are open, of the outermost ones of `by`. */
  path?: readonly string[]
  page?: { limit: number; offset: number }
  /** A query over the same `rows r`, whose result is returned with the totals. */
  listed?: SQL
}

interface LevelTotals {
  total: GroupTotals
  /** The groups of `by` within the open ones, by label. */
  groups: (GroupTotals & { keys: string[] })[]
  /** How many groups there are on all pages, and how many rows in them. */
  count: number
  countRows: number
  /** The result of `listed`; null without it. */
  listed: TableRow[] | null
}

/**
 * The total of all rows, and the groups of one level with theirs, in one pass over the rows: rows are first aggregated by the keys
 * of all levels, which PostgreSQL does in several processes, and these few aggregates are then added up. `offset 0` computes a
 * row's column once, though its sum and the number of its gaps use it.
 */
export async function readLevel(
  tx: Tx,
  { columns, hidden = [] }: Pick<ReportDefinition, 'columns' | 'hidden'>,
  { rows, by, path = [], page, listed }: Level,
): Promise<LevelTotals> {
  const totaled = [...columns, ...hidden].filter(isCounted)
  const fact = factOf(totaled)
  const keys = by.map((_, index) => name(`key${index}`))
  const labels = by.map((_, index) => name(`label${index}`))
  const collectedBy = [...by.map(keyOf), ...(fact === null ? [] : [sql`r.${name(fact)}`])]
  const within = all(path.map((key, index) => sql`f.${name(`key${index}`)} = ${key}`))
  const own = list(keys.map((key) => sql`f.${key}`))
  const found = await tx.execute<Record<string, string | number | null>>(sql`
    with rows as (select * from (${rows}) q offset 0),
    facts as materialized (
      select ${list([
        ...by.flatMap((one, index) => [
          sql`${keyOf(one)} as ${name(`key${index}`)}`,
          sql`min(r.${name(one.label)}::text) as ${name(`label${index}`)}`,
        ]),
        ...(fact === null ? [] : [sql`r.${name(fact)} as "fact"`]),
        sql`count(*) as "rows"`,
        ...totaled.flatMap(collected),
      ])}
      from rows r ${collectedBy.length === 0 ? sql`` : sql`group by ${list(collectedBy)}`}
    ),
    own as (
      select ${list([...keys.map((key) => sql`f.${key}`), ...labels.map((label) => sql`min(f.${label}) as ${label}`), ...added(totaled)])}
      from facts f where ${within} ${keys.length === 0 ? sql`` : sql`group by ${own}`}
    )
    select ${list([
      ...[...keys, ...labels].map((one) => sql`null as ${one}`),
      ...added(totaled, fact),
      sql`(select count(*)::int from own) as "groups"`,
      sql`(select sum(o."rows")::int from own o) as "inside"`,
      ...(listed ? [sql`(select jsonb_agg(to_jsonb(p)) from (${listed}) p) as "listed"`] : []),
    ])} from facts f
    union all (
      select o.*, null, null ${listed ? sql`, null` : sql``} from own o
      where ${keys.length > 0}
      order by ${list([
        ...labels.flatMap((label, index) => [
          sql`lower(o.${label}) collate "C" nulls last`,
          sql`o.${keys[index] ?? label} collate "C"`,
        ]),
        sql`o."rows"`,
      ])}
      ${page ? sql`limit ${page.limit} offset ${page.offset}` : sql``}
    )`)
  const whole = found.find((row) => row['groups'] !== null) ?? {}
  const groups = found.filter((row) => row !== whole)
  return {
    total: { key: '', label: null, ...amountsOf(whole, totaled) },
    groups: groups.map((row) => {
      const ownKeys = by.map((_, index) => String(row[`key${index}`]))
      const label = row[`label${by.length - 1}`]
      return {
        keys: ownKeys,
        key: ownKeys.at(-1) ?? '',
        label: typeof label === 'string' ? label : null,
        ...amountsOf(row, totaled),
      }
    }),
    count: Number(whole['groups'] ?? 0),
    countRows: Number(whole['inside'] ?? 0),
    // The only column that is not a number.
    listed: listed ? ((whole['listed'] as unknown as TableRow[] | null) ?? []) : null,
  }
}

const all = (conditions: readonly SQL[]): SQL =>
  conditions.length === 0 ? sql`true` : sql.join([...conditions], sql` and `)

const amountsOf = (
  row: Readonly<Record<string, string | number | null>>,
  totaled: readonly Counted[],
): Pick<GroupTotals, 'count' | 'amounts'> => ({
  count: Number(row['rows'] ?? 0),
  amounts: new Map(
    totaled.map(({ id }) => [
      id,
      {
        value: row[id] === null || row[id] === undefined ? null : String(row[id]),
        missing: Number(row[`${id}?`] ?? 0),
      },
    ]),
  ),
})

type Counted = Pick<TableColumn, 'total'> & { id: string }

const isCounted = ({ total }: Counted) => total !== undefined && !(typeof total === 'object' && 'ratio' in total)
const isOnce = ({ total }: Counted) => typeof total === 'object' && 'once' in total

/** The column whose distinct values some totals count once. A report has at most one such fact. */
function factOf(totaled: readonly Counted[]): string | null {
  const facts = new Set(
    totaled.flatMap(({ total }) => (typeof total === 'object' && 'once' in total ? total.once : [])),
  )
  if (facts.size > 1) throw new Error('A report counts its values once by one column')
  return [...facts][0] ?? null
}

/** The aggregates of rows with the same keys and the same fact. */
function collected(one: Counted): SQL[] {
  const { id, total } = one
  const column = sql`r.${name(id)}`
  // The keys of all rows in one list, from which the distinct ones are counted.
  if (total === 'distinct')
    return [sql`string_agg(nullif(${column}, ''), ',') as ${name(id)}`, sql`0 as ${name(`${id}?`)}`]
  if (total === 'some') return [sql`count(${column}) as ${name(id)}`, sql`0 as ${name(`${id}?`)}`]
  // All rows with the same fact have its value.
  if (isOnce(one)) {
    return [
      sql`min(${column}::numeric) as ${name(id)}`,
      sql`(min(${column}::numeric) is null)::int as ${name(`${id}?`)}`,
    ]
  }
  return [
    sql`sum(${column}::numeric) as ${name(id)}`,
    sql`count(*) filter (where ${column} is null) as ${name(`${id}?`)}`,
  ]
}

/** Adds up the aggregates. A fact can be in several groups, and counts once in their total. */
function added(totaled: readonly Counted[], fact: string | null = null): SQL[] {
  return [
    sql`coalesce(sum(f."rows"), 0)::int as "rows"`,
    ...totaled.flatMap((one) => {
      const [value, missing] = [name(one.id), name(`${one.id}?`)]
      if (one.total === 'distinct') {
        const keys = sql`unnest(string_to_array(string_agg(f.${value}, ','), ',')) k`
        return [sql`(select count(distinct k)::text from ${keys}) as ${value}`, sql`0 as ${missing}`]
      }
      const known = sql`from (select distinct on (x."fact") x.${value} as v, x.${missing} as m from facts x order by x."fact") d`
      return fact !== null && isOnce(one)
        ? [sql`(select sum(d.v)::text ${known}) as ${value}`, sql`(select sum(d.m)::int ${known}) as ${missing}`]
        : [sql`sum(f.${value})::text as ${value}`, sql`sum(f.${missing})::int as ${missing}`]
    }),
  ]
}
