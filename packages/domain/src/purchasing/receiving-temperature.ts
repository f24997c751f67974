/** Fahrenheit limits at delivery: cold food at 41 °F or below, hot food at 135 °F or above (FDA Food Code 3-202.11). */
export const receivingLimits = { cold: 41, hot: 135 } as const
export type ReceivedState = keyof typeof receivingLimits

/** What is wrong with a temperature at delivery; null if nothing is. It warns and refuses nothing. */
export function temperatureProblem(state: ReceivedState, fahrenheit: number): 'tooWarm' | 'tooCold' | null {
  if (state === 'cold') return fahrenheit > receivingLimits.cold ? 'tooWarm' : null
  return fahrenheit < receivingLimits.hot ? 'tooCold' : null
}
