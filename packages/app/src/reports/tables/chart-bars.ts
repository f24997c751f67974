import type { ReportTable } from '@commissary/api-client'
import { moneyLocaleOf } from '@commissary/messages/formats'
import type { BarChartBar } from '@commissary/ui/report'

/** More bars than these are hard to compare. */
const mostBars = 12

/** Groupings whose order says more than their size. */
const inTime: ReadonlySet<string> = new Set(['day', 'week', 'month'])

/** Numbers of a chart, shortened: 1.2K, 3.4M. Tables and files have them in full. */
export function shortNumbers(locale: string, currency: string | null): (value: number) => string {
  const format = new Intl.NumberFormat(currency === null ? locale : moneyLocaleOf(locale), {
    notation: 'compact',
    maximumFractionDigits: 1,
    ...(currency !== null && { style: 'currency', currency }),
  })
  return (value) => format.format(value)
}

/** The bars of a measure: the largest groups, or the days and weeks in their order; and what is left out. */
export function chartBars(
  { columns, groups, group, page }: ReportTable,
  measure: string,
  short: (value: number) => string,
  /** The text for a value with unknown parts. */
  partly: (value: string, isLeast: boolean) => string,
): { bars: BarChartBar[]; rest: number; unknown: number } {
  const index = columns.findIndex(({ id }) => id === measure)
  const known = groups.flatMap(({ key, label, cells }) => {
    const figure = cells[index]
    if (!figure || figure.value === null) return []
    const text = short(figure.value)
    const shortened = figure.status === 'unknown' ? partly(text, columns[index]?.isLeast ?? false) : text
    // Small figures are written as in the table.
    const valueText = Math.abs(figure.value) < 1000 ? figure.text : shortened
    return [{ id: key, label, value: figure.value, valueText }]
  })
  const sorted = inTime.has(group[0] ?? '') ? known : known.toSorted((a, b) => b.value - a.value)
  const bars = sorted.slice(0, mostBars)
  const gaps = groups.filter(({ cells }) => cells[index]?.value === null).length
  return { bars, rest: page.totalElements - bars.length - gaps, unknown: gaps }
}
