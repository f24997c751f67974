import type { DayFormat } from '../dates/day-format.ts'
import { addDays } from '../dates/days.ts'
import { useUiText } from '../text/UiText.ts'
import type { CalendarText } from './calendar-text.ts'
import { HelpNote, LoadingNote, NotesRoot } from './Calendar.styles.ts'
import { countDays, type DaySelection, selectedDays } from './day-selection.ts'

interface CalendarNotesProps {
  text: CalendarText
  format: DayFormat
  helpId: string
  selection: DaySelection
  isLoading: boolean
  isEmpty: boolean
  isSelectable: boolean
  /** On a phone, without dragging and keyboard. */
  isCompact: boolean
}

/** One line under the grid: its status, or how to select days. */
export function CalendarNotes({
  text,
  format,
  helpId,
  selection,
  isLoading,
  isEmpty,
  isSelectable,
  isCompact,
}: CalendarNotesProps) {
  const { loading } = useUiText()
  const { anchor, isRangeMode, isChosen } = selection
  const days = selectedDays(selection)
  const note =
    anchor !== null && !isChosen
      ? text.selectedRange(format.range(days.start, addDays(days.end, -1)), countDays(days))
      : isRangeMode
        ? text.chooseFirstDay
        : isEmpty && !isLoading
          ? text.noEvents
          : null

  return (
    <NotesRoot>
      {isLoading && <LoadingNote role="status">{loading}</LoadingNote>}
      {note && <p>{note}</p>}
      {isSelectable && (
        <HelpNote id={helpId} $isHidden={isLoading || isCompact || note !== null}>
          {text.calendarHelp}
        </HelpNote>
      )}
    </NotesRoot>
  )
}
