import { type ReactNode, useId, useLayoutEffect, useRef } from 'react'

import { Skeleton } from '../../../components/feedback/Skeleton/Skeleton.tsx'
import { useNear } from '../../../hooks/use-near.ts'
import { MonthAhead, YearMonthRoot, YearRoot } from './YearView.styles.ts'

export interface YearViewMonth {
  /** YYYY-MM */
  id: string
  /** "November 2026" */
  label: string
}

export interface YearViewProps {
  months: readonly YearViewMonth[]
  /** The month that is scrolled to when the year is shown; null = the year begins at its top. */
  current: string | null
  /** A month, once it is near the part of the page that is seen: the time to load it. */
  renderMonth: (id: string) => ReactNode
}

/** The months of a year below each other, each under its name. A month loads when the reader comes near it. */
export function YearView({ months, current, renderMonth }: YearViewProps) {
  const rootRef = useRef<HTMLDivElement>(null)

  // Before anything is watched, so that the months above are not loaded.
  useLayoutEffect(() => {
    if (current === null) return
    rootRef.current?.querySelector(`[data-month="${CSS.escape(current)}"]`)?.scrollIntoView({ block: 'start' })
    // eslint-disable-next-line react-hooks/exhaustive-deps -- only when the year is first shown
  }, [])

  return (
    <YearRoot ref={rootRef}>
      {months.map((month) => (
        <YearMonth key={month.id} month={month} renderMonth={renderMonth} />
      ))}
    </YearRoot>
  )
}

interface YearMonthProps {
  month: YearViewMonth
  renderMonth: YearViewProps['renderMonth']
}

function YearMonth({ month: { id, label }, renderMonth }: YearMonthProps) {
  const titleId = useId()
  const { ref, isNear } = useNear<HTMLElement>()
  return (
    <YearMonthRoot ref={ref} data-month={id} aria-labelledby={titleId}>
      <h3 id={titleId}>{label}</h3>
      {isNear ? (
        renderMonth(id)
      ) : (
        <MonthAhead>
          <Skeleton lines={14} />
        </MonthAhead>
      )}
    </YearMonthRoot>
  )
}
