import { mondayOf } from './dates.ts'

/** Ranges that reports offer, in the order in which they are listed. */
export const datePresets = ['today', 'yesterday', 'thisWeek', 'lastWeek', 'thisMonth', 'lastMonth', 'thisYear'] as const
export type DatePreset = (typeof datePresets)[number]

export interface DateRange {
  from: string
  to: string
}

/** The first and last day of a preset; weeks run from Monday to Sunday, years from January to December. All dates are YYYY-MM-DD. */
export function presetRange(preset: DatePreset, today: string): DateRange {
  const date = Temporal.PlainDate.from(today)
  switch (preset) {
    case 'today':
      return daysFrom(date, date)
    case 'yesterday':
      return daysFrom(date.subtract({ days: 1 }), date.subtract({ days: 1 }))
    case 'thisWeek':
      return weekOf(date)
    case 'lastWeek':
      return weekOf(date.subtract({ days: 7 }))
    case 'thisMonth':
      return monthOf(date)
    case 'lastMonth':
      return monthOf(date.subtract({ months: 1 }))
    case 'thisYear':
      return daysFrom(date.with({ month: 1, day: 1 }), date.with({ month: 12, day: 31 }))
  }
}

/** The preset that a range is on a day; null for any other range. */
export const presetOf = ({ from, to }: DateRange, today: string): DatePreset | null =>
  datePresets.find((preset) => {
    const range = presetRange(preset, today)
    return range.from === from && range.to === to
  }) ?? null

const daysFrom = (first: Temporal.PlainDate, last: Temporal.PlainDate): DateRange => ({
  from: first.toString(),
  to: last.toString(),
})

function weekOf(date: Temporal.PlainDate): DateRange {
  const monday = Temporal.PlainDate.from(mondayOf(date.toString()))
  return daysFrom(monday, monday.add({ days: 6 }))
}

const monthOf = (date: Temporal.PlainDate): DateRange =>
  daysFrom(date.with({ day: 1 }), date.with({ day: date.daysInMonth }))
