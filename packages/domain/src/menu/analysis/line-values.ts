import type { PlannedDay } from './planned-week.ts'
import { isLess, type ServingLine } from './serving-lines.ts'
import type { Measured } from './verdicts.ts'

/** The day as the students of one line see it. */
const onLine = (day: PlannedDay, line: ServingLine): PlannedDay => ({
  ...day,
  offered: [...line.offered],
  lines: [line],
})

/**
 * The smallest value of the serving lines, with the reasons of its line: every line must make all components available in the
 * required amounts (7 CFR 210.10(k)(2)). Of equal values, a certain one counts. Lines without a value (null) are not compared;
 * null if no line has one.
 */
export function leastOfLines<Value extends Measured | null>(
  day: PlannedDay,
  measure: (line: PlannedDay) => Value,
): Value {
  const [first, ...others] = day.lines
  if (first === undefined || others.length === 0) return measure(day)
  let least = measure(onLine(day, first))
  for (const line of others) {
    const other = measure(onLine(day, line))
    if (other !== null && (least === null || isLess(other.value, least.value))) least = other
  }
  return least
}
