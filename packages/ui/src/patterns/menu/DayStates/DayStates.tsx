import { CircleCheck, CircleDashed, CircleDot, PenLine, TriangleAlert } from 'lucide-react'

import { Link } from '../../../components/navigation/Link/Link.tsx'
import type { DayStateTone } from './day-state-tone.ts'
import { DayCell, DayDetail, DayMark, DayName, DaysRoot, DaysTitle } from './DayStates.styles.ts'

export interface DayState {
  date: string
  /** "Mon, Nov 16": read and shown. */
  label: string
  /** 1 = the first weekday of the month view. */
  column: number
  tone: DayStateTone
  /** The state in words: "Signed". */
  state: string
  /** "300 meals planned", "2 alerts". */
  details: readonly string[]
  /** Address that opens the day; absent for a day that cannot be opened. */
  href?: string
  onOpen?: (() => void) | undefined
  isToday?: boolean
}

export interface DayStatesProps {
  /** The name of the list: "Lunch, November 2026". */
  label: string
  /** Headers of the columns. */
  weekdays: readonly string[]
  /** By date. */
  days: readonly DayState[]
}

const icons = {
  planned: CircleDashed,
  open: CircleDot,
  served: CircleCheck,
  signed: PenLine,
  late: TriangleAlert,
  closed: CircleDashed,
}

/** The days of a month with the status of each, by color, icon and word. On a phone they are one below the other. */
export function DayStates({ label, weekdays, days }: DayStatesProps) {
  return (
    <DaysRoot role="list" aria-label={label} $columns={weekdays.length}>
      {weekdays.map((weekday) => (
        <DaysTitle key={weekday} aria-hidden>
          {weekday}
        </DaysTitle>
      ))}
      {days.map((day) => (
        <DayCell key={day.date} role="listitem" $column={day.column} $tone={day.tone} $isToday={day.isToday ?? false}>
          <Day {...day} />
        </DayCell>
      ))}
    </DaysRoot>
  )
}

function Day({ label, tone, state, details, href, onOpen, isToday }: DayState) {
  const Icon = icons[tone]
  return (
    <>
      <DayName aria-current={isToday ? 'date' : undefined}>
        {href !== undefined ? (
          <Link href={href}>{label}</Link>
        ) : onOpen ? (
          <button type="button" onClick={onOpen}>
            {label}
          </button>
        ) : (
          label
        )}
      </DayName>
      <DayMark $tone={tone}>
        <Icon aria-hidden />
        {state}
      </DayMark>
      {details.map((detail) => (
        <DayDetail key={detail}>{detail}</DayDetail>
      ))}
    </>
  )
}
