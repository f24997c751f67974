import type { DayStateTone } from '../DayStates/day-state-tone.ts'

/** The status of a meal; `missing`: it is to be served, but has no menu. */
export type MealTone = DayStateTone | 'missing'
