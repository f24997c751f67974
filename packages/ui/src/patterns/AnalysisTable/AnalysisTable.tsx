import { useId } from 'react'

import { EmptyState } from '../../components/EmptyState/EmptyState.tsx'
import { ErrorState } from '../../components/ErrorState/ErrorState.tsx'
import { Skeleton } from '../../components/Skeleton/Skeleton.tsx'
import { useMenuText } from '../MenuText.tsx'
import { useStable } from '../use-stable.ts'
import type { AnalysisTableProps } from './analysis-table-types.ts'
import { GroupHead, RowHead, TableFrame, TableRoot } from './AnalysisTable.styles.ts'
import { AnalysisLine } from './AnalysisLine.tsx'

/** Days × figures with the weekly average, the limits of both dates, and for each row the reasons behind it. */
export function AnalysisTable({
  label,
  days,
  weekLabel,
  groups,
  error,
  onRetry,
  openIds,
  onToggle,
  onOpenItem,
}: AnalysisTableProps) {
  const text = useMenuText()
  const captionId = useId()
  const toggle = useStable(onToggle)
  const openItem = useStable((itemId: string) => onOpenItem?.(itemId))
  const filled = groups?.filter((group) => group.rows.length > 0)

  if (error) return <ErrorState error={error} onRetry={onRetry} />
  if (!filled) return <Skeleton lines={10} />
  if (filled.length === 0) return <EmptyState title={text.analysisEmpty}>{text.analysisEmptyHint}</EmptyState>

  return (
    // A scroll box must be reachable by keyboard.
    <TableFrame role="region" aria-labelledby={captionId} tabIndex={0}>
      <TableRoot>
        <caption id={captionId}>{label}</caption>
        <thead>
          <tr>
            <RowHead scope="col">{text.figure}</RowHead>
            {days.map((day) => (
              <th key={day.date} scope="col">
                {day.weekday}
                <br />
                {day.dateLabel}
              </th>
            ))}
            <th scope="col">{weekLabel}</th>
            <th scope="col" style={{ textAlign: 'start' }}>
              {text.now}
            </th>
            <th scope="col" style={{ textAlign: 'start' }}>
              {text.from2027}
            </th>
          </tr>
        </thead>
        {filled.map((group) => (
          <tbody key={group.id}>
            <tr>
              <GroupHead scope="rowgroup" colSpan={days.length + 4}>
                {group.label}
              </GroupHead>
            </tr>
            {group.rows.map((row) => (
              <AnalysisLine
                key={row.id}
                row={row}
                days={days}
                isOpen={openIds.includes(row.id)}
                onToggle={toggle}
                onOpenItem={onOpenItem ? openItem : null}
              />
            ))}
          </tbody>
        ))}
      </TableRoot>
    </TableFrame>
  )
}
