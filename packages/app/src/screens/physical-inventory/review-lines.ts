import type { CountLine } from '@commissary/api-client'

/** Whether a counted line, or a lot of it that was counted on its own, has more or less than was on record. */
export const differs = ({ variance, lots }: CountLine): boolean =>
  [variance, ...lots.map((lot) => lot.variance)].some((one) => one !== null && Number(one) !== 0)

export const needsReason = (line: CountLine): boolean => differs(line) && line.reason === null

/**
 * The lines of a review: by the size of the variance's value, whatever its sign. First those whose value is unknown, because
 * no one knows how much they matter; then counted lines without a variance; last those that were not counted.
 */
export function reviewOrder(lines: readonly CountLine[]): CountLine[] {
  return lines.toSorted((a, b) => weightOf(b) - weightOf(a))
}

function weightOf(line: CountLine): number {
  if (line.counted === null) return -1
  if (!differs(line)) return 0
  return line.varianceValue === null ? Number.MAX_VALUE : Math.abs(Number(line.varianceValue)) + Number.MIN_VALUE
}
