import { useId, useState } from 'react'

import { VisuallyHidden } from '../../display/VisuallyHidden/VisuallyHidden.ts'
import { requireLabel } from '../../../text/require-label.ts'
import { ProgressBar, ProgressDetail, ProgressHead, ProgressRoot } from './Progress.styles.ts'

export interface ProgressProps {
  /** What is under way: "Loading foods.csv". */
  label: string
  /** Done, from 0 to `max`; `null` while it is not known how much there is. */
  value: number | null
  max?: number
  /** In words at the end of the label: "3,120 of 8,618 rows". */
  detail?: string
}

/** Of how many announcements the way is made: every row of a file would talk a screen reader to death. */
const announcements = 4

/** How far a longer task has come. Screen readers hear the detail at each quarter, and may read it at any time. */
export function Progress({ label, value, max = 100, detail = '' }: ProgressProps) {
  requireLabel('Progress', label)
  const id = useId()
  const quarter = value === null || max <= 0 ? 0 : Math.min(announcements, Math.floor((value / max) * announcements))
  const [told, setTold] = useState({ quarter, words: '' })
  if (quarter !== told.quarter) setTold({ quarter, words: detail })

  return (
    <ProgressRoot>
      <ProgressHead>
        <span id={id}>{label}</span>
        {/* "3,120 of 8,618" keeps its order inside right-to-left text. */}
        {detail && <ProgressDetail>{detail}</ProgressDetail>}
      </ProgressHead>
      <ProgressBar
        aria-labelledby={id}
        aria-valuetext={detail || undefined}
        max={max}
        {...(value === null ? {} : { value: Math.min(Math.max(value, 0), max) })}
      />
      <VisuallyHidden role="status">{told.words}</VisuallyHidden>
    </ProgressRoot>
  )
}
