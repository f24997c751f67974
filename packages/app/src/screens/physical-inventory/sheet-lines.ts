import type { CountLine, StockCount } from '@commissary/api-client'
import type { FoundLine } from '@commissary/domain/stock'

export type Shown = 'all' | 'open' | 'recount'

/** A storage location of a sheet, in the sheet's order. */
export interface SheetLocation {
  /** Null for goods in no particular place. */
  id: number | null
  name: string | null
  lines: number
  open: number
}

/** The locations of a sheet, with how many of their lines are not counted. */
export function locationsOf(lines: readonly CountLine[]): SheetLocation[] {
  const groups = Map.groupBy(lines, ({ locationId }) => locationId)
  return [...groups].map(([id, own]) => ({
    id,
    name: own[0]?.locationName ?? null,
    lines: own.length,
    open: own.filter(({ counted }) => counted === null).length,
  }))
}

export interface SheetFilter {
  /** Undefined = all; null = those without one. */
  locationId?: number | null | undefined
  shown: Shown
}

/** The lines to count now. */
export function linesToShow(lines: readonly CountLine[], { locationId, shown }: SheetFilter): CountLine[] {
  return lines.filter(
    (line) =>
      (locationId === undefined || line.locationId === locationId) &&
      (shown === 'all' || (shown === 'open' ? line.counted === null : line.isRecount && line.counted === null)),
  )
}

export type Found = FoundLine<CountLine>

/** A count with one line changed or added, in the place that the server gives it. */
export function withLine(count: StockCount, line: CountLine): StockCount {
  const isKnown = count.lines.some(({ id }) => id === line.id)
  const lines = isKnown ? count.lines.map((own) => (own.id === line.id ? line : own)) : addedTo(count.lines, line)
  const countedLines = lines.filter(({ counted }) => counted !== null).length
  return { count: { ...count.count, lines: lines.length, countedLines }, lines }
}

function addedTo(lines: readonly CountLine[], line: CountLine): CountLine[] {
  const last = lines.findLastIndex(({ locationId }) => locationId === line.locationId)
  return last < 0 ? [...lines, line] : lines.toSpliced(last + 1, 0, line)
}
