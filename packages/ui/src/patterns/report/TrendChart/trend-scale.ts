export interface TrendScale {
  lowest: number
  highest: number
  /** From bottom (0) to top (1). */
  heightOf: (value: number) => number
}

/** A scale that holds all values and limits with a margin of a tenth on both sides, never below 0. Null without any number. */
export function trendScale(values: readonly (number | null)[], limits: readonly (number | null)[]): TrendScale | null {
  const known = [...values, ...limits].filter((value) => value !== null)
  if (known.length === 0) return null
  const [least, most] = [Math.min(...known), Math.max(...known)]
  const room = (most - least || Math.abs(most) || 1) * 0.1
  const lowest = Math.max(0, least - room)
  const highest = most + room
  return { lowest, highest, heightOf: (value) => (value - lowest) / (highest - lowest) }
}
