import type { ReportRow } from '@commissary/messages/results'
import { sql } from 'drizzle-orm'

import { refused } from './refused.ts'
import type { Caller, Schemas } from '../../contract/operations.ts'
import type { Tx } from '../../db/work.ts'
import type { ReportDocument } from '../../documents/report-document.ts'
import type { ReportDefinition, ReportScope } from './definition.ts'
import { groupFigures, groupLabel, isNumber, rowFigures } from './figures.ts'
import { readRows, toChoice } from './read-table.ts'
import { groupsOf, scopeOf } from './scope.ts'
import { type GroupTotals, readLevel } from './totals.ts'

/** What a file holds: the pages of a PDF are laid out in memory. */
const mostRows = { pdf: 10_000, xlsx: 100_000, csv: 100_000 } as const

/** How many rows are worded before others get their turn. */
const sliceRows = 1_000

export interface TableSource {
  rows: Record<string, string | number | null>[]
  /** Called with how many rows are worded; rejects to stop. */
  toDocument: (onProgress: (done: number) => Promise<void>) => Promise<ReportDocument>
}

/** Everything of a report that a file shows. Refuses more rows than a file of the format holds. */
export async function readTableSource(
  tx: Tx,
  caller: Pick<Caller, 'userId'>,
  definition: ReportDefinition,
  { request, format }: Pick<Schemas['ReportExportInput'], 'request' | 'format'>,
): Promise<TableSource> {
  const group = groupsOf(definition, { ...request, path: [] })
  const { scope, letterhead } = await scopeOf(tx, caller, definition, request)
  const query = await definition.rows(tx, scope)
  const outermost = await readLevel(tx, definition, { rows: query, by: group.slice(0, 1) })
  if (outermost.total.count > mostRows[format]) throw refused(format, mostRows[format])
  const rows = await readRows(tx, definition, { rows: query, where: sql`true`, group })
  const totals = new Map<string, GroupTotals>([[pathKey([]), outermost.total]])
  for (const level of group.keys()) {
    const { groups } =
      level === 0 ? outermost : await readLevel(tx, definition, { rows: query, by: group.slice(0, level + 1) })
    for (const one of groups) totals.set(pathKey(one.keys), one)
  }
  const facts = await factsOf(tx, definition, scope)
  const { wording } = scope
  const title = wording.t(`shell.titles.${definition.title}`)
  const columns = definition.columns.map((column) => ({
    label: wording.t(`reportTables.columns.${column.id}`),
    isNumber: isNumber(column),
  }))

  async function toDocument(onProgress: (done: number) => Promise<void>): Promise<ReportDocument> {
    const shown: ReportRow[] = []
    let open: string[] = []
    for (const [index, row] of rows.entries()) {
      const keys = group.map((_, level) => String(row[`key${level}`]))
      const same = keys.findIndex((key, level) => key !== open[level])
      const from = same === -1 ? group.length : same
      for (let level = from; level < group.length; level++) {
        const by = group[level]
        const one = totals.get(pathKey(keys.slice(0, level + 1)))
        if (!by || !one) continue
        shown.push({ level, cells: groupFigures(wording, definition, one, groupLabel(wording, by, one)) })
      }
      open = keys
      shown.push({ level: group.length, cells: rowFigures(wording, definition, row) })
      if (index % sliceRows === sliceRows - 1) await onProgress(index + 1)
    }
    const all = totals.get(pathKey([]))
    if (all) shown.push({ level: 0, cells: groupFigures(wording, definition, all, wording.t('reportTables.total')) })
    return {
      ...letterhead,
      title,
      notice: (definition.notes ?? []).map((note) => wording.t(`reportTables.notes.${note}`)).join(' '),
      sections: [{ title, facts, columns, rows: shown }],
    }
  }
  return { rows, toDocument }
}

const pathKey = (keys: readonly string[]) => JSON.stringify(keys)

/** What was chosen, in words. */
async function factsOf(tx: Tx, definition: ReportDefinition, scope: ReportScope) {
  const { from, to, isOfSchools, schoolIds, wording } = scope
  const { t, formats } = wording
  const choices = (await definition.choices(tx, scope)).map((choice) => toChoice(choice, scope))
  const dates =
    definition.period === 'day'
      ? { label: t('reportTables.asOf'), value: formats.date(to) }
      : { label: t('reportTables.dates'), value: formats.range(from, to) }
  const schools = { label: t('reports.schools'), value: t('reports.someSchools', { count: schoolIds.length }) }
  return [
    dates,
    ...(isOfSchools ? [schools] : []),
    ...choices.flatMap(({ label, value, options }) =>
      value === '' ? [] : [{ label, value: options.find((option) => option.value === value)?.label ?? value }],
    ),
  ]
}
