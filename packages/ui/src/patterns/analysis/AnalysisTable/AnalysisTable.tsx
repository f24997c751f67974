import { useId } from 'react'

import { EmptyState } from '../../../components/feedback/EmptyState/EmptyState.tsx'
import { ErrorState } from '../../../components/feedback/ErrorState/ErrorState.tsx'
import { Skeleton } from '../../../components/feedback/Skeleton/Skeleton.tsx'
import { useMenuText } from '../../use-menu-text.ts'
import { useStableCallback } from '../../../hooks/use-stable-callback.ts'
import type { AnalysisTableProps } from './analysis-table-types.ts'
import { DayHeader, GroupHeaderer, RowHeader, TableFrame, TableRoot, VerdictHeader } from './AnalysisTable.styles.ts'
import { AnalysisLine } from './AnalysisLine.tsx'

/**
 * A week's nutrition: the checked weekly value with the limits of both dates, then the days. Each row expands to its
 * reasons. Where no row has a limit, there are no columns for limits.
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
  const hasLimits = filled?.some(({ rows }) => rows.some(({ now, from2027 }) => now || from2027)) ?? false

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
            <RowHeader scope="col">{text.nutrientOrComponent}</RowHeader>
            <th scope="col">{weekLabel}</th>
            {hasLimits && (
              <>
                <VerdictHeader scope="col">{text.now}</VerdictHeader>
                <VerdictHeader scope="col">{text.from2027}</VerdictHeader>
              </>
            )}
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
              <GroupHeaderer scope="rowgroup" colSpan={days.length + (hasLimits ? 4 : 2)}>
                {group.label}
              </GroupHeaderer>
            </tr>
            {group.rows.map((row) => (
              <AnalysisLine
                key={row.id}
                row={row}
                days={days}
                hasLimits={hasLimits}
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
