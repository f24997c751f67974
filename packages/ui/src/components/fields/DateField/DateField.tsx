import { CalendarDays } from 'lucide-react'
import { type FocusEvent, type KeyboardEvent, useId, useRef, useState } from 'react'

import { IconButton } from '../../actions/IconButton/IconButton.tsx'
import { useAfterPress } from '../../../hooks/use-after-press.ts'
import { useOutsidePress } from '../../../hooks/use-outside-press.ts'
import { usePopup } from '../../../hooks/use-popup.ts'
import { TextField, type TextFieldProps } from '../TextField/TextField.tsx'
import { dateError, type DateLimits } from './date-error.ts'
import { useDateText } from './date-text.ts'
import { DateBox } from './DateField.styles.ts'
import { DatePopup } from './DatePopup.tsx'
import { readDay } from './read-day.ts'
import { type Day, todayIn } from '../../../dates/days.ts'

export interface DateFieldProps
  extends DateLimits, Omit<TextFieldProps, 'type' | 'inputMode' | 'unit' | 'start' | 'end' | 'min' | 'max' | 'ref'> {
  /**
   * A date as `YYYY-MM-DD`; '' if empty. Text that cannot be read as a date stays as typed, so nothing is lost and a
   * form can reject it: `isDate` tells them apart.
   */
  value: string
  onChange: (value: string) => void
  /** The day to mark as today. Defaults to today in `timeZone`; without both no day is marked. */
  today?: Day | undefined
  /** The time zone that determines today: the caterer's ("America/New_York"), never silently the browser's. */
  timeZone?: string | undefined
  /** BCP 47: names of months and days, digits, first day of the week. */
  locale?: string | undefined
  /** The range the date belongs to, tinted in the calendar. */
  range?: { start: string; end: string } | undefined
}

/**
 * A date, typed or picked. Digits of any script, `2026/11/20` and `20261120` are read too and shown as `2026-11-20`
 * after focus leaves. The field itself reports unreadable dates and dates outside the limits.
 */
export function DateField({
  label,
  value,
  onChange,
  onBlur,
  onKeyDown,
  error,
  min,
  max,
  disabledReason,
  today,
  timeZone,
  locale = 'en-US',
  range,
  disabled,
  readOnly,
  ...rest
}: DateFieldProps) {
  const text = useDateText()
  const id = useId()
  const afterPress = useAfterPress()
  // The text being typed, until focus leaves: "2026/11/2" must not become a date too early.
  const [draft, setDraft] = useState<string | null>(null)
  const [isOpen, setIsOpen] = useState(false)
  const { anchorRef, popupRef } = usePopup<HTMLInputElement, HTMLDivElement>({ isOpen })
  const buttonRef = useRef<HTMLButtonElement>(null)
  useOutsidePress(isOpen, [anchorRef, buttonRef, popupRef], () => setIsOpen(false))

  const isTyping = draft !== null && read(draft) === value
  const limits = { min, max, disabledReason }
  const ownError = isTyping ? undefined : dateError(value, limits, text)
  const openLabel = text.chooseDate(label)

  function handleChange(typed: string) {
    setDraft(typed)
    onChange(read(typed))
  }

  function handleBlur(event: FocusEvent<HTMLInputElement>) {
    afterPress(() => setDraft(null))
    onBlur?.(event)
  }

  function handleKeyDown(event: KeyboardEvent<HTMLInputElement>) {
    onKeyDown?.(event)
    if (event.key === 'Enter') setDraft(null)
    if (event.key !== 'ArrowDown' || disabled || readOnly) return
    event.preventDefault()
    setIsOpen(true)
  }

  function handleClose(day?: Day) {
    setIsOpen(false)
    setDraft(null)
    if (day) onChange(day)
    anchorRef.current?.focus()
  }

  return (
    <DateBox>
      <TextField
        placeholder={text.datePattern}
        autoComplete="off"
        {...rest}
        ref={anchorRef}
        label={label}
        inputMode="numeric"
        disabled={disabled}
        readOnly={readOnly}
        value={isTyping ? draft : value}
        onChange={handleChange}
        onBlur={handleBlur}
        onKeyDown={handleKeyDown}
        error={ownError ?? error}
        end={
          !readOnly && (
            <IconButton
              ref={buttonRef}
              label={openLabel}
              disabled={disabled}
              aria-haspopup="dialog"
              aria-expanded={isOpen}
              aria-controls={isOpen ? `${id}-calendar` : undefined}
              onClick={() => setIsOpen(!isOpen)}
            >
              <CalendarDays aria-hidden />
            </IconButton>
          )
        }
      />
      {isOpen && (
        <DatePopup
          ref={popupRef}
          id={`${id}-calendar`}
          label={openLabel}
          locale={locale}
          value={value}
          onClose={handleClose}
          limits={limits}
          today={today ?? (timeZone ? todayIn(timeZone) : undefined)}
          range={range}
        />
      )}
    </DateBox>
  )
}

/** The date the text can be read as, else the text itself. */
function read(typed: string) {
  return readDay(typed) ?? (typed.trim() && typed)
}
