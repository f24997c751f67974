import type { DayStateTone } from '../DayStates/day-state-tone.ts'

/** How far a meal has come; `missing`: it is served, and has no menu. */
export type MealTone = DayStateTone | 'missing'
