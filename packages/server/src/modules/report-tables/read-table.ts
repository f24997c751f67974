import { sql, type SQL } from 'drizzle-orm'

import type { Caller, Schemas } from '../../contract/operations.ts'
import type { Tx } from '../../db/work.ts'
import { pageInfo, pageRows } from '../../shared/lists.ts'
import type { Choice, Grouping, ReportDefinition, ReportRequest, ReportScope } from './definition.ts'
import { groupFigures, groupLabel, isLeast, isNumber, rowFigures } from './figures.ts'
import type { TableRow } from './packed-rows.ts'
import { groupsOf, labelOf, notesOf, ofOneMoment, scopeOf, shownOf } from './scope.ts'
import { keyOf, readLevel, withinGroups } from './totals.ts'

type Table = Schemas['ReportTable']

/** A page of the groups or rows that a request opens, with the totals of everything it selects. */
export async function readTable(
  tx: Tx,
  caller: Pick<Caller, 'userId'>,
  whole: ReportDefinition,
  request: ReportRequest,
): Promise<Table> {
  await ofOneMoment(tx)
  const group = groupsOf(whole, request)
  const { scope } = await scopeOf(tx, caller, whole, request)
  const definition = await shownOf(tx, whole, scope)
  const { t } = scope.wording
  const { path = [], size = 50 } = request
  const paging = { page: request.page ?? 0, size }
  const rows = await definition.rows(tx, scope)
  const next = group[path.length]
  const by = next ? group.slice(0, path.length + 1) : group
  const page = pageRows(paging)
  const where = withinGroups(group, path)
  const isOnce = !next && definition.isReadOnce === true
  const level = await readLevel(tx, definition, {
    rows,
    by,
    path,
    page,
    ...(isOnce && { listed: selectRows(definition, { where, page }) }),
  })
  const listed = next ? [] : (level.listed ?? (await readRows(tx, definition, { rows, where, page })))
  const total = t('reportTables.total')
  return {
    columns: definition.columns.map((column) => ({
      id: column.id,
      label: labelOf(column, scope),
      isNumber: isNumber(column),
      isMoney: column.kind === 'money' || column.kind === 'moneyExact',
      isMeasure: column.total !== undefined,
      isLeast: isLeast(column),
    })),
    groupings: definition.groupings.map(({ id }) => ({ value: id, label: t(`reportTables.groupings.${id}`) })),
    group: group.map(({ id }) => id),
    choices: (await definition.choices(tx, scope)).map((choice) => toChoice(choice, scope)),
    notes: await notesOf(tx, definition, scope),
    total: {
      key: '',
      label: total,
      count: level.total.count,
      cells: groupFigures(scope.wording, definition, level.total, total),
    },
    groups: (next ? level.groups : []).map((one) => {
      const label = next ? groupLabel(scope.wording, next, one) : ''
      return { key: one.key, label, count: one.count, cells: groupFigures(scope.wording, definition, one, label) }
    }),
    rows: listed.map((row) => ({
      cells: rowFigures(scope.wording, definition, row),
      refs: Object.fromEntries(
        definition.refs.flatMap((ref): [string, string][] => {
          const value = row[ref]
          return value === null || value === undefined ? [] : [[ref, String(value)]]
        }),
      ),
    })),
    page: pageInfo(paging, next ? level.count : level.countRows),
  }
}

/** The options of a choice, including the chosen one even if it no longer exists. */
export function toChoice(
  { id, label, options, usual }: Choice,
  { choice, wording: { t } }: ReportScope,
): Table['choices'][number] {
  const value = choice(id)
  const isKnown = value === '' || options.some((option) => option.value === value)
  return {
    id,
    label: label ?? t(`reportTables.choices.${id}`),
    value,
    options: [
      { value: '', label: usual ?? t('reportTables.all') },
      ...options,
      ...(isKnown ? [] : [{ value, label: t('reportTables.noLonger') }]),
    ],
  }
}

/** A page of the rows of a report in its order. */
const readRows = (tx: Tx, definition: ReportDefinition, query: RowsQuery): Promise<TableRow[]> =>
  tx.execute<TableRow>(rowsOf(definition, query))

/** The query for the rows of a report in its order, within their groups. */
export const rowsOf = (definition: ReportDefinition, { rows, ...query }: RowsQuery): SQL =>
  sql`with rows as (${rows}) ${selectRows(definition, query)}`

/** The rows from a query that already defines `rows`. */
function selectRows(
  { columns, hidden = [], refs, order }: ReportDefinition,
  { where, group = [], page }: Omit<RowsQuery, 'rows'>,
): SQL {
  const read = [...columns, ...hidden]
  const ids = read.flatMap(({ id, total }) => (typeof total === 'object' && 'ratio' in total ? [] : [id]))
  const least = columns.flatMap((column) => column.least ?? [])
  // For its lists, a row shows the number of keys.
  const lists = new Set<string>(read.flatMap(({ id, total }) => (total === 'distinct' ? [id] : [])))
  const shown = [...new Set([...ids, ...least, ...refs])].map((id) => {
    const column = sql`r.${sql.identifier(id)}`
    const value = lists.has(id) ? sql`cardinality(string_to_array(${column}, ','))` : column
    return sql`${value}::text as ${sql.identifier(id)}`
  })
  const keys = group.map((by, index) => sql`${keyOf(by)} as ${sql.identifier(`key${index}`)}`)
  // In the same order as the groups.
  const byGroup = group.flatMap((by) => [
    sql`lower(min(r.${sql.identifier(by.label)}::text) over (partition by ${keyOf(by)})) collate "C" nulls last`,
    sql`${keyOf(by)} collate "C"`,
  ])
  return sql`
    select ${sql.join([...shown, ...keys], sql`, `)} from rows r where ${where}
    order by ${sql.join([...byGroup, order], sql`, `)}
    ${page ? sql`limit ${page.limit} offset ${page.offset}` : sql``}`
}

interface RowsQuery {
  rows: SQL
  where: SQL
  /** What rows are sorted by before their own order; each row is returned with its group keys. */
  group?: readonly Grouping[]
  page?: { limit: number; offset: number }
}
