import type { CountLine, StockCount } from '@commissary/api-client'
import { levelOfGtin } from '@commissary/domain/stock'

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

/** Where a scan or a search leads: a line, and for a barcode the pack whose field is filled in. */
export interface Found {
  line: CountLine
  pack: number
  level: 'case' | 'inner' | 'each' | null
}

/**
 * The line of a scanned GTIN, or the first whose name or code has every typed word. At the location that is counted before
 * others, and not counted before counted: the same item may be on two shelves.
 */
export function findLine(
  lines: readonly CountLine[],
  typed: string,
  locationId: number | null | undefined,
): Found | null {
  const rank = (line: CountLine) =>
    (locationId === undefined || line.locationId === locationId ? 0 : 2) + (line.counted === null ? 0 : 1)
  const inOrder = lines.toSorted((a, b) => rank(a) - rank(b))
  if (isCode(typed)) {
    for (const line of inOrder) {
      const level = levelOfGtin(typed, line.packs)
      if (level) return { line, ...level }
    }
  }
  const words = typed.toLowerCase().split(/\s+/).filter(Boolean)
  const line = inOrder.find(({ name, code }) => {
    const text = `${code} ${name}`.toLowerCase()
    return words.length > 0 && words.every((word) => text.includes(word))
  })
  return line ? { line, pack: 0, level: null } : null
}

/** Separates the fields of a GS1-128 label; some scanners type it, too. */
const groupSeparator = '\u001D'

/** Whether a text is what a barcode scanner types: eight digits or more, or a GS1-128 label, whose lot may have letters. */
export const isCode = (typed: string): boolean =>
  /^(?:[\d\s()]{8,}$|\(?01\)?\s?\d{14})/.test(typed.replace(groupSeparator, '').trim())

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
