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
  /** The month in view until the reader scrolls; null = start at the top of the year. */
  current: string | null
  /** Renders a month once it is near the visible part of the page: load it then. */
  renderMonth: (id: string) => ReactNode
}

/** The months of a year one below the other, each under its name. A month loads when the reader comes near it. */
export function YearView({ months, current, renderMonth }: YearViewProps) {
  const rootRef = useRef<HTMLDivElement>(null)

  // Runs before any month is observed, so that the months above are not loaded.
  useLayoutEffect(() => {
    const root = rootRef.current
    const month = current === null ? null : root?.querySelector(`[data-month="${CSS.escape(current)}"]`)
    return root && month ? holdInSight(root, month) : undefined
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

/**
 * Scrolls to a part of a page, and back to it while the content above it loads, until the reader scrolls: not every
 * browser anchors the scroll position. Returns a function that stops it.
 */
function holdInSight(page: Element, part: Element): () => void {
  const topOf = () => part.getBoundingClientRect().top
  let top = 0
  const show = () => {
    part.scrollIntoView({ block: 'start' })
    top = topOf()
  }
  const sizes = new ResizeObserver(show)
  const end = () => {
    sizes.disconnect()
    document.removeEventListener('scroll', handleScroll, true)
  }
  // A size change is handled before its scroll event, so if the part has moved, someone scrolled.
  function handleScroll() {
    if (Math.abs(topOf() - top) > 2) end()
  }
  show()
  sizes.observe(page)
  document.addEventListener('scroll', handleScroll, true)
  return end
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
      {isNear ? renderMonth(id) : <MonthSkeleton />}
    </YearMonthRoot>
  )
}

/** A month of a year that is loading. It reserves the space that a month needs. */
export function MonthSkeleton() {
  return (
    <MonthAhead>
      <Skeleton lines={14} />
    </MonthAhead>
  )
}
