import { ChevronLeft, ChevronRight, ChevronsLeft, ChevronsRight } from 'lucide-react'
import { type KeyboardEvent, type Ref, useId, useState } from 'react'

import { Button } from '../../actions/Button/Button.tsx'
import { IconButton } from '../../actions/IconButton/IconButton.tsx'
import { cycleTab } from './cycle-tab.ts'
import { type DateLimits, dateError } from './date-error.ts'
import { useDateText } from './date-text.ts'
import { dayFormat } from '../../../dates/day-format.ts'
import { addMonths, clampDay, type Day, isDate, todayIn } from '../../../dates/days.ts'
import { DateFooter, DateHeader, DateMonth, DateNote, DateSheet } from './DateField.styles.ts'
import { MonthGrid } from './MonthGrid.tsx'

interface DatePopupProps {
  ref: Ref<HTMLDivElement>
  id: string
  label: string
  locale: string
  value: string
  /** Called with the selected day, or nothing if canceled. */
  onClose: (day?: Day) => void
  limits: DateLimits
  today: Day | undefined
  range: { start: string; end: string } | undefined
}

/** The calendar of a date field: a dialog that keeps focus until a day is selected or Escape is pressed. */
export function DatePopup({ ref, id, label, locale, value, onClose, limits, today, range }: DatePopupProps) {
  const text = useDateText()
  const monthId = useId()
  const { min, max, disabledReason } = limits
  // Without a value or today it opens near the present, which it does not mark as today.
  const [{ active, takesFocus }, setActive] = useState(() => ({
    active: clampDay(isDate(value) ? value : (today ?? todayIn('UTC')), min, max),
    takesFocus: true,
  }))
  const format = dayFormat(locale)

  function reasonAgainst(day: Day) {
    return disabledReason?.(day) || dateError(day, { min, max }, text)
  }

  function move(day: Day) {
    setActive({ active: clampDay(day, min, max), takesFocus: true })
  }

  // The month buttons keep focus, so they can be pressed again.
  function turn(months: number) {
    setActive({ active: clampDay(addMonths(active, months), min, max), takesFocus: false })
  }

  function handleKeyDown(event: KeyboardEvent<HTMLDivElement>) {
    // The surrounding form, table or dialog must not handle the same key.
    event.stopPropagation()
    if (event.key === 'Escape') {
      event.preventDefault()
      onClose()
    }
    cycleTab(event)
  }

  const turns = [
    { name: text.previousYear, months: -12, Icon: ChevronsLeft },
    { name: text.previousMonth, months: -1, Icon: ChevronLeft },
    { name: text.nextMonth, months: 1, Icon: ChevronRight },
    { name: text.nextYear, months: 12, Icon: ChevronsRight },
  ]

  return (
    <DateSheet ref={ref} id={id} popover="manual" role="dialog" aria-modal aria-label={label} onKeyDown={handleKeyDown}>
      <DateHeader>
        <DateMonth id={monthId} aria-live="polite">
          {format.month(active)}
        </DateMonth>
        <div>
          {turns.map(({ name, months, Icon }) => (
            <IconButton key={months} label={name} onClick={() => turn(months)}>
              <Icon aria-hidden />
            </IconButton>
          ))}
        </div>
      </DateHeader>
      <MonthGrid
        labelledBy={monthId}
        format={format}
        active={active}
        onMove={move}
        value={value}
        onChoose={onClose}
        today={today}
        reasonAgainst={reasonAgainst}
        range={range}
        takesFocus={takesFocus}
      />
      <DateFooter>
        <DateNote>{reasonAgainst(active)}</DateNote>
        {today && (
          <Button variant="quiet" size="small" onClick={() => move(today)}>
            {text.today}
          </Button>
        )}
      </DateFooter>
    </DateSheet>
  )
}
