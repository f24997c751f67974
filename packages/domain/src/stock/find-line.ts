import type { PackLevelName } from '../food/packs.ts'
import { type Countable, levelOfGtin } from './given-amount.ts'

/** A line of a count sheet. */
interface SearchedLine extends Pick<Countable, 'packs'> {
  name: string
  code: string
  /** Null for goods in no particular place. */
  locationId: number | null
  /** Null = not counted. */
  counted: string | null
}

/** Where a scan or a search leads: a line, and for a barcode the pack whose field is filled in. */
export interface FoundLine<Line> {
  line: Line
  pack: number
  level: PackLevelName | null
}

/**
 * The line of a scanned GTIN, or the first whose name or code has every typed word. Lines at the location being counted come
 * before others, and uncounted lines before counted ones: the same item may be on two shelves. Undefined = any location.
 */
export function findLine<Line extends SearchedLine>(
  lines: readonly Line[],
  typed: string,
  locationId: number | null | undefined,
): FoundLine<Line> | null {
  const rank = (line: Line) =>
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
