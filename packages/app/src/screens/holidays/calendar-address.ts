import { type CalendarView, calendarViews } from '@commissary/ui/calendar'
import { isDate } from '@commissary/ui/date'
import { useState } from 'react'
import { NavigationType, useLocation, useNavigationType, useSearchParams } from 'react-router-dom'

import { choiceOf } from '../../forms/choice.ts'

/** The month, the week or the day around a date. */
interface CalendarPlace {
  view: CalendarView
  date: string
}

/** Reads `?view=week&date=2026-12-25`; without them, and for nonsense, it is this month. */
export function placeOf(params: URLSearchParams, today: string): CalendarPlace {
  const date = params.get('date') ?? ''
  // The first and last weeks have days outside of four-digit years.
  const isShown = isDate(date) && date > '0002' && date < '9998'
  return { view: choiceOf(calendarViews, params.get('view') ?? '') ?? 'month', date: isShown ? date : today }
}

const isSame = (a: CalendarPlace | undefined, b: CalendarPlace) => a?.view === b.view && a.date === b.date

/**
 * View and date of the calendar, kept in the address. The calendar changes at once, and the address a little later:
 * with a key held down, each step must start from the previous one.
 */
export function useCalendarPlace(today: string) {
  const [params, setParams] = useSearchParams()
  const location = useLocation()
  const isBackOrForward = useNavigationType() === NavigationType.Pop
  const fromAddress = placeOf(params, today)
  // `sent` lists the states that the address has not reached yet, `seen` is the address of the last render.
  const [{ place, sent, seen }, setPlace] = useState({ place: fromAddress, sent: [fromAddress], seen: location })
  if (location !== seen) {
    // Back can come before the address of the last step was rendered, so being among `sent` is not enough.
    const isOnItsWay = !isBackOrForward && sent.some((one) => isSame(one, fromAddress))
    const hasArrived = isSame(sent.at(-1), fromAddress)
    if (isOnItsWay && !hasArrived) setPlace({ place, sent, seen: location })
    else setPlace({ place: fromAddress, sent: [fromAddress], seen: location })
  }

  function go(next: CalendarPlace) {
    setPlace({ place: next, sent: [...sent, next], seen })
    setParams((now) => {
      const changed = new URLSearchParams(now)
      changed.delete('view')
      changed.delete('date')
      changed.delete('open')
      if (next.view !== 'month') changed.set('view', next.view)
      if (next.date !== today) changed.set('date', next.date)
      return changed
    })
  }

  return {
    ...place,
    onDateChange: (date: string) => go({ view: place.view, date }),
    onViewChange: (view: CalendarView, date: string) => go({ view, date }),
  }
}
