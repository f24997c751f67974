import type { ReportFigure, ReportTable } from '@commissary/api-client'
import type { Translate } from '@commissary/messages'
import type { DateRange } from '@commissary/ui/date'
import type { DrillLine } from '@commissary/ui/report'

import type { LinkedRow, ReportLink } from './report-view.ts'
import { keyOfPath, type OpenedGroups } from './use-open-groups.ts'

interface LinesOf {
  t: Translate
  /** The first level, page by page. */
  pages: readonly ReportTable[]
  opened: OpenedGroups
  dates: DateRange
  /** Links that the user can open, by column. */
  links: Readonly<Record<string, ReportLink>>
  /** The last cell of a row; null = rows lead to nothing more. */
  action: { link: ReportLink; text: string } | null
  drill: LinkedRow['drill']
  onToggle: (path: readonly string[]) => void
  onMore: (path: readonly string[], page: number) => void
}

/** The lines of a report: its groups with the contents of those that are open, and the total of all rows at the end. */
export function drillLines({ t, pages, opened, dates, links, action, drill, onToggle, onMore }: LinesOf): DrillLine[] {
  const [first] = pages
  if (!first) return []
  const columns = first.columns.map(({ id }) => id)

  const cellsOf = (cells: readonly ReportFigure[]) => cells.map(({ text, status }) => ({ text, status }))

  function rowCells({ cells, refs }: ReportTable['rows'][number]) {
    const texts = Object.fromEntries(columns.map((id, index) => [id, cells[index]?.text ?? '']))
    const row = { texts, refs, dates, drill }
    const shown = cells.map(({ text, status }, index) => {
      const href = links[columns[index] ?? '']?.to(row)
      return { text, status, ...(href && { href }) }
    })
    const href = action?.link.to(row)
    return href ? [...shown, { text: action?.text ?? '', href }] : shown
  }

  function linesIn(path: readonly string[], read: readonly ReportTable[]): DrillLine[] {
    const level = path.length
    const rowId = rowIds(path)
    return read.flatMap(({ groups, rows }): DrillLine[] => [
      ...groups.flatMap((group): DrillLine[] => {
        const inside = [...path, group.key]
        const own = opened.get(keyOfPath(inside))
        const isOpen = own?.isOpen ?? false
        return [
          {
            kind: 'group',
            id: keyOfPath(inside),
            level,
            cells: cellsOf(group.cells),
            countText: t('reportTables.rows', { count: group.count }),
            isOpen,
            onToggle: () => onToggle(inside),
          },
          ...(own && isOpen ? [...linesIn(inside, own.pages), ...stateLines(inside, own.state, own.pages)] : []),
        ]
      }),
      ...rows.map((row): DrillLine => ({ kind: 'row', id: rowId(row.refs), level, cells: rowCells(row) })),
    ])
  }

  function stateLines(
    path: readonly string[],
    state: 'loading' | 'failed' | 'read',
    read: readonly ReportTable[],
  ): DrillLine[] {
    const id = `${keyOfPath(path)} ${state}`
    if (state === 'loading') return [{ kind: 'loading', id, text: t('common.loading') }]
    if (state === 'failed') {
      const onAction = () => onMore(path, read.length)
      return [
        { kind: 'problem', id, text: t('reportTables.rowsFailed'), actionText: t('reportTables.retry'), onAction },
      ]
    }
    const last = read.at(-1)
    const count = read.reduce((sum, { groups, rows }) => sum + groups.length + rows.length, 0)
    if (!last || count >= last.page.totalElements) return []
    const text = t('reportTables.shown', { shown: count, all: last.page.totalElements })
    return [{ kind: 'more', id, text, actionText: t('reportTables.more'), onAction: () => onMore(path, read.length) }]
  }

  const top = opened.get(keyOfPath([]))
  return [
    ...linesIn([], pages),
    ...stateLines([], top?.state ?? 'read', pages),
    { kind: 'total', id: 'total', level: 0, cells: cellsOf(first.total.cells) },
  ]
}

/**
 * Ids of the rows of a group: what a row leads to, numbered where several lead to the same. The focus and a pressed button follow
 * their rows when these are read again in a different order.
 */
function rowIds(path: readonly string[]) {
  const counts = new Map<string, number>()
  return (refs: LinkedRow['refs']) => {
    const key = `${keyOfPath(path)} ${JSON.stringify(refs)}`
    const count = counts.get(key) ?? 0
    counts.set(key, count + 1)
    return `${key} ${count}`
  }
}
