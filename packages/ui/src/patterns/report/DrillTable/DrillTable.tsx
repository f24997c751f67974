import { ChevronDown } from 'lucide-react'
import { type MouseEvent, useId } from 'react'

import { Button } from '../../../components/actions/Button/Button.tsx'
import { VisuallyHidden } from '../../../components/display/VisuallyHidden/VisuallyHidden.ts'
import { Spinner } from '../../../components/feedback/Spinner/Spinner.ts'
import { Link } from '../../../components/navigation/Link/Link.tsx'
import { useUiText } from '../../../text/UiText.ts'
import { MarkedText } from '../ReportTable/MarkedText.tsx'
import {
  NameCell,
  NameToggle,
  NumberHeader,
  PlainName,
  ReportCaption,
  ReportFrame,
  ReportRoot,
  ValueCell,
} from '../ReportTable/ReportTable.styles.ts'
import type { ReportTableCell, ReportTableColumn } from '../ReportTable/report-table-types.ts'
import { BusyMark, GroupRow, NoteCell, NoteLine, RowCount, TotalRow } from './DrillTable.styles.ts'

/** A line of the table: a group that opens, a row, the total of all rows, or what is shown instead of rows. */
export type DrillLine =
  | {
      kind: 'group'
      id: string
      level: number
      cells: readonly ReportTableCell[]
      /** "12 rows" */
      countText: string
      isOpen: boolean
      onToggle: () => void
    }
  | { kind: 'row' | 'total'; id: string; level: number; cells: readonly ReportTableCell[] }
  | { kind: 'loading'; id: string; text: string }
  | { kind: 'problem'; id: string; text: string; actionText: string; onAction: () => void }
  | { kind: 'more'; id: string; text: string; actionText: string; onAction: () => void }

export interface DrillColumn extends ReportTableColumn {
  id: string
  /** Does not wrap: short texts that are hard to read when broken, such as what can be done with a row. */
  isOneLine?: boolean
}

export interface DrillTableProps {
  caption: string
  /** The first column has the names. */
  columns: readonly DrillColumn[]
  lines: readonly DrillLine[]
  /** True while other lines are loading; these stay until then. */
  isBusy?: boolean
}

/**
 * A table of groups with their subtotals. A group opens to what its subtotals add up: groups within it, or rows, whose cells can
 * link to their records. The caller loads what is opened.
 */
export function DrillTable({ caption, columns, lines, isBusy = false }: DrillTableProps) {
  const ui = useUiText()
  const captionId = useId()
  return (
    // A scroll box must be reachable by keyboard.
    <ReportFrame role="region" aria-labelledby={captionId} tabIndex={0}>
      <ReportRoot aria-labelledby={captionId} aria-busy={isBusy || undefined}>
        <ReportCaption>
          <div>
            <span id={captionId}>{caption}</span>
            {isBusy && (
              <BusyMark>
                <Spinner aria-hidden />
                {ui.loading}
              </BusyMark>
            )}
          </div>
        </ReportCaption>
        <thead>
          <tr>
            {columns.map(({ id, label, isNumber = false }, index) =>
              index === 0 ? (
                <NameCell key={id} scope="col" $level={0}>
                  {label}
                </NameCell>
              ) : (
                <NumberHeader key={id} scope="col" $isNumber={isNumber}>
                  {label}
                </NumberHeader>
              ),
            )}
          </tr>
        </thead>
        <tbody>
          {lines.map((line) => (
            <Line key={line.id} line={line} columns={columns} />
          ))}
        </tbody>
      </ReportRoot>
    </ReportFrame>
  )
}

function Line({ line, columns }: { line: DrillLine; columns: readonly DrillColumn[] }) {
  if (line.kind === 'loading' || line.kind === 'problem' || line.kind === 'more') {
    return (
      <tr>
        <NoteCell colSpan={columns.length}>
          <NoteLine role={line.kind === 'problem' ? 'alert' : line.kind === 'loading' ? 'status' : undefined}>
            {line.kind === 'loading' && <Spinner />}
            <span>{line.text}</span>
            {line.kind !== 'loading' && (
              <Button size="small" onClick={line.onAction}>
                {line.actionText}
              </Button>
            )}
          </NoteLine>
        </NoteCell>
      </tr>
    )
  }
  const values = <Values cells={line.cells} columns={columns} isPart={line.kind === 'row' && line.level > 0} />
  const [name = nothing] = line.cells
  if (line.kind === 'group') {
    // With the mouse, the values are a target as well as the name. By keyboard, only the name is.
    const handleClick = (event: MouseEvent) => {
      if (!(event.target instanceof Element && event.target.closest('a, button'))) line.onToggle()
    }
    return (
      <GroupRow onClick={handleClick}>
        <NameCell scope="row" $level={line.level}>
          <NameToggle type="button" aria-expanded={line.isOpen} onClick={line.onToggle}>
            <ChevronDown aria-hidden />
            <span>
              <bdi>{name.text}</bdi> <RowCount>{line.countText}</RowCount>
            </span>
          </NameToggle>
        </NameCell>
        {values}
      </GroupRow>
    )
  }
  const Row = line.kind === 'total' ? TotalRow : 'tr'
  return (
    <Row>
      <NameCell scope="row" $level={line.level}>
        <PlainName>
          <Content cell={name} />
        </PlainName>
      </NameCell>
      {values}
    </Row>
  )
}

interface ValuesProps {
  cells: readonly ReportTableCell[]
  columns: readonly DrillColumn[]
  isPart: boolean
}

function Values({ cells, columns, isPart }: ValuesProps) {
  return columns.slice(1).map(({ id, label, isNumber = false, isOneLine = false }, index) => {
    const cell = cells[index + 1] ?? nothing
    return (
      <ValueCell
        key={id}
        data-label={label}
        $status={cell.status ?? null}
        $isNumber={isNumber}
        $isPart={isPart}
        $isOneLine={isOneLine}
      >
        {cell.text !== '' && <Content cell={cell} />}
      </ValueCell>
    )
  })
}

const nothing: ReportTableCell = { text: '' }

function Content({ cell: { text, status, href } }: { cell: ReportTableCell }) {
  if (text === '') return <VisuallyHidden>–</VisuallyHidden>
  const shown = <MarkedText text={text} status={status} />
  return href ? <Link href={href}>{shown}</Link> : shown
}
