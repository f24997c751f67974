import { useId, useState } from 'react'

import { VisuallyHidden } from '../../display/VisuallyHidden/VisuallyHidden.ts'
import { requireLabel } from '../../../text/require-label.ts'
import { ProgressBar, ProgressDetail, ProgressHeader, ProgressRoot } from './Progress.styles.ts'

export interface ProgressProps {
  /** The task in progress: "Importing foods.csv". */
  label: string
  /** From 0 to `max`; `null` while the total is unknown. */
  value: number | null
  max?: number
  /** Shown after the label: "3,120 of 8,618 rows". */
  detail?: string
}

/** Number of announcements. Announcing every row would overwhelm screen reader users. */
const announcements = 4

/** Progress of a longer task. Screen readers announce the detail at each quarter and can read it at any time. */
export function Progress({ label, value, max = 100, detail = '' }: ProgressProps) {
  requireLabel('Progress', label)
  const id = useId()
  const quarter = value === null || max <= 0 ? 0 : Math.min(announcements, Math.floor((value / max) * announcements))
  const [announced, setAnnounced] = useState({ quarter, text: '' })
  if (quarter !== announced.quarter) setAnnounced({ quarter, text: detail })

  return (
    <ProgressRoot>
      <ProgressHeader>
        <span id={id}>{label}</span>
        {/* "3,120 of 8,618" keeps its order inside right-to-left text. */}
        {detail && <ProgressDetail>{detail}</ProgressDetail>}
      </ProgressHeader>
      <ProgressBar
        aria-labelledby={id}
        aria-valuetext={detail || undefined}
        max={max}
        {...(value === null ? {} : { value: Math.min(Math.max(value, 0), max) })}
      />
      <VisuallyHidden role="status">{announced.text}</VisuallyHidden>
    </ProgressRoot>
  )
}
