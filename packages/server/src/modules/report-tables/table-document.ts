import type { ReportRow } from '@commissary/messages/results'
import { sql } from 'drizzle-orm'

import { refused } from './refused.ts'
import type { Caller, Schemas } from '../../contract/operations.ts'
import type { Tx } from '../../db/work.ts'
import type { ReportDocument } from '../../documents/report-document.ts'
import { mostSheetRows } from '../../documents/report-sheets.ts'
import type { ReportDefinition, ReportScope } from './definition.ts'
import { groupFigures, groupLabel, isNumber, rowFigures } from './figures.ts'
import { readPacked } from './packed-rows.ts'
import { rowsOf, toChoice } from './read-table.ts'
import { groupsOf, labelOf, notesOf, scopeOf, shownOf } from './scope.ts'
import { type GroupTotals, readLevel } from './totals.ts'

/** How many rows a file can have: PDF pages are laid out in memory, and a spreadsheet's sheet has a limit. */
const mostRows = { pdf: 10_000, xlsx: mostSheetRows, csv: Infinity } as const

export interface TableSource {
  /** Rows that the report has, without its groups. */
  count: number
  /** The file without its rows. */
  head: ReportDocument
  /** The rows and groups in slices as they are worded, with the number of rows done so far. */
  slices: () => AsyncGenerator<{ rows: ReportRow[]; done: number }>
}

/** Everything that a file shows of a report. Refuses more rows than the format allows. */
export async function readTableSource(
  tx: Tx,
  caller: Pick<Caller, 'userId'>,
  whole: ReportDefinition,
  { request, format }: Pick<Schemas['ReportExportInput'], 'request' | 'format'>,
): Promise<TableSource> {
  const group = groupsOf(whole, { ...request, path: [] })
  const { scope, letterhead } = await scopeOf(tx, caller, whole, request)
  const definition = await shownOf(tx, whole, scope)
  const query = await definition.rows(tx, scope)
  const outermost = await readLevel(tx, definition, { rows: query, by: group.slice(0, 1) })
  const totals = new Map<string, GroupTotals>([[pathKey([]), outermost.total]])
  for (const level of group.keys()) {
    const { groups } =
      level === 0 ? outermost : await readLevel(tx, definition, { rows: query, by: group.slice(0, level + 1) })
    for (const one of groups) totals.set(pathKey(one.keys), one)
  }
  const facts = await factsOf(tx, definition, scope)
  const notice = (await notesOf(tx, definition, scope)).join(' ')
  const { count } = outermost.total
  // Includes the groups and the total, the title, and the lines above the columns.
  const lines = format === 'pdf' ? count : count + totals.size + facts.length + (notice === '' ? 4 : 5)
  if (lines > mostRows[format]) throw refused(format, mostRows[format])
  const packed = await readPacked(tx, rowsOf(definition, { rows: query, where: sql`true`, group }))
  const { wording } = scope
  const title = wording.t(`shell.titles.${definition.title}`)
  const columns = definition.columns.map((column) => ({
    label: labelOf(column, scope),
    isNumber: isNumber(column),
  }))

  async function* slices(): AsyncGenerator<{ rows: ReportRow[]; done: number }> {
    let open: string[] = []
    let done = 0
    for await (const slice of packed.slices()) {
      const rows = slice.flatMap((row): ReportRow[] => {
        const keys = group.map((_, level) => String(row[`key${level}`]))
        const same = keys.findIndex((key, level) => key !== open[level])
        const from = same === -1 ? group.length : same
        open = keys
        const begun = group.slice(from).flatMap((by, index): ReportRow[] => {
          const level = from + index
          const one = totals.get(pathKey(keys.slice(0, level + 1)))
          return one ? [{ level, cells: groupFigures(wording, definition, one, groupLabel(wording, by, one)) }] : []
        })
        return [...begun, { level: group.length, cells: rowFigures(wording, definition, row) }]
      })
      done += slice.length
      yield { rows, done }
    }
    const total = groupFigures(wording, definition, outermost.total, wording.t('reportTables.total'))
    yield { rows: [{ level: 0, cells: total }], done }
  }

  return { count, head: { ...letterhead, title, notice, sections: [{ title, facts, columns, rows: [] }] }, slices }
}

const pathKey = (keys: readonly string[]) => JSON.stringify(keys)

/** What was chosen, in words. */
async function factsOf(tx: Tx, definition: ReportDefinition, scope: ReportScope) {
  const { from, to, isOfSchools, schoolIds, served, wording } = scope
  const { t, formats } = wording
  const choices = (await definition.choices(tx, scope)).map((choice) => toChoice(choice, scope))
  const dates =
    definition.period !== 'range'
      ? { label: t('reportTables.asOf'), value: formats.date(to) }
      : { label: t('reportTables.dates'), value: formats.range(from, to) }
  const schools = { label: t('reports.schools'), value: t('reports.someSchools', { count: schoolIds.length }) }
  const search = { label: t('reportTables.choices.q'), value: scope.choice('q') }
  return [
    dates,
    ...(served?.to ? [{ label: t('reportTables.onMenus'), value: formats.range(served.from, served.to) }] : []),
    ...(served && served.to === null ? [{ label: t('reportTables.onMenus'), value: t('reportTables.fromToday') }] : []),
    ...(search.value === '' ? [] : [search]),
    ...(isOfSchools ? [schools] : []),
    ...choices.flatMap(({ label, value, options }) =>
      value === '' ? [] : [{ label, value: options.find((option) => option.value === value)?.label ?? value }],
    ),
  ]
}
