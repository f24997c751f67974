import { useId } from 'react'

import { ProgressBar, ProgressDetail, ProgressHead, ProgressRoot } from './Progress.styles.ts'

export interface ProgressProps {
  label: string
  /** Done, from 0 to `max`; `null` while it is not known how much there is. */
  value: number | null
  max?: number
  /** In words at the end of the label: "3,120 of 8,618 rows". */
  detail?: string
}

/** How far a longer task has come. */
export function Progress({ label, value, max = 100, detail }: ProgressProps) {
  const id = useId()

  return (
    <ProgressRoot>
      <ProgressHead>
        <span id={id}>{label}</span>
        {detail && <ProgressDetail>{detail}</ProgressDetail>}
      </ProgressHead>
      <ProgressBar aria-labelledby={id} aria-valuetext={detail} max={max} {...(value === null ? {} : { value })} />
    </ProgressRoot>
  )
}
