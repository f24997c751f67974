import { type MonthlyCalendar, newKey, saveCatererMonthlyCalendar } from '@commissary/api-client'
import { useEffect, useRef } from 'react'

import { useWording } from '../../compliance/use-wording.ts'
import { useSession } from '../../session/session.tsx'
import { toDayInput, toMenuDay } from '../../menu-planner/calendar-days.ts'
import { DayReasonsDialog, type ReasonDay } from '../../menu-planner/DayReasonsDialog.tsx'

interface MonthReasonsProps {
  month: MonthlyCalendar
  /** The days of the open week; undefined = all of the month. */
  dates: readonly string[] | undefined
  /** The month was saved; without an argument it is reloaded. */
  onChanged: (month?: MonthlyCalendar) => Promise<unknown>
  onClose: () => void
}

/** Why days of a master month were changed. */
export function MonthReasons({ month, dates, onChanged, onClose }: MonthReasonsProps) {
  const { formats } = useWording()
  const { catererId } = useSession()
  // Undo runs later, when the days may have been saved again.
  const latest = useRef(month)
  useEffect(() => {
    latest.current = month
  }, [month])

  async function save(reasons: readonly Pick<ReasonDay, 'key' | 'reason'>[]) {
    const { id, yearMonth, itemType, days } = latest.current
    const body = reasons.flatMap(({ key, reason }) => {
      const day = days.find(({ date }) => date === key)
      return day ? [{ date: key, version: day.version, ...toDayInput(toMenuDay(day)), reason }] : []
    })
    const saved = await saveCatererMonthlyCalendar(
      catererId,
      itemType,
      { id, yearMonth, days: body },
      { idempotencyKey: newKey() },
    )
    latest.current = saved.data.calendar
    await onChanged(saved.data.calendar)
  }

  return (
    <DayReasonsDialog
      days={month.days
        .filter(({ date }) => dates?.includes(date) ?? true)
        .map(({ date, reason = null }) => ({ key: date, label: formats.dayLong(date), reason }))}
      onSave={save}
      onStale={() => onChanged()}
      onClose={onClose}
    />
  )
}
