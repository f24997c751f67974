import { type KeyboardEvent, useEffect, useRef } from 'react'

import type { DayFormat } from '../../../dates/day-format.ts'
import { type Day, dayAfterKey, monthWeeks } from '../../../dates/days.ts'
import { DayCell, MonthTable } from './DateField.styles.ts'

interface MonthGridProps {
  labelledBy: string
  format: DayFormat
  /** The day that is or would be focused; its month is shown. */
  active: Day
  onMove: (day: Day) => void
  /** The selected day or ''. */
  value: string
  onChoose: (day: Day) => void
  today: Day | undefined
  /** Why a day is not available; undefined if it is. */
  reasonAgainst: (day: Day) => string | undefined
  /** The range the selected day belongs to, tinted. */
  range: { start: string; end: string } | undefined
  /** Whether to focus the active day: after a move by key, but not after the month buttons. */
  takesFocus: boolean
}

/** A month as a grid: arrow keys move by day and week, Home and End within the week, Page Up and Page Down by month. */
export function MonthGrid({
  labelledBy,
  format,
  active,
  onMove,
  value,
  onChoose,
  today,
  reasonAgainst,
  range,
  takesFocus,
}: MonthGridProps) {
  const cellRef = useRef<HTMLTableCellElement>(null)

  // Not a layout effect: the popup is shown in one, and hidden elements cannot be focused.
  useEffect(() => {
    if (takesFocus) cellRef.current?.focus()
  }, [active, takesFocus])

  function handleKeyDown(event: KeyboardEvent<HTMLElement>) {
    if (event.altKey || event.ctrlKey || event.metaKey) return
    const isMirrored = getComputedStyle(event.currentTarget).direction === 'rtl'
    const options = { isMirrored, weekStart: format.weekStart, isYear: event.shiftKey }
    const next = dayAfterKey(active, event.key, options)

    if (next) onMove(next)
    else if (event.key === 'Enter' || event.key === ' ') handleChoose(active)
    else return
    event.preventDefault()
  }

  function handleChoose(day: Day) {
    if (reasonAgainst(day) === undefined) onChoose(day)
    else onMove(day)
  }

  const short = format.weekdays('narrow')
  const names = format.weekdays('long')

  return (
    <MonthTable role="grid" aria-labelledby={labelledBy} onKeyDown={handleKeyDown}>
      <thead>
        <tr>
          {names.map((name, index) => (
            <th key={name} scope="col" aria-label={name}>
              {short[index]}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {monthWeeks(active, format.weekStart).map((week) => (
          <tr key={week[0]}>
            {week.map((day) => {
              const reason = reasonAgainst(day)
              return (
                <DayCell
                  key={day}
                  ref={day === active ? cellRef : undefined}
                  role="gridcell"
                  tabIndex={day === active ? 0 : -1}
                  aria-label={reason ? `${format.full(day)}, ${reason}` : format.full(day)}
                  aria-selected={day === value}
                  aria-current={day === today ? 'date' : undefined}
                  aria-disabled={reason === undefined ? undefined : true}
                  onClick={() => handleChoose(day)}
                  $isOutside={day.slice(0, 7) !== active.slice(0, 7)}
                  $isInRange={Boolean(range?.start && range.end && day >= range.start && day <= range.end)}
                >
                  {format.dayOfMonth(day)}
                </DayCell>
              )
            })}
          </tr>
        ))}
      </tbody>
    </MonthTable>
  )
}
