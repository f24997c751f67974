import { useId } from 'react'

import { EmptyState } from '../../../components/feedback/EmptyState/EmptyState.tsx'
import { ErrorState } from '../../../components/feedback/ErrorState/ErrorState.tsx'
import { Skeleton } from '../../../components/feedback/Skeleton/Skeleton.tsx'
import { useMenuText } from '../../use-menu-text.ts'
import { useStableCallback } from '../../../hooks/use-stable-callback.ts'
import type { AnalysisTableProps } from './analysis-table-types.ts'
import { DayHeader, GroupHeader, RowHead, TableFrame, TableRoot, VerdictHead } from './AnalysisTable.styles.ts'
import { AnalysisLine } from './AnalysisLine.tsx'

/**
 * Figures of a week: first what the rules judge, the weekly figure with the limits of both dates, then the days; each
 * row opens to the reasons behind it.
 */
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
  const toggle = useStableCallback(onToggle)
  const openItem = useStableCallback((itemId: string) => onOpenItem?.(itemId))
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
            <th scope="col">{weekLabel}</th>
            <VerdictHead scope="col">{text.now}</VerdictHead>
            <VerdictHead scope="col">{text.from2027}</VerdictHead>
            {days.map((day) => (
              <DayHeader key={day.date} scope="col">
                {day.weekday}
                <br />
                {day.dateLabel}
              </DayHeader>
            ))}
          </tr>
        </thead>
        {filled.map((group) => (
          <tbody key={group.id}>
            <tr>
              <GroupHeader scope="rowgroup" colSpan={days.length + 4}>
                {group.label}
              </GroupHeader>
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
