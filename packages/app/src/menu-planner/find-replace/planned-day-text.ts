import type { Wording } from '@commissary/messages/wording'

/** "Mon, Nov 16", or in a cycle "Week 2 · Tue". */
export function plannedDayText({ t, formats }: Wording, day: string): string {
  if (!day.startsWith('w')) return formats.weekdayShort(day)
  const weekday = formats.weekdayOf(Number(day.slice(4)))
  return t('whereUsed.cycleDay', { week: Number(day.slice(1, 3)), weekday })
}
