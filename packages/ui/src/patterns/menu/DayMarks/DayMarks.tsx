import type { DayMark } from '../../nutrition-types.ts'
import { VisuallyHidden } from '../../../components/display/VisuallyHidden/VisuallyHidden.ts'
import { useMenuText } from '../../use-menu-text.ts'
import { VerdictMark } from '../../analysis/VerdictBadge/VerdictMark.tsx'
import { MarkDay, MarkLetter, MarksRoot, NoMark } from './DayMarks.styles.ts'

export interface DayMarksProps {
  days: readonly DayMark[]
  /** Without the letters above the marks. */
  isSmall?: boolean
}

/** The days of a week, one mark each. */
export function DayMarks({ days, isSmall = false }: DayMarksProps) {
  const text = useMenuText()

  return (
    <MarksRoot $isSmall={isSmall}>
      {days.map((day) => {
        const label = text.dated(day.label, day.status === 'none' ? text.nothingPlanned : text.verdicts[day.status])
        return (
          <MarkDay key={day.date} title={label}>
            {!isSmall && <MarkLetter aria-hidden>{day.shortLabel}</MarkLetter>}
            {day.status === 'none' ? <NoMark aria-hidden /> : <VerdictMark verdict={day.status} />}
            <VisuallyHidden>{label}</VisuallyHidden>
          </MarkDay>
        )
      })}
    </MarksRoot>
  )
}
