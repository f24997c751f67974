import type { Wording } from '@commissary/messages/wording'
import type { TrendPoint } from '@commissary/ui/report'

import { limitsOf, nearestCheck, partsOf, periodsOf, type StandardSubject } from './standard-table.ts'

/** A limit of a program and grade group over the weeks of a report: the values of its row in the table. */
export interface StandardTrend {
  /** The program and grade group, and the limit. */
  part: string
  limit: string
  points: TrendPoint[]
  /** Of the last week that has the limit. */
  minimum: number | null
  maximum: number | null
  format: (value: number) => string
}

/** The limits that a chart can show, by id with their names, in the order of the table. */
export function chartableLimits(wording: Wording, subject: StandardSubject): ReadonlyMap<string, string> {
  const found = new Map<string, string>()
  for (const { weeks, checksOf } of partsOf(wording, subject)) {
    for (const [id, name] of limitsOf(weeks, checksOf)) if (!found.has(id)) found.set(id, name)
  }
  return found
}

/** A limit over the weeks, for each program and grade group that has it. An unknown value is a gap, never 0. */
export function standardTrends(wording: Wording, subject: StandardSubject, limit: string): StandardTrend[] {
  const { t, formats } = wording
  const { isByMonth, periodOf, periods } = periodsOf(subject)
  return partsOf(wording, subject).flatMap(({ name, weeks, checksOf }): StandardTrend[] => {
    const found = periods.flatMap((period) => {
      const ofPeriod = weeks.filter(({ weekStart }) => periodOf(weekStart) === period)
      const check = nearestCheck(ofPeriod, checksOf, limit)
      return check ? [{ period, check }] : []
    })
    const last = found.at(-1)?.check
    if (!last) return []
    return [
      {
        part: name,
        limit: last.name,
        points: found.map(({ period, check }) => ({
          label: isByMonth ? formats.month(period) : formats.dayShort(period),
          value: check.value,
          text: check.text ?? t('common.unknown'),
          status: check.status,
        })),
        minimum: last.minimum,
        maximum: last.maximum,
        format: last.format,
      },
    ]
  })
}
