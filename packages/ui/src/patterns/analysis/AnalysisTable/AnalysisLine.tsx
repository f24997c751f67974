import { ChevronDown } from 'lucide-react'
import { memo, useId } from 'react'

import { VisuallyHidden } from '../../../components/display/VisuallyHidden/VisuallyHidden.ts'
import { useMenuText } from '../../use-menu-text.ts'
import { MissingValue } from '../../food/MissingValue/MissingValue.tsx'
import { ReasonList } from '../ReasonList/ReasonList.tsx'
import { VerdictBadge } from '../VerdictBadge/VerdictBadge.tsx'
import { VerdictMark } from '../VerdictBadge/VerdictMark.tsx'
import type { AnalysisCell, AnalysisRow, AnalysisTableProps, AnalysisVerdict } from './analysis-table-types.ts'
import {
  BecauseBox,
  BecauseCell,
  Cell,
  CellValue,
  NoValue,
  RowHeader,
  RowName,
  RowToggle,
  RowUnit,
  VerdictBox,
  VerdictCell,
  VerdictLimit,
  WeekCell,
} from './AnalysisTable.styles.ts'

interface AnalysisLineProps {
  row: AnalysisRow
  days: AnalysisTableProps['days']
  /** Whether any row of the table has a limit. */
  hasLimits: boolean
  isOpen: boolean
  onToggle: (rowId: string) => void
  onOpenItem: ((itemId: string) => void) | null
}

export const AnalysisLine = memo(function AnalysisLine({
  row,
  days,
  hasLimits,
  isOpen,
  onToggle,
  onOpenItem,
}: AnalysisLineProps) {
  const text = useMenuText()
  const reasonsId = useId()
  const name = (
    <span>
      <bdi>{row.label}</bdi>{' '}
      <RowUnit>
        <bdi>{row.unit}</bdi>
      </RowUnit>
    </span>
  )

  return (
    <>
      <tr>
        <RowHeader scope="row">
          {row.reasons.length > 0 ? (
            <RowToggle
              type="button"
              aria-expanded={isOpen}
              aria-controls={isOpen ? reasonsId : undefined}
              onClick={() => onToggle(row.id)}
            >
              <ChevronDown aria-hidden />
              {name}
            </RowToggle>
          ) : (
            <RowName>{name}</RowName>
          )}
        </RowHeader>
        <WeekCell $status={row.week.status ?? null}>
          <CellContent cell={row.week} digits={row.digits} />
        </WeekCell>
        {hasLimits && (
          <>
            <VerdictOf label={text.now} verdict={row.now} />
            <VerdictOf label={text.from2027} verdict={row.from2027} />
          </>
        )}
        {row.days.map((cell, index) => (
          <Cell key={days[index]?.date ?? index} data-label={days[index]?.weekday} $status={cell.status ?? null}>
            <CellContent cell={cell} digits={row.digits} />
          </Cell>
        ))}
      </tr>
      {isOpen && (
        <tr id={reasonsId} data-because>
          <BecauseCell colSpan={row.days.length + (hasLimits ? 4 : 2)}>
            <BecauseBox>
              <ReasonList titleAs="h3" reasons={row.reasons} onOpenItem={onOpenItem ?? undefined} />
            </BecauseBox>
          </BecauseCell>
        </tr>
      )}
    </>
  )
})

function CellContent({ cell, digits }: { cell: AnalysisCell; digits: number | undefined }) {
  const text = useMenuText()

  if (!cell.value) return <NoValue>–</NoValue>
  return (
    <CellValue>
      {cell.status && cell.status !== 'pass' && (
        <>
          <VerdictMark verdict={cell.status} />
          <VisuallyHidden>{text.verdicts[cell.status]}: </VisuallyHidden>
        </>
      )}
      <MissingValue value={cell.value} digits={digits} />
    </CellValue>
  )
}

function VerdictOf({ label, verdict }: { label: string; verdict: AnalysisVerdict | null }) {
  const text = useMenuText()

  if (!verdict) {
    return (
      <VerdictCell data-label={label}>
        <VerdictLimit>{text.noLimit}</VerdictLimit>
      </VerdictCell>
    )
  }
  return (
    <VerdictCell data-label={label}>
      <VerdictBox>
        <VerdictBadge verdict={verdict.status} {...(verdict.outsideBy && { label: verdict.outsideBy })} />
        {verdict.outsideBy && <VisuallyHidden>{text.verdicts[verdict.status]}</VisuallyHidden>}
        {verdict.limit && (
          <VerdictLimit>
            <bdi>{verdict.limit}</bdi>
          </VerdictLimit>
        )}
        {verdict.note && <VerdictLimit>{verdict.note}</VerdictLimit>}
      </VerdictBox>
    </VerdictCell>
  )
}
