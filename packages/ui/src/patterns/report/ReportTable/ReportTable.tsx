import { ChevronDown } from 'lucide-react'
import { useId, useState } from 'react'

import { Button } from '../../../components/actions/Button/Button.tsx'
import { Link } from '../../../components/navigation/Link/Link.tsx'
import { MarkedText } from './MarkedText.tsx'
import {
  NameCell,
  NameToggle,
  NumberHeader,
  PlainName,
  ReportCaption,
  ReportFrame,
  ReportRoot,
  ValueCell,
} from './ReportTable.styles.ts'
import type { ReportTableCell, ReportTableProps, ReportTableRow } from './report-table-types.ts'

/**
 * A report: rows with their parts, verdicts in words and shapes, and cells that link to what they are made of. On a phone a row is
 * stacked. Closed rows are printed closed.
 */
export function ReportTable({ caption, columns, rows, openAllText, closeAllText }: ReportTableProps) {
  const captionId = useId()
  const [open, setOpen] = useState<ReadonlySet<number>>(
    () => new Set(rows.flatMap(({ isOpen = false }, index) => (isOpen ? [index] : []))),
  )
  const parents = rows.flatMap((_, index) => (isParent(rows, index) ? [index] : []))
  const isAllOpen = parents.length > 0 && parents.every((index) => open.has(index))

  function toggle(index: number) {
    setOpen((now) => {
      const next = new Set(now)
      if (!next.delete(index)) next.add(index)
      return next
    })
  }

  return (
    // A scroll box must be reachable by keyboard.
    <ReportFrame role="region" aria-labelledby={captionId} tabIndex={0}>
      <ReportRoot aria-labelledby={captionId}>
        <ReportCaption>
          <div>
            <span id={captionId}>{caption}</span>
            {parents.length > 0 && (
              <Button size="small" onClick={() => setOpen(isAllOpen ? new Set() : new Set(parents))}>
                {isAllOpen ? closeAllText : openAllText}
              </Button>
            )}
          </div>
        </ReportCaption>
        <thead>
          <tr>
            {columns.map(({ label, isNumber = false }, index) =>
              index === 0 ? (
                <NameCell key="name" scope="col" $level={0}>
                  {label}
                </NameCell>
              ) : (
                // oxlint-disable-next-line react/no-array-index-key -- a report's columns never move
                <NumberHeader key={index} scope="col" $isNumber={isNumber}>
                  {label}
                </NumberHeader>
              ),
            )}
          </tr>
        </thead>
        <tbody>
          {rows.map((row, index) =>
            isHidden(rows, index, open) ? null : (
              // oxlint-disable-next-line react/no-array-index-key -- a report's rows never move
              <tr key={index}>
                <NameCell scope="row" $level={row.level}>
                  {isParent(rows, index) ? (
                    <NameToggle type="button" aria-expanded={open.has(index)} onClick={() => toggle(index)}>
                      <ChevronDown aria-hidden />
                      <bdi>{row.cells[0]?.text}</bdi>
                    </NameToggle>
                  ) : (
                    <PlainName>
                      <Content cell={row.cells[0] ?? nothing} />
                    </PlainName>
                  )}
                </NameCell>
                {columns.slice(1).map(({ label, isNumber = false }, column) => {
                  const cell = row.cells[column + 1] ?? nothing
                  return (
                    <ValueCell
                      // oxlint-disable-next-line react/no-array-index-key -- a report's columns never move
                      key={column}
                      data-label={label}
                      $status={cell.status ?? null}
                      $isNumber={isNumber}
                      $isPart={row.level > 0}
                    >
                      {cell.text !== '' && <Content cell={cell} />}
                    </ValueCell>
                  )
                })}
              </tr>
            ),
          )}
        </tbody>
      </ReportRoot>
    </ReportFrame>
  )
}

const nothing: ReportTableCell = { text: '' }

function Content({ cell: { text, status, href } }: { cell: ReportTableCell }) {
  const shown = <MarkedText text={text} status={status} />
  return href ? <Link href={href}>{shown}</Link> : shown
}

const isParent = (rows: readonly ReportTableRow[], index: number) =>
  (rows[index + 1]?.level ?? 0) > (rows[index]?.level ?? 0)

/** Whether the row is part of a closed row above it. */
function isHidden(rows: readonly ReportTableRow[], index: number, open: ReadonlySet<number>): boolean {
  let level = rows[index]?.level ?? 0
  for (let above = index - 1; above >= 0 && level > 0; above -= 1) {
    const other = rows[above]?.level ?? 0
    if (other >= level) continue
    if (!open.has(above)) return true
    level = other
  }
  return false
}
