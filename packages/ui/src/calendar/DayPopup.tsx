import { X } from 'lucide-react'
import { type KeyboardEvent, type RefObject, useEffect, useId } from 'react'

import { cycleTab } from '../components/fields/DateField/cycle-tab.ts'
import type { Day } from '../dates/days.ts'
import { IconButton } from '../components/actions/IconButton/IconButton.tsx'
import { useOutsidePress } from '../hooks/use-outside-press.ts'
import { usePopup } from '../hooks/use-popup.ts'
import { useUiText } from '../text/UiText.ts'
import { DayPopupHeader, DayPopupSheet } from './Calendar.styles.ts'
import { useCalendar } from './CalendarContext.ts'
import { EventsOfDay } from './CalendarParts.tsx'

interface DayPopupProps {
  day: Day
  /** The cell it opens next to. */
  cellRef: RefObject<HTMLElement | null>
  onClose: () => void
}

/** All events of a day whose cell cannot fit them. */
export function DayPopup({ day, cellRef, onClose }: DayPopupProps) {
  const { close } = useUiText()
  const { format } = useCalendar()
  const titleId = useId()
  const { anchorRef, popupRef } = usePopup<HTMLElement, HTMLDivElement>({ isOpen: true })
  useOutsidePress(true, [popupRef, cellRef], onClose)

  useEffect(() => {
    popupRef.current?.querySelector('button')?.focus()
  }, [popupRef, day])

  function handleKeyDown(event: KeyboardEvent<HTMLElement>) {
    // The grid or a surrounding dialog must not handle the same key.
    event.stopPropagation()
    if (event.key === 'Escape') {
      event.preventDefault()
      onClose()
    }
    cycleTab(event)
  }

  return (
    <DayPopupSheet
      ref={(sheet: HTMLDivElement | null) => {
        popupRef.current = sheet
        // Set before the popup is positioned: FullCalendar owns the cell, so React attaches no ref.
        anchorRef.current = cellRef.current
      }}
      popover="manual"
      role="dialog"
      aria-modal
      aria-labelledby={titleId}
      onKeyDown={handleKeyDown}
    >
      <DayPopupHeader>
        <h3 id={titleId}>{format.full(day)}</h3>
        <IconButton label={close} onClick={onClose}>
          <X aria-hidden />
        </IconButton>
      </DayPopupHeader>
      <EventsOfDay day={day} />
    </DayPopupSheet>
  )
}
