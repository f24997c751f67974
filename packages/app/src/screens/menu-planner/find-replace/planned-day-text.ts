import { datesFrom } from '@commissary/domain/dates'
import type { Wording } from '@commissary/messages/wording'

const weekdayDates = datesFrom('2026-11-16', 7)

/** "Mon, Nov 16", or in a cycle "Week 2 · Tue". */
export function plannedDayText({ t, formats }: Wording, day: string): string {
  if (!day.startsWith('w')) return formats.weekdayShort(day)
  const weekday = formats.weekday(weekdayDates[Number(day.slice(4)) - 1] ?? '')
  return t('whereUsed.cycleDay', { week: Number(day.slice(1, 3)), weekday })
}
